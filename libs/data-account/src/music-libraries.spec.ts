import type { MusicLibrary } from '@qingyin/contract';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { MutationObserver, type MutationObserverOptions, QueryObserver } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  addMusicLibraryMutation,
  musicLibrariesQuery,
  removeMusicLibraryMutation,
  scanMusicLibraryMutation,
  updateMusicLibraryMutation,
} from './index.ts';

const library = (id: number, rest: Partial<MusicLibrary> = {}): MusicLibrary => ({
  ...{ id, name: `音乐${id}`, path: `/music/${id}`, everyone: true, guests: false, members: [] },
  ...{ watch: true, watching: 'watching', fromOptions: false, state: 'online', reason: '', missing: 0 },
  ...{
    files: 3,
    songs: 3,
    albums: 1,
    failed: 0,
    unsupported: [],
    scannedAt: 1e12,
    removedAt: null,
    scan: null,
  },
  ...rest,
});
const settings = {
  ...{ name: '夜里听', everyone: false, guests: false, watch: false },
  members: [3, 8].map((userId) => ({ userId, nickname: `听众${userId}`, avatarUrl: '' })),
};

async function setUp(answers: Record<string, StubAnswer> = {}) {
  const stub = stubFetch({ '/x/admin/libraries': { code: 200, data: [library(1), library(2)] }, ...answers });
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  await client.fetchQuery(musicLibrariesQuery());
  const run = <Answer, Variables, Result>(
    options: MutationObserverOptions<Answer, Error, Variables, Result>,
    variables: Variables,
  ) => new MutationObserver(client, options).mutate(variables);
  const known = () => client.getQueryData(musicLibrariesQuery().queryKey)?.libraries ?? [];
  const sent = async (path: string) => stub.requests.find(({ url }) => url.pathname.endsWith(path))?.form();
  return { stub, client, run, known, sent };
}
/** Answers once `release` is called. */
function held(code: number) {
  let release = (): void => undefined;
  const answered = new Promise<void>((done) => (release = done));
  return { answer: () => answered.then(() => Response.json({ code })), release: () => release() };
}

describe('music libraries', () => {
  it.each([
    ['15 s', [library(1)], 15_000],
    [
      '2 s during a scan',
      [
        library(1),
        library(2, {
          scan: { pass: 'tags', found: 9, toRead: 9, read: 1, failed: 0, startedAt: 1, leftMs: null },
        }),
      ],
      2000,
    ],
  ])('are polled every %s', async (_name, data, ms) => {
    const { client } = await setUp({ '/x/admin/libraries': { code: 200, data } });
    const observer = new QueryObserver(client, musicLibrariesQuery());
    const { refetchInterval } = observer.options;
    const query = client.getQueryCache().find({ queryKey: musicLibrariesQuery().queryKey });
    if (typeof refetchInterval !== 'function' || !query) throw new Error('is not polled');
    expect(refetchInterval(query as never)).toBe(ms);
    expect(observer.options.refetchIntervalInBackground).not.toBe(true);
  });

  it('are sent with the ids of their members', async () => {
    const { run, sent } = await setUp({ '/x/admin/libraries/add': { code: 200, data: { id: 9 } } });
    expect(await run(addMusicLibraryMutation(), { path: '/music/夜', settings })).toBe(9);
    expect(await sent('/add')).toEqual({
      ...{ path: '/music/夜', name: '夜里听', everyone: 'false', guests: 'false' },
      ...{ members: '3,8', watch: 'false' },
    });
  });

  it('show changed settings at once', async () => {
    const { answer, release } = held(200);
    const { run, known } = await setUp({ '/x/admin/libraries/update': answer });
    const done = run(updateMusicLibraryMutation(), { id: 2, settings });
    await expect.poll(known).toMatchObject([{ name: '音乐1' }, { id: 2, ...settings }]);
    release();
    await done;
  });

  it('show a scan at once', async () => {
    const { answer, release } = held(200);
    const { run, known } = await setUp({ '/x/admin/libraries/scan': answer });
    const done = run(scanMusicLibraryMutation(), 1);
    await expect.poll(known).toMatchObject([{ scan: { pass: 'folders', leftMs: null } }, { scan: null }]);
    release();
    await done;
  });

  it('are restored alone when the service refuses their removal', async () => {
    const { answer, release } = held(500);
    const { run, known, client } = await setUp({ '/x/admin/libraries/remove': answer });
    const done = run(removeMusicLibraryMutation(), 1);
    await expect.poll(() => known()[0]?.removedAt).toBeGreaterThan(0);
    client.setQueryData(
      musicLibrariesQuery().queryKey,
      (list) =>
        list && {
          ...list,
          libraries: list.libraries.map((each) => (each.id === 2 ? { ...each, songs: 4 } : each)),
        },
    );
    release();
    await expect(done).rejects.toMatchObject({ code: 500 });
    expect(known()).toMatchObject([{ removedAt: null }, { songs: 4 }]);
  });
});
