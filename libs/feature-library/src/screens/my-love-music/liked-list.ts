import { LIKED_SONGS } from '@qingyin/contract';
import type { Playlist } from '@qingyin/contract';

/** Liked songs playlist of user `uid` among the given playlists. */
export const likedListOf = (lists: readonly Playlist[], uid: string): Playlist | undefined =>
  lists.find(({ specialType, userId }) => specialType === LIKED_SONGS && String(userId) === uid);
