/** `specialType` of the list of liked songs (contract page, part 5 "Playlist"). */
const LIKED_SONGS = 5;

/** Whether a playlist is the user's liked songs: what changes there changes the hearts. */
export const isLikedList = (specialType: number): boolean => specialType === LIKED_SONGS;
