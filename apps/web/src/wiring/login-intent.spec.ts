import { setupI18n } from '@lingui/core';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { createSession } from '@qingyin/session';
import { actionBar } from '@qingyin/ui';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createIntentActions } from './login-intent-actions.ts';
import { bindLoginIntent } from './login-intent.ts';

const like = { kind: 'like', payload: { id: 5, like: true } };

function setUp(intent: typeof like | null = like) {
  const session = createSession(localStorage);
  const ports = {
    session,
    takeIntent: vi.fn(() => intent),
    perform: vi.fn(() => Promise.resolve()),
    attempt: vi.fn((action: () => Promise<unknown>) => action().then(() => undefined)),
  };
  bindLoginIntent(ports);
  return ports;
}

describe('login intent', () => {
  beforeEach(() => localStorage.clear());

  it('is performed once after the login', () => {
    const { session, perform } = setUp();
    session.save({ userId: '7', login: true });
    session.save({ visitor: false, cookie: 'x' });
    expect(perform).toHaveBeenCalledTimes(1);
    expect(perform).toHaveBeenCalledWith(like, '7');
  });

  it('is kept while nobody logs in', () => {
    const { session, takeIntent } = setUp();
    session.save({ visitor: true, userId: '1' });
    expect(takeIntent).not.toHaveBeenCalled();
  });

  it('is passed to `attempt`, so that a retry performs it for the same user', async () => {
    const { session, attempt, perform } = setUp();
    session.save({ userId: '7', login: true });
    await attempt.mock.calls[0]?.[0]();
    expect(perform).toHaveBeenCalledTimes(2);
    expect(perform).toHaveBeenLastCalledWith(like, '7');
  });
});

const i18n = setupI18n({ locale: 'zh-CN', messages: { 'zh-CN': {} } });

describe('intent actions', () => {
  it('send the request of each intent to the service', async () => {
    const done = { code: 200 };
    const stub = stubFetch({
      '/like': done,
      '/playlist/subscribe': done,
      '/album/sub': done,
      '/artist/sub': done,
      '/share/resource': { code: 200, event: { id: 8 } },
      '/follow': done,
    });
    configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
    const perform = createIntentActions(createQueryClient(), i18n);
    await perform(like, '7');
    await perform({ kind: 'subscribe-playlist', payload: { id: '9', subscribe: true } }, '7');
    await perform({ kind: 'subscribe-album', payload: { id: '3', subscribe: true } }, '7');
    await perform({ kind: 'follow-artist', payload: { id: '4', subscribe: false } }, '7');
    const said = vi.spyOn(actionBar, 'show');
    await perform({ kind: 'post', payload: { msg: '好听' } }, '7');
    expect(said.mock.calls[0]?.[0].text).toBe('已发到我的动态');
    expect(await stub.requests[4]?.form()).toEqual({ type: 'noresource', msg: '好听' });
    await perform({ kind: 'follow-person', payload: { id: '2', subscribe: true } }, '7');
    expect(await stub.requests[5]?.form()).toEqual({ id: '2', t: '1' });
    expect(stub.paths()).toEqual([
      '/like',
      '/playlist/subscribe',
      '/album/sub',
      '/artist/sub',
      '/share/resource',
      '/follow',
    ]);
    expect(await stub.requests[2]?.form()).toEqual({ id: '3', t: '1' });
    expect(await stub.requests[3]?.form()).toEqual({ id: '4', t: '2' });
    expect(await stub.requests[0]?.form()).toEqual({ id: '5', like: 'true' });
    expect(await stub.requests[1]?.form()).toEqual({ id: '9', t: '1' });
  });
});
