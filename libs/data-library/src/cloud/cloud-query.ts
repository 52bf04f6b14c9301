import { endpoints } from '@qingyin/contract';
import { expectOk, http } from '@qingyin/http-client';
import { staleTime } from '@qingyin/query-kit';
import { infiniteQueryOptions, type InfiniteData, type QueryClient } from '@tanstack/react-query';
import { cloudKeys } from './cloud-keys.ts';
import { type CloudSong, toCloudSong } from './cloud-song.ts';

/** The first page fills a screen; later pages are larger. */
const FIRST_PAGE = 100;
const PAGE = 500;

export interface CloudPage {
  songs: readonly CloudSong[];
  /** number of songs on the whole disk */
  count: number;
  /** bytes used, and bytes allowed */
  usedBytes: number;
  quotaBytes: number;
  more: boolean;
}

export type CloudDisk = InfiniteData<CloudPage, number>;

/**
 * Infinite query of the user's cloud disk, the newest songs first
 * (docs/specification/contract/my-music.md#cloud-disk).
 */
export const cloudQuery = (uid: string) =>
  infiniteQueryOptions({
    queryKey: cloudKeys.cloud(uid),
    queryFn: async ({ pageParam, signal }): Promise<CloudPage> => {
      const params = { limit: pageParam === 0 ? FIRST_PAGE : PAGE, offset: pageParam };
      const answer = expectOk(await http.call(endpoints.cloud.userCloud, { params, signal }));
      return {
        songs: answer.data.map(toCloudSong),
        count: answer.count,
        usedBytes: Number(answer.size),
        quotaBytes: Number(answer.maxSize),
        more: answer.hasMore && answer.data.length > 0,
      };
    },
    initialPageParam: 0,
    // Counts the cached songs, because removed or added songs have shifted the following ones.
    getNextPageParam: (last, pages) => (last.more ? cloudSongsOf(pages).length : undefined),
    staleTime: staleTime.minutes(1),
    // Comparing thousands of songs on each change is too slow.
    structuralSharing: false,
  });

/** All loaded songs without duplicates, which arise when songs are added between two pages. */
export function cloudSongsOf(pages: readonly CloudPage[]): CloudSong[] {
  const songs = new Map<number, CloudSong>();
  for (const page of pages) for (const song of page.songs) if (!songs.has(song.id)) songs.set(song.id, song);
  return [...songs.values()];
}

const change = (client: QueryClient, uid: string, update: (pages: CloudPage[]) => CloudPage[]): void => {
  client.setQueryData<CloudDisk>(
    cloudKeys.cloud(uid),
    (disk) => disk && { ...disk, pages: update(disk.pages) },
  );
};

/** Merges changed songs into the cached pages. */
export function updateCloudSongs(client: QueryClient, uid: string, songs: readonly CloudSong[]): void {
  const now = new Map(songs.map((song) => [song.id, song]));
  change(client, uid, (pages) =>
    pages.map((page) =>
      page.songs.some(({ id }) => now.has(id))
        ? { ...page, songs: page.songs.map((song) => now.get(song.id) ?? song) }
        : page,
    ),
  );
}

/** Adds new songs to the top of the cached pages. */
export function addCloudSongs(client: QueryClient, uid: string, added: readonly CloudSong[]): void {
  change(client, uid, (pages) => {
    const known = new Set(cloudSongsOf(pages).map(({ id }) => id));
    const fresh = added.filter(({ id }) => !known.has(id)).reverse();
    const bytes = fresh.reduce((sum, { size }) => sum + size, 0);
    return pages.map((page, at) => ({
      ...page,
      songs: at === 0 ? [...fresh, ...page.songs] : page.songs,
      count: page.count + fresh.length,
      usedBytes: page.usedBytes + bytes,
    }));
  });
}

/** Removes songs from the cached pages. */
export function removeCloudSongs(client: QueryClient, uid: string, ids: ReadonlySet<number>): void {
  change(client, uid, (pages) => {
    const gone = cloudSongsOf(pages).filter(({ id }) => ids.has(id));
    const bytes = gone.reduce((sum, { size }) => sum + size, 0);
    return pages.map((page) => ({
      ...page,
      songs: page.songs.filter(({ id }) => !ids.has(id)),
      count: page.count - gone.length,
      usedBytes: page.usedBytes - bytes,
    }));
  });
}
