import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { type MutationOptions, MutationObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { clearRecentMutation, recentFilmsQuery, recentSongsQuery, restoreRecentMutation } from './index.ts';

const row = (id: number, playTime: number) => ({
  resourceId: String(id),
  playTime,
  resourceType: 'SONG',
  data: { id, name: `歌${id}`, ar: [], al: { id: 1, name: '', picUrl: '' }, dt: 1000, alia: [] },
});
const answer = (...list: object[]) => ({ code: 200, message: '', data: { total: list.length, list } });

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const ids = () => client.getQueryData(recentSongsQuery('10').queryKey)?.map(({ id }) => id);
  const run = <V, R>(options: MutationOptions<void, Error, V, R>, variables: V) =>
    new MutationObserver(client, options).mutate(variables);
  return { stub, client, ids, run };
}
const three = { '/record/recent/song': answer(row(1, 100), row(3, 300), row(2, 200), row(3, 50)) };
const change = { uid: '10', list: 'song', until: 300 } as const;

it('sorts a list newest first and removes duplicates, whatever the order of the service', async () => {
  const { client, ids } = setUp(three);
  await client.fetchQuery(recentSongsQuery('10'));
  expect(ids()).toEqual(['3', '2', '1']);
});

it('reads title and cover of both forms of films', async () => {
  const { client } = setUp({
    '/record/recent/video': answer(
      { ...row(7, 9), data: { name: '旧', cover: '/a', artistName: '甲' } },
      {
        ...row(8, 8),
        resourceId: 'AB',
        data: { title: '新', coverUrl: '/b', creator: [{ userName: '乙' }] },
      },
    ),
  });
  expect((await client.fetchQuery(recentFilmsQuery('10'))).map(({ item }) => item)).toEqual([
    { kind: 'mv', title: '旧', coverUrl: '/a', by: '甲' },
    { kind: 'video', title: '新', coverUrl: '/b', by: '乙' },
  ]);
});

it('removes an entry at once and restores it at its position', async () => {
  const done = { '/x/record/clear': { code: 200, until: 300 }, '/x/record/restore': { code: 200 } };
  const { client, ids, run, stub } = setUp({ ...three, ...done });
  const removedRows = (await client.fetchQuery(recentSongsQuery('10'))).filter(({ id }) => id === '2');
  const asked = run(clearRecentMutation(), { ...change, ids: ['2'] });
  await Promise.resolve();
  await asked;
  expect(ids()).toEqual(['3', '1']);
  expect(await stub.requests[1]?.form()).toEqual({ type: 'song', id: '2', until: '300' });
  await run(restoreRecentMutation(), { ...change, ids: ['2'], removedRows });
  expect(ids()).toEqual(['3', '2', '1']);
});

it('restores the list exactly when the service refuses a clearing', async () => {
  const { client, ids, run } = setUp({ ...three, '/x/record/clear': { code: 500 } });
  await client.fetchQuery(recentSongsQuery('10'));
  const before = client.getQueryData(recentSongsQuery('10').queryKey);
  await run(clearRecentMutation(), { ...change, ids: null }).catch(() => undefined);
  expect(client.getQueryData(recentSongsQuery('10').queryKey)).toEqual(before);
  expect(ids()).toHaveLength(3);
});

it('does not clear entries played after the list was shown', async () => {
  const { client, ids, run } = setUp({ ...three, '/x/record/clear': { code: 200, until: 200 } });
  await client.fetchQuery(recentSongsQuery('10'));
  await run(clearRecentMutation(), { ...change, until: 200, ids: null });
  expect(ids()).toEqual(['3']);
});
