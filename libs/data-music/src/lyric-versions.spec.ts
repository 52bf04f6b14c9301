import type { LyricVersion } from '@qingyin/contract';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch, type StubAnswer } from '@qingyin/http-client/testing';
import { createQueryClient } from '@qingyin/query-kit';
import { type MutationOptions, MutationObserver, type QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import {
  lyricConflict,
  lyricQuery,
  lyricVersionQuery,
  lyricVersionsQuery,
  revertLyricMutation,
  saveLyricMutation,
} from './index.ts';

const version: LyricVersion = {
  version: 3,
  time: 1_700_000_000_000,
  user: { userId: 7, nickname: '月', avatarUrl: 'http://p.test/1.jpg' },
  format: 'lrc',
  timing: 'line',
  lines: 1,
};

function setUp(answers: Record<string, StubAnswer>) {
  const stub = stubFetch(answers);
  configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
  const client = createQueryClient();
  const lyrics = { code: 200, lrc: { version: 1, lyric: '[00:01.00]旧' } };
  for (const id of ['1', '2']) {
    client.setQueryData(lyricQuery(id).queryKey, lyrics);
    client.setQueryData(lyricVersionsQuery(id).queryKey, { current: 0, versions: [] });
  }
  const stale = (id: string) =>
    [lyricQuery(id).queryKey, lyricVersionsQuery(id).queryKey].map(
      (key) => client.getQueryState(key)?.isInvalidated,
    );
  return { stub, client, stale };
}

const run = <Data, Variables>(
  client: QueryClient,
  options: MutationOptions<Data, Error, Variables>,
  variables: Variables,
): Promise<Data> => new MutationObserver(client, options).mutate(variables);

describe('versions of lyrics', () => {
  it('are saved with their base version and fetched again', async () => {
    const { client, stub, stale } = setUp({ '/x/lyric/save': { code: 200, data: version } });
    const variables = { id: '1', lyric: '[00:01.00]新', base: 2 };
    expect(await run(client, saveLyricMutation(), variables)).toEqual(version);
    expect(stub.requests[0]?.method).toBe('POST');
    expect(await stub.requests[0]?.form()).toEqual({ ...variables, base: '2' });
    expect(stale('1')).toEqual([true, true]);
    expect(stale('2')).toEqual([false, false]);
  });

  it('are restored by version number', async () => {
    const { client, stale } = setUp({ '/x/lyric/revert': { code: 200, data: { ...version, from: 0 } } });
    expect(await run(client, revertLyricMutation(), { id: '1', version: 0, base: 2 })).toMatchObject({
      version: 3,
      from: 0,
    });
    expect(stale('1')).toEqual([true, true]);
  });

  it("report a conflict with another user's edit and are fetched again", async () => {
    const { client, stale } = setUp({
      '/x/lyric/save': { code: 409, message: '歌词已有新的版本', data: version },
    });
    const error = await run(client, saveLyricMutation(), { id: '1', lyric: '新', base: 2 }).catch(
      (thrown: unknown) => thrown,
    );
    expect(lyricConflict(error)).toEqual(version);
    expect(stale('1')).toEqual([true, true]);
  });

  it('stay unchanged when the service refuses', async () => {
    const { client, stale } = setUp({ '/x/lyric/save': { code: 400, message: '参数错误' } });
    const error = await run(client, saveLyricMutation(), { id: '1', lyric: '', base: 0 }).catch(
      (thrown: unknown) => thrown,
    );
    expect(lyricConflict(error)).toBeNull();
    expect(error).toMatchObject({ code: 400, message: '参数错误' });
    expect(stale('1')).toEqual([false, false]);
  });

  it('are read by version number', async () => {
    const { client } = setUp({
      '/x/lyric/versions': { code: 200, data: { current: 3, versions: [version] } },
      '/x/lyric/version': { code: 200, data: { version: 3, format: 'lrc', lyric: '[00:01.00]新' } },
    });
    client.clear();
    expect(await client.fetchQuery(lyricVersionsQuery('1'))).toEqual({ current: 3, versions: [version] });
    expect(await client.fetchQuery(lyricVersionQuery('1', 3))).toMatchObject({ lyric: '[00:01.00]新' });
  });
});
