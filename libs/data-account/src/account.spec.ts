import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { capabilitiesQuery, loginMutation, loginStatusQuery, logout, registerAnonymous } from './index.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const logIn = (account: string) =>
    new MutationObserver(client, loginMutation()).mutate({ account, password: 'p' });
  return { stub, client, logIn };
}

describe('login', () => {
  it('uses the e-mail call for an e-mail address, with the password in the body and not in the URL', async () => {
    const { stub, logIn } = setUp({ '/login': { code: 200, cookie: 'MUSIC_U=1' } });
    expect(await logIn('a@b.cn')).toMatchObject({ cookie: 'MUSIC_U=1' });
    expect(await stub.requests[0]?.form()).toEqual({ email: 'a@b.cn', password: 'p' });
    expect(stub.requests[0]?.url.href).not.toContain('password');
  });

  it('uses the phone call for a number', async () => {
    const { stub, logIn } = setUp({ '/login/cellphone': { code: 200 } });
    await logIn('13800000000');
    expect(await stub.requests[0]?.form()).toEqual({ phone: '13800000000', password: 'p' });
  });

  it.each([
    [502, '账号或密码错误'],
    [501, '账号不存在'],
    [509, '密码错误超过限制'],
  ])('rejects a refusal of code %i with code and message', async (code, msg) => {
    const { logIn } = setUp({ '/login': { code, msg } });
    await expect(logIn('a@b.cn')).rejects.toMatchObject({ kind: 'failure', code, message: msg });
  });
});

describe('login status', () => {
  it('has no profile for a guest', async () => {
    const { client } = setUp({ '/login/status': { data: { code: 200, account: null, profile: null } } });
    expect(await client.fetchQuery(loginStatusQuery())).toEqual({ account: null, profile: null });
  });

  it('rejects when the service fails', async () => {
    const { client } = setUp({ '/login/status': { code: 500 } });
    await expect(client.fetchQuery(loginStatusQuery())).rejects.toMatchObject({ code: 500 });
  });
});

describe('other calls of the account', () => {
  it('registers a visitor with a cookie and an id', async () => {
    setUp({ '/register/anonimous': { code: 200, userId: 5, createTime: 1, cookie: 'MUSIC_A=1' } });
    expect(await registerAnonymous()).toEqual({ cookie: 'MUSIC_A=1', userId: 5 });
  });

  it('rejects when a logout fails', async () => {
    setUp({ '/logout': { code: 500 } });
    await expect(logout()).rejects.toMatchObject({ code: 500 });
  });

  it('requests the capabilities once', async () => {
    const data = { product: 'qingyin', version: '1', foreign: false, features: ['login'] };
    const { stub, client } = setUp({ '/x/capabilities': { code: 200, data } });
    await client.fetchQuery(capabilitiesQuery());
    expect(await client.fetchQuery(capabilitiesQuery())).toEqual(data);
    expect(stub.requests).toHaveLength(1);
  });
});
