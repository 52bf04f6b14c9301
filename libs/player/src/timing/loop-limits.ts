/** Shortest part that A–B repeat accepts, ms: each of the two decks needs time to return to the start. */
export const MIN_LOOP_MS = 1000;
