import { indexPlaylist } from '@qingyin/server-search';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { badParameters } from '@qingyin/server-kernel';
import { requireOwnPlaylist, assertNotLikedSongs } from './own-playlist.ts';

/** New texts of a playlist; those that are left out stay. */
export interface PlaylistTexts {
  name?: string;
  /** '' removes the description */
  desc?: string;
  tags?: readonly string[];
}

async function refuseUnknown(db: Db, tags: readonly string[]): Promise<void> {
  if (tags.length === 0) return;
  const rows = await db.selectFrom('playlist_tag').select('name').where('name', 'in', tags).execute();
  const known = new Set(rows.map((row) => row.name));
  const unknown = tags.filter((tag) => !known.has(tag));
  if (unknown.length) throw badParameters(`没有这些标签：${unknown.join('、')}`);
}

/**
 * Updates name, description and tags of a user's own playlist atomically.
 *
 * @param of `now`: ms since 1970
 * @throws BusinessError 404, 401 if it belongs to another user, 400 for unknown tags
 */
export async function editPlaylist(
  db: Db,
  { id, userId, now }: { id: number; userId: number; now: number },
  { name, desc, tags }: PlaylistTexts,
): Promise<void> {
  await inWriteTransaction(db, async (trx) => {
    const row = await requireOwnPlaylist(trx, id, userId);
    if (name !== undefined && name !== row.name) assertNotLikedSongs(row, 'rename');
    if (tags) await refuseUnknown(trx, tags);
    await trx
      .updateTable('playlist')
      .set({
        ...(name === undefined ? {} : { name }),
        ...(desc === undefined ? {} : { description: desc || null }),
        ...(tags ? { tags: JSON.stringify(tags) } : {}),
        updated_at: now,
      })
      .where('id', '=', id)
      .execute();
    await indexPlaylist(trx, id);
  });
}
