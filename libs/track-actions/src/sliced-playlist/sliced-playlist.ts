import type { PlaylistDetail, Track } from '@qingyin/contract';
import { playlistTracksQuery, tracksByIdsQuery } from '@qingyin/data-music';
import type { QueryClient } from '@tanstack/react-query';
import { unavailableTrack } from './unavailable-track.ts';

/** Songs per request; small enough to arrive before scrolling reaches them. */
export const SLICE_SIZE = 500;

/**
 * Songs of a playlist of any length, fetched in slices. Not observable: callers of `load` know when songs have
 * arrived.
 */
export interface SlicedPlaylist {
  id: string;
  count: number;
  /** ids of all songs in order */
  ids: readonly number[];
  /** undefined until the song is fetched */
  trackAt: (index: number) => Track | undefined;
  /** whether all songs from `start` to `end` (exclusive) are fetched */
  has: (start: number, end: number) => boolean;
  /** songs from `start` to `end` (exclusive), fetching missing ones; rejects if a slice fails */
  load: (start: number, end: number) => Promise<Track[]>;
}

/**
 * Creates the list: the first songs come with the playlist, the others in slices of `SLICE_SIZE`. Songs are matched
 * by id, since services leave out unavailable ones (docs/specification/contract/songs.md); songs missing even from a
 * request by id are marked as gone.
 */
export function createSlicedPlaylist(
  queryClient: QueryClient,
  playlist: Pick<PlaylistDetail, 'id' | 'trackIds'>,
  delivered: readonly Track[],
): SlicedPlaylist {
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
      if (!trackAt(index)) slices.add(Math.floor(index / SLICE_SIZE));
    return [...slices];
  };

  const loadSlice = async (slice: number): Promise<void> => {
    const first = slice * SLICE_SIZE;
    const tracks = await queryClient.fetchQuery(playlistTracksQuery(id, first, SLICE_SIZE));
    for (const track of tracks) known.set(track.id, track);
    const unknown = () => ids.slice(first, first + SLICE_SIZE).filter((song) => !known.has(song));
    // The order may have changed on the server: songs missing in the slice are requested by id.
    const missing = unknown();
    if (missing.length === 0) return;
    const named = await queryClient.fetchQuery(tracksByIdsQuery(missing));
    for (const track of named) known.set(track.id, track);
    for (const song of unknown()) known.set(song, unavailableTrack(song));
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
