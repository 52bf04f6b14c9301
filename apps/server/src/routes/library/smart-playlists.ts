import { evaluateSmartPlaylist, isPlaylistVisible, type Viewer } from '@qingyin/server-catalogue';
import { type Db, type SmartPlaylistTable, inWriteTransaction } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { endpoints, type SmartPlaylist, type SmartRules } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { Selectable } from 'kysely';
import { personal, type Route } from '../../http/route.ts';

const { library } = endpoints;
/** Maximum number of smart playlists per user. */
const MOST = 100;

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
async function refuseUnknown(db: Db, { rules }: SmartRules, viewer: Viewer, userId: number): Promise<void> {
  for (const rule of rules) {
    if (rule.field === 'library' && !viewer.libraries.includes(rule.value)) throw notFound('音乐库');
    if (rule.field !== 'list') continue;
    const row = await db
      .selectFrom('playlist')
      .select(['privacy', 'owner_id'])
      .where('id', '=', rule.value)
      .executeTakeFirst();
    if (!row || !isPlaylistVisible(row, userId)) throw notFound('歌单');
  }
}

/**
 * Owner check. @throws BusinessError 404 for another user's smart playlist as for a missing one, so that ids are
 * not revealed
 */
async function ownSmartList(db: Db, id: number, userId: number): Promise<Selectable<SmartPlaylistTable>> {
  const row = await db
    .selectFrom('smart_playlist')
    .selectAll()
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (!row) throw notFound('歌单');
  return row;
}

/**
 * Routes of smart playlists (playlists defined by rules), which only their owner can see (docs/api-extensions.md).
 */
export const smartPlaylistRoutes: Route[] = [
  personal(library.smartPlaylists, schemas.library.smartPlaylists, async ({ db, user }) => {
    const rows = await db
      .selectFrom('smart_playlist')
      .selectAll()
      .where('user_id', '=', user.id)
      .orderBy('id')
      .execute();
    return { code: 200, data: rows.map(toSmartPlaylist) };
  }),
  personal(
    library.smartPlaylistCreate,
    schemas.library.smartPlaylistCreate,
    async ({ db, user, app, viewer }, { name, rules }) => {
      const now = app.now();
      const heard = await viewer();
      const row = await inWriteTransaction(db, async (trx) => {
        await refuseUnknown(trx, rules, heard, user.id);
        const { count } = await trx
          .selectFrom('smart_playlist')
          .select((eb) => eb.fn.countAll<number>().as('count'))
          .where('user_id', '=', user.id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= MOST) throw badParameters('智能歌单太多了');
        return trx
          .insertInto('smart_playlist')
          .values({ user_id: user.id, name, rules: JSON.stringify(rules), created_at: now, updated_at: now })
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { code: 200, data: toSmartPlaylist(row) };
    },
  ),
  personal(
    library.smartPlaylistUpdate,
    schemas.library.smartPlaylistUpdate,
    async ({ db, user, app, viewer }, { id, name, rules }) => {
      const now = app.now();
      const heard = await viewer();
      const row = await inWriteTransaction(db, async (trx) => {
        await ownSmartList(trx, id, user.id);
        if (rules) await refuseUnknown(trx, rules, heard, user.id);
        return trx
          .updateTable('smart_playlist')
          .set({
            updated_at: now,
            ...(name !== undefined && { name }),
            ...(rules && { rules: JSON.stringify(rules) }),
          })
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirstOrThrow();
      });
      return { code: 200, data: toSmartPlaylist(row) };
    },
  ),
  personal(library.smartPlaylistDelete, schemas.library.smartPlaylistDelete, async ({ db, user }, { id }) => {
    await inWriteTransaction(db, async (trx) => {
      await ownSmartList(trx, id, user.id);
      await trx.deleteFrom('smart_playlist').where('id', '=', id).execute();
    });
    return { code: 200 };
  }),
  personal(
    library.smartPlaylistPreview,
    schemas.library.smartPlaylistPreview,
    async ({ db, user, app, viewer }, { rules }) => {
      const listener = { ...(await viewer()), db, userId: user.id, now: app.now() };
      // A playlist in the rules that was deleted or hidden meanwhile counts as empty, so that the smart playlist
      // still works.
      return { code: 200, ...(await evaluateSmartPlaylist(rules, listener)) };
    },
  ),
];
