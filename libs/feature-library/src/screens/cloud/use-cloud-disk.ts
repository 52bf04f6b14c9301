import { type Track } from '@qingyin/contract';
import { type CloudSong, cloudQuery, songsOf } from '@qingyin/data-library';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';

export interface CloudDisk {
  /** songs that are there so far, without those that are being deleted */
  tracks: readonly Track[];
  ids: readonly number[];
  byId: ReadonlyMap<number, CloudSong>;
  /** of the whole disk */
  count: number;
  used: number;
  room: number;
  rowAt: (index: number) => Track | undefined;
  /** waits until songs up to `end` are there */
  load: (start: number, end: number) => Promise<unknown>;
  /** why the rest did not come */
  lost: Error | null;
  retry: () => void;
}

/** The whole disk, page after page without being asked: it is sorted, filtered and chosen from as one list. */
export function useCloudDisk(uid: string, hidden: ReadonlySet<number>): CloudDisk {
  const { data, hasNextPage, isFetching, fetchNextPage, isFetchNextPageError, error } =
    useSuspenseInfiniteQuery(cloudQuery(uid));
  const { pages } = data;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const shown = useMemo(() => {
    const all = songsOf(pages);
    const songs = all.filter(({ id }) => !hidden.has(id));
    const away = all.filter(({ id }) => hidden.has(id));
    const [{ count, used, room } = { count: 0, used: 0, room: 0 }] = pages.slice(-1);
    const tracks = songs.map(({ track }) => track);
    return {
      tracks,
      ids: songs.map(({ id }) => id),
      byId: new Map(songs.map((song) => [song.id, song])),
      // A service that leaves songs out shall not leave rows that never come.
      count: hasNextPage ? Math.max(count - away.length, songs.length) : songs.length,
      used: away.reduce((sum, { size }) => sum - size, used),
      room,
    };
  }, [pages, hidden, hasNextPage]);
  const { tracks } = shown;
  const rowAt = useCallback((index: number) => tracks[index], [tracks]);

  const now = useRef({ fetchNextPage });
  useEffect(() => {
    now.current = { fetchNextPage };
  }, [fetchNextPage]);
  const load = useCallback(async (_start: number, end: number): Promise<void> => {
    for (;;) {
      const result = await now.current.fetchNextPage({ cancelRefetch: false });
      if (result.isFetchNextPageError) throw result.error;
      if (!result.hasNextPage || songsOf(result.data?.pages ?? []).length >= end) return;
    }
  }, []);

  return {
    ...shown,
    rowAt,
    load,
    lost: isFetchNextPageError ? error : null,
    retry: () => void fetchNextPage(),
  };
}
