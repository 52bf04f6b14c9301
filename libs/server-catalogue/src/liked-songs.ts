import { LIKED_SONGS, PRIVATE_PLAYLIST } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import { newPlaylist } from './new-playlist.ts';

/**
 * Id of a user's liked songs playlist, which is created, as a private one, if missing. Call it inside `inWriteTransaction`, so that two
 * concurrent calls create one playlist (docs/specification/contract/collecting.md#like).
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
        privacy: PRIVATE_PLAYLIST,
        position: -1,
      }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}
