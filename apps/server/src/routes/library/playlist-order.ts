import { orderedSubscribedPlaylists, orderedOwnPlaylists } from '@qingyin/server-catalogue';
import { inWriteTransaction } from '@qingyin/server-db';
import { badParameters, notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';
import { savePlaylistVersion } from './playlist-versions.ts';
import { mergeOrder } from './merge-order.ts';
import { requireOwnPlaylist } from './own-playlist.ts';
import { reorderTracks } from './playlist-tracks.ts';

const { library } = endpoints;

/**
 * Routes that change the order of playlists and of the songs of a playlist
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export const playlistOrderRoutes: Route[] = [
  personal(library.playlistOrderUpdate, schemas.library.playlistOrderUpdate, async (call, { ids }) => {
    const userId = call.user.id;
    await inWriteTransaction(call.db, async (trx) => {
      const made = (await orderedOwnPlaylists(trx, userId, userId)).map((row) => row.id);
      const kept = (await orderedSubscribedPlaylists(trx, userId, userId)).map((row) => row.id);
      const theirs = new Set([...made, ...kept]);
      if (!ids.some((id) => theirs.has(id))) throw notFound('歌单');
      const order = [...mergeOrder(made, ids), ...mergeOrder(kept, ids)];
      await trx.deleteFrom('playlist_order').where('user_id', '=', userId).execute();
      await trx
        .insertInto('playlist_order')
        .values(order.map((playlist_id, position) => ({ user_id: userId, playlist_id, position })))
        .execute();
    });
    return { code: 200 };
  }),
  personal(library.songOrderUpdate, schemas.library.songOrderUpdate, async (call, { pid, ids }) => {
    const change = { playlist: pid, songs: ids, userId: call.user.id, now: call.app.now() };
    await inWriteTransaction(call.db, async (trx) => {
      await requireOwnPlaylist(trx, pid, call.user.id);
      await savePlaylistVersion(trx, change);
      if (!(await reorderTracks(trx, change))) throw badParameters('歌曲不在歌单内');
    });
    return { code: 200 };
  }),
];
