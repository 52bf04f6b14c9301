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

/** A listening that waits to be told. */
export interface KeptListen extends Listen {
  /** not before then, ms since 1970: it still goes on, or a page is telling it */
  due: number;
}

/** Where they wait, in IndexedDB. */
export const LISTENS_KEY = 'qy-listens';
/** A listening that goes on is written anew more often than this. */
export const GOES_ON_MS = 1_800_000;

/** What of it is kept; while it goes on, only whoever finds it much later tells it. */
export const toKeep = (listen: Listen, goesOn: boolean, now: number): KeptListen => ({
  ...listen,
  due: goesOn ? now + GOES_ON_MS : now,
});

const BYTES = 16;

/** A name no other listening has; also where the browser withholds `randomUUID` (plain http). */
export const newListenId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
