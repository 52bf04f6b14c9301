import { describe, expect, it } from 'vitest';
import { rewriteAnswer, rewriteResponseHeaders } from './proxy.ts';
import { markForPage } from './page-cookies.ts';

describe('an answer of the upstream service', () => {
  it.each([
    [404, '{"code":404,"msg":"Not Found"}'],
    [400, '{"code":-460}'],
    [503, '{"code":503}'],
    [502, '{"code":502}'],
    [200, '{"code":302}'],
    [200, '{"data":{"code":200}}'],
  ])('becomes HTTP 200 with the same body for status %i and %s', (status, body) => {
    expect(rewriteAnswer(status, body, false)).toEqual({ status: 200, body });
  });
  it('stays a 301 when the login is missing', () => {
    const body = '{"code":301,"msg":"需要登录"}';
    expect(rewriteAnswer(301, body, true)).toEqual({ status: 301, body });
  });
  it.each([
    [404, '<html>', 404],
    [200, '<html>', 502],
    [301, 'Moved', 502],
    [302, '', 302],
    [503, '{"error":"busy"}', 503],
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
  const http = { https: false, sender: 'unknown', given: true, mark: null } as const;
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
