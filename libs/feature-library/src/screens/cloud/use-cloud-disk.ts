import { type Track } from '@qingyin/contract';
import { type CloudSong, cloudQuery, cloudSongsOf } from '@qingyin/data-library';
import { useSuspenseInfiniteQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef } from 'react';

/** Cloud disk as one list of songs. */
export interface CloudDisk {
  /** songs loaded so far, without those being deleted */
  tracks: readonly Track[];
  ids: readonly number[];
  byId: ReadonlyMap<number, CloudSong>;
  /** of the whole disk */
  count: number;
  used: number;
  capacity: number;
  rowAt: (index: number) => Track | undefined;
  /** resolves once songs up to index `end` are loaded */
  load: (start: number, end: number) => Promise<unknown>;
  /** why loading the remaining pages failed */
  loadError: Error | null;
  retry: () => void;
}

/**
 * Loads all pages of the cloud disk one after the other, because sorting, filtering and selection need the whole
 * list.
 * @param hidden ids of songs that are being deleted
 */
export function useCloudDisk(uid: string, hidden: ReadonlySet<number>): CloudDisk {
  const { data, hasNextPage, isFetching, fetchNextPage, isFetchNextPageError, error } =
    useSuspenseInfiniteQuery(cloudQuery(uid));
  const { pages } = data;
  useEffect(() => {
    if (hasNextPage && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [hasNextPage, isFetching, isFetchNextPageError, fetchNextPage]);

  const shown = useMemo(() => {
    const all = cloudSongsOf(pages);
    const songs = all.filter(({ id }) => !hidden.has(id));
    const away = all.filter(({ id }) => hidden.has(id));
    const [{ count, usedBytes, quotaBytes } = { count: 0, usedBytes: 0, quotaBytes: 0 }] = pages.slice(-1);
    const tracks = songs.map(({ track }) => track);
    return {
      tracks,
      ids: songs.map(({ id }) => id),
      byId: new Map(songs.map((song) => [song.id, song])),
      // At the end only the received songs count, so that a service that leaves songs out causes no empty rows.
      count: hasNextPage ? Math.max(count - away.length, songs.length) : songs.length,
      used: away.reduce((sum, { size }) => sum - size, usedBytes),
      capacity: quotaBytes,
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
      if (!result.hasNextPage || cloudSongsOf(result.data?.pages ?? []).length >= end) return;
    }
  }, []);

  return {
    ...shown,
    rowAt,
    load,
    loadError: isFetchNextPageError ? error : null,
    retry: () => void fetchNextPage(),
  };
}
