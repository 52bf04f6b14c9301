import { indexPlaylist } from '@qingyin/server-search';
import { type Db, inWriteTransaction } from '@qingyin/server-db';
import { badParameters } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';
import { requireOwnPlaylist, assertNotLikedSongs } from './own-playlist.ts';

const { library } = endpoints;

interface TextEdit {
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

/** Updates name, description and tags of a playlist atomically. */
async function edit(
  call: UserRequestContext,
  id: number,
  { name, desc, tags }: TextEdit,
): Promise<{ code: number }> {
  await inWriteTransaction(call.db, async (trx) => {
    const row = await requireOwnPlaylist(trx, id, call.user.id);
    if (name !== undefined && name !== row.name) assertNotLikedSongs(row, '改名');
    if (tags) await refuseUnknown(trx, tags);
    await trx
      .updateTable('playlist')
      .set({
        ...(name === undefined ? {} : { name }),
        ...(desc === undefined ? {} : { description: desc || null }),
        ...(tags ? { tags: JSON.stringify(tags) } : {}),
        updated_at: call.app.now(),
      })
      .where('id', '=', id)
      .execute();
    await indexPlaylist(trx, id);
  });
  return { code: 200 };
}

/**
 * Routes that edit name, description and tags of the user's own playlists
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export const editPlaylistRoutes: Route[] = [
  personal(library.playlistUpdate, schemas.library.playlistUpdate, async (call, { id, ...changes }) => {
    const done = await edit(call, id, changes);
    return {
      ...done,
      '/api/playlist/desc/update': done,
      '/api/playlist/tags/update': done,
      '/api/playlist/update/name': done,
    };
  }),
  personal(library.playlistNameUpdate, schemas.library.playlistNameUpdate, (call, { id, name }) =>
    edit(call, id, { name }),
  ),
  personal(library.playlistDescUpdate, schemas.library.playlistDescUpdate, (call, { id, desc }) =>
    edit(call, id, { desc }),
  ),
  personal(library.playlistTagsUpdate, schemas.library.playlistTagsUpdate, (call, { id, tags }) =>
    edit(call, id, { tags }),
  ),
];
