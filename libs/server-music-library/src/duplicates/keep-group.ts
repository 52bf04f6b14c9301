import type { Viewer } from '@qingyin/server-catalogue';
import { type Db, insertRows, inWriteTransaction, whereIn } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { songsInGroups } from './list-groups.ts';

/** Remembers that the songs of a group are all wanted, or takes it back. @throws BusinessError 404 */
export const keepGroup = (
  db: Db,
  viewer: Viewer,
  { groupId, kept, now }: { groupId: number; kept: boolean; now: number },
): Promise<void> =>
  inWriteTransaction(db, async (trx) => {
    const rows = await songsInGroups(trx, viewer)
      .select('song.id')
      .where('duplicate_song.group_id', '=', groupId)
      .orderBy('song.id')
      .execute();
    if (rows.length < 2) throw notFound('歌曲');
    const ids = rows.map(({ id }) => id);
    await trx
      .updateTable('duplicate_song')
      .set({ kept: Number(kept) })
      .where('group_id', '=', groupId)
      .where(whereIn(trx, 'song_id', ids))
      .execute();
    if (!kept) {
      await trx
        .deleteFrom('separate_song')
        .where(whereIn(trx, 'song_id', ids))
        .where(whereIn(trx, 'other_id', ids))
        .execute();
      return;
    }
    const pairs = ids.flatMap((song_id, at) =>
      ids.slice(at + 1).map((other_id) => ({ song_id, other_id, at: now })),
    );
    await insertRows(trx, 'separate_song', pairs, { known: 'ignore' });
  });
