/** @file Numbers of a playlist's kinds (docs/specification/contract/entities.md#playlist). */

/** `privacy` of a playlist that only its owner may see; 0: public. */
export const PRIVATE_PLAYLIST = 10;
/** `specialType` of a user's liked songs; 0: a normal playlist. */
export const LIKED_SONGS = 5;
/** `specialType` of an official chart. */
export const OFFICIAL_CHART = 10;
