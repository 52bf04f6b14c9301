import type { Db } from '../db/open.ts';
import { LIKED_SONGS, newPlaylist } from './new-playlist.ts';

/**
 * The playlist of the songs somebody likes (contract page, 3.2); it is made where there is none. To be called inside
 * `write`, so that two calls at once make one list.
 */
export async function likedSongs(db: Db, userId: number, now: number): Promise<number> {
  const known = await db
    .selectFrom('playlist')
    .select('id')
    .where('owner_id', '=', userId)
    .where('special_type', '=', LIKED_SONGS)
    .executeTakeFirst();
  if (known) return known.id;
  const user = await db
    .selectFrom('user')
    .select('nickname')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const made = await db
    .insertInto('playlist')
    .values(
      newPlaylist({
        name: `${user.nickname}喜欢的音乐`,
        owner_id: userId,
        image_key: `playlist-bright-liked-${userId}`,
        created_at: now,
        special_type: LIKED_SONGS,
        position: -1,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
