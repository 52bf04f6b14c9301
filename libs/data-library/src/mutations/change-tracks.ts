import { endpoints } from '@qingyin/contract';
import { ApiError, http, isApiError } from '@qingyin/http-client';

/** Most ids in one call: the contract allows about this many (docs/specification/contract/songs.md). */
const IDS_PER_CALL = 500;
/** Result code of a call whose songs are all in the playlist already. */
export const ALREADY_IN_PLAYLIST = 502;

export interface TrackChange {
  op: 'add' | 'del';
  playlistId: number;
  trackIds: readonly number[];
}

/** Splits ids into chunks for one call each, in the order in which the chunks are sent. */
export function chunkTrackIds(trackIds: readonly number[]): (readonly number[])[] {
  const count = Math.ceil(trackIds.length / IDS_PER_CALL);
  const parts = Array.from({ length: count }, (_, part) =>
    trackIds.slice(part * IDS_PER_CALL, (part + 1) * IDS_PER_CALL),
  );
  // New songs are put at the top of a playlist, so the chunk for the top is sent last.
  return parts.reverse();
}

async function send({ op, playlistId, trackIds }: TrackChange): Promise<void> {
  const params = { op, pid: String(playlistId), tracks: trackIds.join() };
  const answer = await http.call(endpoints.music.playlistTracksChange, { params });
  // The answer comes in two shapes (docs/specification/contract/collecting.md#own-playlists).
  const result = answer.body ?? answer;
  if (result.code !== 200) {
    throw new ApiError('failure', result.message ?? '', { status: 200, code: result.code, body: answer });
  }
}

/**
 * Adds songs to the top of a playlist in the given order, or removes them, in chunks. Rejects with `ApiError`:
 * code 502 when the playlist contains all of them already, 401 when it belongs to another user, 404 when it does
 * not exist.
 */
export async function changeTracks(change: TrackChange): Promise<void> {
  let refusal: unknown;
  let changed = false;
  for (const trackIds of chunkTrackIds(change.trackIds)) {
    try {
      await send({ ...change, trackIds });
      changed = true;
    } catch (error) {
      if (!isApiError(error) || error.code !== ALREADY_IN_PLAYLIST) throw error;
      refusal = error;
    }
  }
  if (refusal && !changed) throw refusal;
}

/**
 * For `catch`: ignores the refusal of songs that the playlist contains already, and rethrows every other error.
 */
export function ignoreAlreadyIn(error: unknown): void {
  if (!isApiError(error) || error.code !== ALREADY_IN_PLAYLIST) throw error;
}
