import type { Playlist } from '@qingyin/contract';

/** `specialType` of the liked songs playlist (docs/specification/contract/entities.md#playlist). */
const LIKED_SONGS = 5;

/** Liked songs playlist of user `uid` among the given playlists. */
export const likedListOf = (lists: readonly Playlist[], uid: string): Playlist | undefined =>
  lists.find(({ specialType, userId }) => specialType === LIKED_SONGS && String(userId) === uid);
