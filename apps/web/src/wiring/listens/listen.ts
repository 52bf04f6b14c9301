/** One listening: what somebody heard, from its first sound to its last. */
export interface Listen {
  /** made here, so that the service knows it again */
  id: string;
  /** who heard it */
  uid: string;
  songId: string;
  sourceId: string;
  seconds: number;
  /** when it ended, ms since 1970 */
  at: number;
}

const BYTES = 16;

/** A name no other listening has; also where the browser withholds `randomUUID` (plain http). */
export const newListenId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
