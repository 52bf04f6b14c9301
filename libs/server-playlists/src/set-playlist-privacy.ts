import type { PRIVATE_PLAYLIST } from '@qingyin/contract';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { indexPlaylist } from '@qingyin/server-search';
import { requireOwnPlaylist } from './own-playlist.ts';

/**
 * Makes a user's own playlist public (0) or private. A private one disappears for everyone else at once: from search,
 * from recommendations, and from the collections of those who collected it.
 *
 * @param of `now`: ms since 1970
 * @throws BusinessError 404, 401 if it belongs to another user
 */
export async function setPlaylistPrivacy(
  db: Db,
  { id, userId, now }: { id: number; userId: number; now: number },
  privacy: 0 | typeof PRIVATE_PLAYLIST,
): Promise<void> {
  await inWriteTransaction(db, async (trx) => {
    const row = await requireOwnPlaylist(trx, id, userId);
    if (row.privacy === privacy) return;
    await trx.updateTable('playlist').set({ privacy, updated_at: now }).where('id', '=', id).execute();
    await indexPlaylist(trx, id);
  });
}
