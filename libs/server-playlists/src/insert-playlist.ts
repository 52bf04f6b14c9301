import { newPlaylist, type NewPlaylist } from '@qingyin/server-catalogue';
import type { Db, PlaylistRow } from '@qingyin/server-db';
import { badParameters } from '@qingyin/server-kernel';
import { indexPlaylist } from '@qingyin/server-search';

const MOODS = ['spring', 'calm', 'bright', 'night', 'autumn', 'rustic'];
/** Maximum number of playlists per user, checked only when one is created. */
const MOST = 1000;

/** @throws BusinessError 400 if the user has the maximum number of playlists */
async function checkCount(trx: Db, userId: number): Promise<void> {
  const { count } = await trx
    .selectFrom('playlist')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', userId)
    .executeTakeFirstOrThrow();
  if (Number(count) >= MOST) throw badParameters(`最多创建 ${MOST} 个歌单，请先删除一些`);
}

/**
 * Inserts an empty playlist of a user and indexes it; to be called inside `inWriteTransaction`.
 *
 * @param given `now`: ms since 1970
 * @throws BusinessError 400 if the user has the maximum number of playlists
 */
export async function insertPlaylist(
  trx: Db,
  userId: number,
  { name, now, ...given }: Pick<NewPlaylist, 'name' | 'privacy' | 'type'> & { now: number },
): Promise<PlaylistRow> {
  await checkCount(trx, userId);
  const mood = MOODS[name.length % MOODS.length] ?? 'calm';
  const made = await trx
    .insertInto('playlist')
    .values(
      newPlaylist({
        name,
        owner_id: userId,
        image_key: `playlist-${mood}-new-${userId}-${now.toString(36)}`,
        created_at: now,
        ...given,
      }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  await indexPlaylist(trx, made.id);
  return made;
}
