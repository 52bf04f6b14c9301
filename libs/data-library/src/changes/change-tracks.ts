import { endpoints } from '@qingyin/contract';
import { ApiError, http, isApiError } from '@qingyin/http-client';

/** The contract lets about this many ids travel in one call (contract page, 3.5). */
const IDS_PER_CALL = 500;
/** the code of a call whose songs are all in the list already */
export const ALREADY_IN = 502;

export interface TrackChange {
  op: 'add' | 'del';
  playlistId: number;
  trackIds: readonly number[];
}

/** The ids in parts that one call can carry, in the order in which they are sent. */
export function partsOf(trackIds: readonly number[]): (readonly number[])[] {
  const count = Math.ceil(trackIds.length / IDS_PER_CALL);
  const parts = Array.from({ length: count }, (_, part) =>
    trackIds.slice(part * IDS_PER_CALL, (part + 1) * IDS_PER_CALL),
  );
  // New songs go on top of a list: what shall be uppermost is sent last.
  return parts.reverse();
}

async function send({ op, playlistId, trackIds }: TrackChange): Promise<void> {
  const params = { op, pid: String(playlistId), tracks: trackIds.join() };
  const answer = await http.call(endpoints.music.playlistTracksChange, { params });
  // The answer comes in two shapes (contract page, 3.4).
  const result = answer.body ?? answer;
  if (result.code !== 200) {
    throw new ApiError('failure', result.message ?? '', { status: 200, code: result.code, body: answer });
  }
}

/**
 * Puts songs on top of a playlist in the given order, or takes them out; as many calls as their number asks for.
 * Rejects with `ApiError` code 502 when all of them are in it already, 401 when it is not the user's, 404 when it
 * is gone.
 */
export async function changeTracks(change: TrackChange): Promise<void> {
  let refusal: unknown;
  let changed = false;
  for (const trackIds of partsOf(change.trackIds)) {
    try {
      await send({ ...change, trackIds });
      changed = true;
    } catch (error) {
      if (!isApiError(error) || error.code !== ALREADY_IN) throw error;
      refusal = error;
    }
  }
  if (refusal && !changed) throw refusal;
}

/** For `catch`: what was put in elsewhere meanwhile is where it was wanted. */
export function unlessAlreadyIn(error: unknown): void {
  if (!isApiError(error) || error.code !== ALREADY_IN) throw error;
}
