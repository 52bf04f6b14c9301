import type { Track, UnplayableReason } from '@qingyin/contract';

/**
 * Why a song does not sound. Words are chosen by the screen.
 * - an UnplayableReason: the catalogue says so
 * - `no-url`: the server has no address for this caller
 * - `network`: server or network not reachable; the song stays current and is tried again by itself
 * - `decode`: the browser can't make sound of the data
 * - `expired`: the address was refused, twice
 * - `nothing-playable`: no song of the queue may be played
 * - `too-many-failures`: three songs in a row failed
 */
export type PlayErrorCode =
  UnplayableReason | 'no-url' | 'network' | 'decode' | 'expired' | 'nothing-playable' | 'too-many-failures';

export interface PlayError {
  code: PlayErrorCode;
  track: Track | null;
}

/** A song that was passed over. A new object for each, so that a screen can tell two apart. */
export interface Skip {
  track: Track;
  code: PlayErrorCode;
}

/** What `resolveUrl` rejects with when it knows better than "network". */
export class ResolveFailure extends Error {
  override readonly name = 'ResolveFailure';
  constructor(readonly code: PlayErrorCode) {
    super(`No address for this song: ${code}`);
  }
}

const noAnswerKinds = new Set(['network', 'timeout', 'status']);

/**
 * Turns whatever `resolveUrl` rejected with into a code. Errors that carry `kind: 'network' | 'timeout' | 'status'`
 * mean that no usable answer came, which is no fault of the song; everything else counts against the song.
 */
export function codeOfResolveError(error: unknown): PlayErrorCode {
  if (error instanceof ResolveFailure) return error.code;
  if (error instanceof TypeError) return 'network';
  if (typeof error === 'object' && error !== null && 'kind' in error) {
    return typeof error.kind === 'string' && noAnswerKinds.has(error.kind) ? 'network' : 'no-url';
  }
  return 'no-url';
}
