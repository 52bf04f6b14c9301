import { isPlaylistVisible, type Viewer } from '@qingyin/server-catalogue';
import { type Db, type SmartPlaylistTable, inWriteTransaction } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import type { SmartPlaylist, SmartRules } from '@qingyin/contract';
import type { Selectable } from 'kysely';

/** Maximum number of smart playlists per user. */
const MOST = 100;

/** A user at a time, ms since 1970. */
interface Owner {
  viewer: Viewer & { userId: number };
  now: number;
}

const toSmartPlaylist = (row: Selectable<SmartPlaylistTable>): SmartPlaylist => ({
  id: row.id,
  name: row.name,
  rules: JSON.parse(row.rules) as SmartRules,
  createTime: row.created_at,
  updateTime: row.updated_at,
});

/**
 * Checks the playlists and music libraries that rules refer to. @throws BusinessError 404 for one that the user cannot
 * see as for a missing one
 */
async function refuseUnknown(db: Db, { rules }: SmartRules, viewer: Owner['viewer']): Promise<void> {
  for (const rule of rules) {
    if (rule.field === 'library' && !viewer.libraries.includes(rule.value)) throw notFound('音乐库');
    if (rule.field !== 'list') continue;
    const row = await db
      .selectFrom('playlist')
      .select(['privacy', 'owner_id'])
      .where('id', '=', rule.value)
      .executeTakeFirst();
    if (!row || !isPlaylistVisible(row, viewer.userId)) throw notFound('歌单');
  }
}

/**
 * Owner check. @throws BusinessError 404 for another user's smart playlist as for a missing one, so that ids are
 * not revealed
 */
async function requireOwn(db: Db, id: number, userId: number): Promise<void> {
  const row = await db
    .selectFrom('smart_playlist')
    .select('id')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('歌单');
}

/** A user's smart playlists, oldest first. */
export async function smartPlaylistsOf(db: Db, userId: number): Promise<SmartPlaylist[]> {
  const rows = await db
    .selectFrom('smart_playlist')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('id')
    .execute();
  return rows.map(toSmartPlaylist);
}

/**
 * Stores a new smart playlist.
 *
 * @throws BusinessError 404 for rules with a playlist or library that the user cannot see, 400 if there are too many
 */
export const createSmartPlaylist = (
  db: Db,
  { viewer, now }: Owner,
  { name, rules }: { name: string; rules: SmartRules },
): Promise<SmartPlaylist> =>
  inWriteTransaction(db, async (trx) => {
    await refuseUnknown(trx, rules, viewer);
    const { count } = await trx
      .selectFrom('smart_playlist')
      .select((eb) => eb.fn.countAll<number>().as('count'))
      .where('user_id', '=', viewer.userId)
      .executeTakeFirstOrThrow();
    if (Number(count) >= MOST) throw badParameters('智能歌单太多了');
    const row = await trx
      .insertInto('smart_playlist')
      .values({
        user_id: viewer.userId,
        name,
        rules: JSON.stringify(rules),
        created_at: now,
        updated_at: now,
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    return toSmartPlaylist(row);
  });

/**
 * Changes name or rules of a user's smart playlist.
 *
 * @throws BusinessError 404 if it does not exist or belongs to another user, or for rules with a playlist or library
 * that the user cannot see
 */
export const updateSmartPlaylist = (
  db: Db,
  { viewer, now }: Owner,
  { id, name, rules }: { id: number; name?: string | undefined; rules?: SmartRules | undefined },
): Promise<SmartPlaylist> =>
  inWriteTransaction(db, async (trx) => {
    await requireOwn(trx, id, viewer.userId);
    if (rules) await refuseUnknown(trx, rules, viewer);
    const row = await trx
      .updateTable('smart_playlist')
      .set({
        updated_at: now,
        ...(name !== undefined && { name }),
        ...(rules && { rules: JSON.stringify(rules) }),
      })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    return toSmartPlaylist(row);
  });

/** Deletes a user's smart playlist. @throws BusinessError 404 if it does not exist or belongs to another user */
export const deleteSmartPlaylist = (db: Db, id: number, userId: number): Promise<void> =>
  inWriteTransaction(db, async (trx) => {
    await requireOwn(trx, id, userId);
    await trx.deleteFrom('smart_playlist').where('id', '=', id).execute();
  });
