import type { Db, PlaylistRow } from '@qingyin/server-db';
import { badParameters, BusinessError, notFound } from '@qingyin/server-kernel';
import { resultCodes, LIKED_SONGS } from '@qingyin/contract';

/**
 * Owner check: loads the user's own playlist. @throws BusinessError 404 if it does not exist, 401 if it belongs to
 * another user (docs/specification/contract/collecting.md#own-playlists)
 */
export async function requireOwnPlaylist(db: Db, id: number, userId: number): Promise<PlaylistRow> {
  const row = await db.selectFrom('playlist').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('歌单');
  if (row.owner_id !== userId) throw new BusinessError(resultCodes.notOwner, '只能修改自己的歌单');
  return row;
}

const likedSongsRefusals = {
  rename: '「我喜欢的音乐」不能改名',
  delete: '「我喜欢的音乐」不能删除',
};

/** @throws BusinessError 400 for the playlist of liked songs, which can be neither deleted nor renamed */
export function assertNotLikedSongs(row: PlaylistRow, change: keyof typeof likedSongsRefusals): void {
  if (row.special_type === LIKED_SONGS) throw badParameters(likedSongsRefusals[change]);
}
