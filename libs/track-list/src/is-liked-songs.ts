/** `specialType` of the liked songs (docs/specification/contract/entities.md#playlist). */
const LIKED_SONGS = 5;

/** Whether a playlist is the user's liked songs, whose changes affect the like buttons. */
export const isLikedSongs = (specialType: number): boolean => specialType === LIKED_SONGS;
