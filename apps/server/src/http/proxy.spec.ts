import { describe, expect, it } from 'vitest';
import { ownAnswer, ownHeaders } from './proxy.ts';

describe('an answer of a foreign service', () => {
  it.each([
    [404, '{"code":404,"msg":"Not Found"}'],
    [400, '{"code":-460}'],
    [503, '{"code":503}'],
    [502, '{"code":502}'],
    [200, '{"code":302}'],
    [200, '{"data":{"code":200}}'],
  ])('with status %i and %s is HTTP 200 with the same body', (status, body) => {
    expect(ownAnswer(status, body)).toEqual({ status: 200, body });
  });
  it('stays a 301 when the login is missing', () => {
    const body = '{"code":301,"msg":"需要登录"}';
    expect(ownAnswer(301, body)).toEqual({ status: 301, body });
  });
  it.each([
    [404, '<html>', 404],
    [200, '<html>', 502],
    [301, 'Moved', 502],
    [302, '', 302],
    [503, '{"error":"busy"}', 503],
  ])(
    'with status %i and %j, which is not the contract, is a failure and no lost session',
    (status, text, code) => {
      const answer = ownAnswer(status, text);
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body)).toMatchObject({ code });
    },
  );
});

describe('headers of a foreign service', () => {
  const cookie = 'MUSIC_U=ab; Max-Age=10; Domain=.music.example; Path=/; SameSite=None; Secure';
  it('lose the cookie domain, and what only https can keep', () => {
    expect(ownHeaders({ 'set-cookie': [cookie] }, false)['set-cookie']).toEqual([
      'MUSIC_U=ab; Max-Age=10; Path=/',
    ]);
  });
  it('may hold a single cookie as text', () => {
    const single: Record<string, string> = { 'set-cookie': cookie };
    expect(ownHeaders(single, false)['set-cookie']).toEqual(['MUSIC_U=ab; Max-Age=10; Path=/']);
  });
  it('keep Secure on https', () => {
    expect(ownHeaders({ 'set-cookie': [cookie] }, true)['set-cookie']).toEqual([
      'MUSIC_U=ab; Max-Age=10; Path=/; SameSite=None; Secure',
    ]);
  });
  it('lose a Location', () => {
    expect(ownHeaders({ location: 'https://elsewhere.example', etag: '"a"' }, true)).toEqual({ etag: '"a"' });
  });
});
