import { LIKED_SONGS } from '@qingyin/contract';

/** Whether a playlist is the user's liked songs, whose changes affect the like buttons. */
export const isLikedSongs = (specialType: number): boolean => specialType === LIKED_SONGS;
