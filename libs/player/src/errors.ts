import type { Track, UnplayableReason } from '@qingyin/contract';

/**
 * Why a track does not play. The user interface chooses the message.
 * - an UnplayableReason: the catalogue forbids it
 * - `no-url`: the server has no URL for this user
 * - `network`: server or network not reachable; the track stays current and is retried
 * - `decode`: the browser cannot decode the data
 * - `expired`: the URL was refused twice
 * - `nothing-playable`: no track of the queue is playable
 * - `too-many-failures`: three tracks in a row failed
 */
export type PlayErrorCode =
  UnplayableReason | 'no-url' | 'network' | 'decode' | 'expired' | 'nothing-playable' | 'too-many-failures';

/** A playback error with its track, if it belongs to one. */
export interface PlayError {
  code: PlayErrorCode;
  track: Track | null;
}

/** A skipped track. A new object for each skip, so that a view can detect repeated skips. */
export interface Skip {
  track: Track;
  code: PlayErrorCode;
}

/** Error by which `resolveUrl` states a reason other than the network. */
export class ResolveFailure extends Error {
  override readonly name = 'ResolveFailure';
  constructor(readonly code: PlayErrorCode) {
    super(`No URL for this track: ${code}`);
  }
}

const noAnswerKinds = new Set(['network', 'timeout', 'status']);

/**
 * Maps a rejection of `resolveUrl` to an error code. Errors with `kind: 'network' | 'timeout' | 'status'` mean
 * that no usable answer came, which is retried; all others count against the track.
 */
export function codeOfResolveError(error: unknown): PlayErrorCode {
  if (error instanceof ResolveFailure) return error.code;
  if (error instanceof TypeError) return 'network';
  if (typeof error === 'object' && error !== null && 'kind' in error) {
    return typeof error.kind === 'string' && noAnswerKinds.has(error.kind) ? 'network' : 'no-url';
  }
  return 'no-url';
}
