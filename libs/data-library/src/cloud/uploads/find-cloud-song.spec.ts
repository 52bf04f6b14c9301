import type { CloudItem } from '@qingyin/contract';
import { configureHttp } from '@qingyin/http-client';
import { stubFetch } from '@qingyin/http-client/testing';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { cloudKeys } from '../cloud-keys.ts';
import { toCloudSong } from '../cloud-song.ts';
import { createSongFinder } from './find-cloud-song.ts';

const item = (songId: number, fileName: string) =>
  ({
    songId,
    fileName,
    simpleSong: { id: songId, name: fileName, ar: [], al: { id: 0 }, alia: [] },
  }) as unknown as CloudItem;
const items = [item(1, '夜曲.flac'), item(2, 'Live.mp3'), item(3, 'live.flac'), item(4, 'a.b.mp3')];
const { signal } = new AbortController();

function finder(cached: CloudItem[], more = false) {
  const client = new QueryClient();
  const page = { songs: cached.map(toCloudSong), count: items.length, usedBytes: 0, quotaBytes: 0, more };
  client.setQueryData(cloudKeys.cloud('7'), { pages: [page], pageParams: [0] });
  const find = createSongFinder(client, '7');
  return { client, page, find: async (name: string) => (await find(name, signal))?.id ?? null };
}

describe('song of a lyrics file', () => {
  it('is the only one of its name, with or without a language', async () => {
    const { find } = finder(items);
    expect(await find('夜曲.zh.LRC')).toBe(1);
    expect(await find('a.b.lrc')).toBe(4);
    expect(await find('live.lrc')).toBeNull();
    expect(await find('b.lrc')).toBeNull();
  });

  it('is looked for in the whole disk when only a part is cached', async () => {
    const stub = stubFetch({
      '/user/cloud': (url: URL) => {
        const offset = Number(url.searchParams.get('offset'));
        return { code: 200, data: items.slice(offset, offset + 2), hasMore: offset === 0 };
      },
    });
    configureHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
    const { find } = finder(items.slice(0, 1), true);
    expect(await find('a.b.lrc')).toBe(4);
    expect(stub.requests).toHaveLength(2);
  });

  it('is found after it was added to the cached disk', async () => {
    const { client, page, find } = finder([]);
    expect(await find('夜曲.lrc')).toBeNull();
    const pages = [{ ...page, songs: items.map(toCloudSong) }];
    client.setQueryData(cloudKeys.cloud('7'), { pages, pageParams: [0] });
    expect(await find('夜曲.lrc')).toBe(1);
  });
});
