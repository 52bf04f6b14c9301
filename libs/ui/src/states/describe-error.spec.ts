import { expect, it } from 'vitest';
import { describeError } from './describe-error.ts';

const sentence = (error: unknown) => describeError(error).sentence.message;

it.each([
  [{ kind: 'network' }, '连不上服务器'],
  [{ kind: 'timeout' }, '迟迟没有回应'],
  [{ kind: 'status', status: 500 }, '服务器出了点问题'],
  [{ kind: 'status', status: 403 }, '没有权限'],
  [{ kind: 'failure', code: 404 }, '没有找到'],
  [{ kind: 'failure', code: 504 }, '服务器出了点问题'],
  [{ kind: 'failure', code: 512 }, '没能取到内容'],
  [{ name: 'ChunkLoadError' }, '没有完整送达'],
  [{ code: 'CSS_CHUNK_LOAD_FAILED' }, '没有完整送达'],
  [new TypeError('x is not a function'), '这里出了点问题'],
  ['text', '这里出了点问题'],
  [null, '这里出了点问题'],
])('describes %j', (error, description) => {
  expect(sentence(error)).toContain(description);
});

it('passes on the message of the server, but no message of a program error', () => {
  expect(describeError({ kind: 'failure', code: 400, message: '歌单不存在' }).detail).toBe('歌单不存在');
  expect(describeError(new TypeError('x is not a function')).detail).toBeUndefined();
});
