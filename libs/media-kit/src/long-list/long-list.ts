import type { PlaylistDetail, Track } from '@qingyin/contract';
import { playlistTracksQuery, tracksByIdsQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { goneTrack } from './gone-track.ts';

/** Songs fetched at once; small enough to be there before a scrolling eye is. */
export const SLICE = 500;

/** A playlist of any length. Not a store: whoever loads knows when there is something new. */
export interface LongList {
  id: string;
  count: number;
  /** of all songs, in order */
  ids: readonly number[];
  /** undefined while the song is not there */
  trackAt: (index: number) => Track | undefined;
  /** whether all songs from `start` to `end` (exclusive) are there */
  has: (start: number, end: number) => boolean;
  /** the songs from `start` to `end` (exclusive), fetched where missing; rejects when a slice does not come */
  load: (start: number, end: number) => Promise<Track[]>;
}

/**
 * The songs of a list: the first ones came with it, the others come in slices of `SLICE`. They are matched by id,
 * since a service leaves out what it no longer has (contract page, 3.5); what is left out even when it is asked for by
 * name is marked as gone.
 */
export function createLongList(
  queryClient: QueryClient,
  playlist: Pick<PlaylistDetail, 'id' | 'trackIds'>,
  delivered: readonly Track[],
): LongList {
  const id = String(playlist.id);
  const { trackIds } = playlist;
  const ids = trackIds.map((entry) => entry.id);
  const known = new Map(delivered.map((track) => [track.id, track]));

  const trackAt = (index: number) => {
    const entry = trackIds[index];
    return entry && known.get(entry.id);
  };

  const missingSlices = (start: number, end: number): number[] => {
    const slices = new Set<number>();
    for (let index = Math.max(start, 0); index < Math.min(end, trackIds.length); index++)
      if (!trackAt(index)) slices.add(Math.floor(index / SLICE));
    return [...slices];
  };

  const loadSlice = async (slice: number): Promise<void> => {
    const first = slice * SLICE;
    const tracks = await queryClient.fetchQuery(playlistTracksQuery(id, first, SLICE));
    for (const track of tracks) known.set(track.id, track);
    const unknown = () => ids.slice(first, first + SLICE).filter((song) => !known.has(song));
    // The list may have been put in another order meanwhile: what its place did not bring is asked for by name.
    const missing = unknown();
    if (missing.length === 0) return;
    const named = await queryClient.fetchQuery(tracksByIdsQuery(missing));
    for (const track of named) known.set(track.id, track);
    for (const song of unknown()) known.set(song, goneTrack(song));
  };

  return {
    id,
    count: trackIds.length,
    ids,
    trackAt,
    has: (start, end) => missingSlices(start, end).length === 0,
    load: async (start, end) => {
      await Promise.all(missingSlices(start, end).map(loadSlice));
      return trackIds.slice(start, end).flatMap((entry) => known.get(entry.id) ?? []);
    },
  };
}
