import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver, type MutationObserverOptions } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  endOtherSessionsMutation,
  endSessionMutation,
  invitationsQuery,
  resetPasswordMutation,
  revokeInvitationMutation,
  sessionsQuery,
  unwantedQuery,
  updateProfileMutation,
  loginStatusQuery,
  restoreUnwantedMutation,
} from './index.ts';

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const run = <Answer, Variables, Result>(
    options: MutationObserverOptions<Answer, Error, Variables, Result>,
    variables: Variables,
  ) => new MutationObserver(client, options).mutate(variables);
  return { stub, client, run };
}

/** Answers that refuse calls about `id` and accept all others. */
const refusing = (id: string) => async (_url: URL, request: Request) =>
  Response.json({ code: (await request.formData()).get('id') === id ? 500 : 200 });

const device = (id: string, current = false) => ({ id, device: id, createTime: 1, lastSeenTime: 1, current });
const song = (id: number) => ({
  id,
  name: `歌曲${id}`,
  ar: [],
  al: { id: 1, name: '', picUrl: '' },
  dt: 1,
  alia: [],
  time: 1,
  source: 'trash',
});

describe('rollback after a refusal', () => {
  it('restores only the refused session at its position', async () => {
    const { client, run } = setUp({
      '/x/sessions': { code: 200, data: [device('a', true), device('b'), device('c')] },
      '/x/sessions/end': refusing('b'),
    });
    await client.fetchQuery(sessionsQuery());
    const [b, c] = await Promise.allSettled([
      run(endSessionMutation(), device('b')),
      run(endSessionMutation(), device('c')),
    ]);
    expect([b.status, c.status]).toEqual(['rejected', 'fulfilled']);
    expect(client.getQueryData(sessionsQuery().queryKey)?.map(({ id }) => id)).toEqual(['a', 'b']);
  });

  it('restores only the refused invitation at its position', async () => {
    const invitation = (id: number) => ({ id, createTime: 1, expireTime: 2, state: 'open', usedBy: null });
    const { client, run } = setUp({
      '/x/invitations': { code: 200, data: [invitation(1), invitation(2), invitation(3)] },
      '/x/invitations/revoke': refusing('2'),
    });
    await client.fetchQuery(invitationsQuery());
    // The list is not refreshed, so that only the rollback is seen.
    const { queryKey } = invitationsQuery();
    const revoke = { ...revokeInvitationMutation(), meta: {} };
    await Promise.allSettled([run(revoke, 2), run(revoke, 3)]);
    expect(client.getQueryData(queryKey)?.map(({ id }) => id)).toEqual([1, 2]);
  });

  it('restores only the refused song at its position', async () => {
    const { client, run } = setUp({
      '/x/unwanted': { code: 200, count: 3, more: false, songs: [song(1), song(2), song(3)] },
      '/x/unwanted/remove': refusing('2'),
    });
    await client.fetchInfiniteQuery(unwantedQuery());
    await Promise.allSettled([run(restoreUnwantedMutation(), 1), run(restoreUnwantedMutation(), 2)]);
    const [page] = client.getQueryData(unwantedQuery().queryKey)?.pages ?? [];
    expect(page?.songs.map(({ track }) => track.id)).toEqual([2, 3]);
    expect(page?.count).toBe(2);
  });
});

it('treats a session that has ended already as success', async () => {
  const { run } = setUp({ '/x/sessions/end': { code: 404 } });
  await expect(run(endSessionMutation(), device('b'))).resolves.toBeUndefined();
});

it('keeps the current session when all others end', async () => {
  const { client, run } = setUp({
    '/x/sessions': { code: 200, data: [device('a', true), device('b')] },
    '/x/sessions/end-others': { code: 200, ended: 1 },
  });
  await client.fetchQuery(sessionsQuery());
  expect(await run(endOtherSessionsMutation(), undefined)).toBe(1);
  expect(client.getQueryData(sessionsQuery().queryKey)).toEqual([device('a', true)]);
});

it('shows a changed profile in the cached login status', async () => {
  const { client, run, stub } = setUp({
    '/login/status': { data: { code: 200, account: null, profile: { nickname: '青山', signature: '' } } },
    '/user/update': { code: 200 },
  });
  await client.fetchQuery(loginStatusQuery());
  await run(updateProfileMutation(), { nickname: '青莲' });
  expect(client.getQueryData(loginStatusQuery().queryKey)?.profile).toMatchObject({ nickname: '青莲' });
  expect(stub.paths()).toEqual(['/login/status', '/user/update']);
});

it('does not reset a password for a phone without an account, because the call would create one', async () => {
  const { run, stub } = setUp({
    '/cellphone/existence/check': { code: 200, exist: -1, nickname: null, hasPassword: false },
  });
  const proof = { phone: '13800138000', countryCode: '86', captcha: '123456', password: 'a new password' };
  await expect(run(resetPasswordMutation(), proof)).rejects.toMatchObject({ kind: 'failure', code: 501 });
  expect(stub.paths()).toEqual(['/cellphone/existence/check']);
});
