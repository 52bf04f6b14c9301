import { describe, expect, it } from 'vitest';
import { rewriteAnswer, rewriteResponseHeaders } from './proxy.ts';
import { markForPage } from './page-cookies.ts';

describe('an answer of the upstream service', () => {
  it.each([
    [404, '{"code":404,"msg":"Not Found"}'],
    [400, '{"code":-460}'],
    [503, '{"code":503}'],
    [200, '{"code":502,"msg":"账号或密码错误"}'],
    [200, '{"code":302}'],
    [200, '{"data":{"code":200}}'],
  ])('becomes HTTP 200 with the same body for status %i and %s', (status, body) => {
    expect(rewriteAnswer(status, body, false)).toEqual({ status: 200, body });
  });
  it.each([
    [502, '{"code":502,"msg":{"errno":-3008,"code":"ENOTFOUND"}}'],
    [502, '{"code":502,"msg":"Error: getaddrinfo ENOTFOUND music.example"}'],
    [200, '{"code":502,"msg":"connect ECONNREFUSED 192.0.2.1:443"}'],
  ])('is no wrong password if the service cannot reach its own upstream: %i %s', (status, body) => {
    const answer = rewriteAnswer(status, body, true);
    expect(answer.status).toBe(200);
    expect(JSON.parse(answer.body)).toEqual({
      code: 504,
      msg: '上游服务无法访问',
      message: '上游服务无法访问',
    });
  });
  it('stays a 301 when the login is missing', () => {
    const body = '{"code":301,"msg":"需要登录"}';
    expect(rewriteAnswer(301, body, true)).toEqual({ status: 301, body });
  });
  it.each([
    [404, '<html>', 404],
    [200, '<html>', 504],
    [301, 'Moved', 504],
    [302, '', 504],
    [502, '<html>', 504],
    [503, '{"error":"busy"}', 504],
  ])(
    'becomes a failure instead of a lost session for status %i and the non-contract body %j',
    (status, text, code) => {
      const answer = rewriteAnswer(status, text, true);
      expect(answer.status).toBe(200);
      expect(JSON.parse(answer.body)).toMatchObject({ code });
    },
  );
});

describe('a login at the upstream service', () => {
  const text = '{"code":200,"token":"ab","cookie":"MUSIC_U=ab; Path=/;;__csrf=cd;","profile":{}}';
  it('hides the token from pages, and passes it to programs', () => {
    const { body } = rewriteAnswer(200, text, true);
    expect(body).not.toMatch(/ab|cd/);
    expect(JSON.parse(body)).toMatchObject({ code: 200, profile: {} });
    expect(rewriteAnswer(200, text, false).body).toBe(text);
  });
});

describe('headers of the upstream service', () => {
  const http = { https: false, sender: 'unknown', basePath: '', given: true, mark: null } as const;
  const https = { ...http, https: true };
  const kept = 'MUSIC_U=ab; Max-Age=10; Path=/; HttpOnly; SameSite=Strict';
  const cookie = 'MUSIC_U=ab; Max-Age=10; Domain=.music.example; Path=/; SameSite=None; Secure';
  it('lose the cookie domain, and Secure without https', () => {
    expect(rewriteResponseHeaders({ 'set-cookie': [cookie] }, http)['set-cookie']).toEqual([kept]);
    expect(
      rewriteResponseHeaders({ 'set-cookie': ['MUSIC_U=ab; HttpOnly; Path=/;'] }, http)['set-cookie'],
    ).toEqual(['MUSIC_U=ab; Path=/; HttpOnly; SameSite=Strict']);
  });
  it('may hold a single cookie as a string', () => {
    const single: Record<string, string> = { 'set-cookie': cookie };
    expect(rewriteResponseHeaders(single, http)['set-cookie']).toEqual([kept]);
  });
  it('keep Secure on https', () => {
    expect(rewriteResponseHeaders({ 'set-cookie': [cookie] }, https)['set-cookie']).toEqual([
      `${kept}; Secure`,
    ]);
  });
  it('mark session cookies that are issued to our page', () => {
    const theirs = [cookie, '__csrf=cd; Path=/', 'MUSIC_A=; Max-Age=0; Path=/'];
    expect(
      rewriteResponseHeaders({ 'set-cookie': theirs }, { ...http, sender: 'own' })['set-cookie'],
    ).toEqual([
      kept.replace('=ab', `=${markForPage('ab')}`),
      '__csrf=cd; Path=/; HttpOnly; SameSite=Strict',
      'MUSIC_A=; Max-Age=0; Path=/; HttpOnly; SameSite=Strict',
    ]);
  });
  it('set an unmarked cookie again with the page mark, and forbid caching', () => {
    const mark = { name: 'MUSIC_U', value: 'ab', maxAge: 10, httpOnly: true };
    const theirs = { 'cache-control': 'max-age=120' };
    expect(rewriteResponseHeaders(theirs, { ...http, sender: 'own', mark })).toEqual({
      'cache-control': 'no-store',
      'set-cookie': [`MUSIC_U=${markForPage('ab')}; Max-Age=10; Path=/; HttpOnly; SameSite=Strict`],
    });
  });
  it('have the path of cookies and the mark below the base path', () => {
    const theirs = ['MUSIC_U=ab; Path=/', 'MUSIC_R_T=1; path=/eapi/feedback', 'odd=1'];
    const below = { ...http, sender: 'own', basePath: '/a/b' } as const;
    expect(rewriteResponseHeaders({ 'set-cookie': theirs }, below)['set-cookie']).toEqual([
      `MUSIC_U=${markForPage('ab', '/a/b')}; Path=/a/b; HttpOnly; SameSite=Strict`,
      'MUSIC_R_T=1; Path=/a/b/eapi/feedback; HttpOnly; SameSite=Strict',
      'odd=1; HttpOnly; SameSite=Strict',
    ]);
  });
  it('set no cookie for a sender that may not have cookies', () => {
    expect(rewriteResponseHeaders({ 'set-cookie': [cookie] }, { ...https, given: false })).toEqual({});
  });
  it('lose Location and CORS headers', () => {
    const theirs = {
      location: 'https://elsewhere.example',
      'access-control-allow-credentials': 'true',
      etag: '"a"',
    };
    expect(rewriteResponseHeaders(theirs, https)).toEqual({ etag: '"a"' });
  });
});
