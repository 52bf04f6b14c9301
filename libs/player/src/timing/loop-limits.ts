/** A shorter part of a song is no part to repeat: two decks take turns, and each needs a moment to get back, ms. */
export const MIN_LOOP_MS = 1000;
