import { BusinessError, needsLogin } from '@qingyin/server-kernel';
import { sessionStatuses } from '@qingyin/contract';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerForError } from './error-answers.ts';

const withStatus = (statusCode: number): Error => Object.assign(new Error('refused'), { statusCode });
const withCode = (code: string): Error => Object.assign(new Error('failed'), { code });

describe('answerForError', () => {
  it('uses an HTTP status other than 200 only for a missing login', () => {
    expect(answerForError(needsLogin()).failure).toEqual({
      status: 301,
      body: { code: 301, msg: '需要登录', message: '需要登录' },
    });
  });
  it.each([...sessionStatuses.filter((status) => status !== 301), 413, 414, 415, 429, 500])(
    'answers HTTP 200 when the framework refuses with %i',
    (status) => {
      const { failure } = answerForError(withStatus(status));
      expect(failure.status).toBe(200);
      expect(failure.body.code).toBeGreaterThanOrEqual(400);
      expect(failure.body.msg).not.toBe('');
    },
  );
  it('passes the code of a business error on', () => {
    expect(answerForError(new BusinessError(502, '账号或密码错误')).failure).toMatchObject({
      status: 200,
      body: { code: 502 },
    });
  });
  it('names the parameters that a schema refuses', () => {
    const { error } = z.object({ id: z.number(), name: z.string() }).safeParse({});
    expect(answerForError(error).failure.body).toMatchObject({ code: 400, msg: '参数错误：id、name' });
  });
  it('uses the message of a schema refinement', () => {
    const { error } = z
      .object({ content: z.string().refine(() => false, '内容不能为空') })
      .safeParse({ content: '' });
    expect(answerForError(error).failure.body).toMatchObject({ code: 400, msg: '内容不能为空' });
  });
  it.each(['SQLITE_FULL', 'ENOSPC'])('reports a full disk (%s)', (code) => {
    const { failure, severity } = answerForError(withCode(code));
    expect(failure).toMatchObject({ status: 200, body: { code: 507 } });
    expect(severity).toBe('error');
  });
  it('does not take an aborted request for a lost database connection', () => {
    const hungUp = Object.assign(new Error('aborted'), { code: 'ECONNRESET' });
    const lost = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' });
    const text = '服务器数据库暂时连接不上，请稍后再试';
    expect(answerForError(hungUp).failure.body.msg).not.toBe(text);
    expect([
      answerForError(lost).failure.body.msg,
      answerForError(withCode('ECONNREFUSED')).failure.body.msg,
    ]).toEqual([text, text]);
  });
  it('reveals nothing about an unexpected error', () => {
    const { failure, severity } = answerForError(new Error('select * from user'));
    expect(JSON.stringify(failure)).not.toContain('select');
    expect(failure).toMatchObject({ status: 200, body: { code: 500 } });
    expect(severity).toBe('error');
  });
  it('accepts thrown values that are not errors', () => {
    expect(answerForError('x').failure.body.code).toBe(500);
    expect(answerForError(undefined).failure.body.code).toBe(500);
  });
});
