import type { Playlist } from '@qingyin/contract';

/** `specialType` of the list of liked songs (contract page, part 5 "Playlist"). */
const LIKED_SONGS = 5;

/** The list of the songs a user likes, among those of the user. */
export const likedListOf = (lists: readonly Playlist[], uid: string): Playlist | undefined =>
  lists.find(({ specialType, userId }) => specialType === LIKED_SONGS && String(userId) === uid);
