import {
  orderPlaylists,
  reorderTracks,
  requireOwnPlaylist,
  savePlaylistVersion,
} from '@qingyin/server-playlists';
import { inWriteTransaction } from '@qingyin/server-db';
import { badParameters } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { library } = endpoints;

/**
 * Routes that change the order of playlists and of the songs of a playlist
 * (docs/specification/contract/collecting.md#own-playlists).
 */
export const playlistOrderRoutes: Route[] = [
  personal(library.playlistOrderUpdate, schemas.library.playlistOrderUpdate, async (call, { ids }) => {
    await inWriteTransaction(call.db, (trx) => orderPlaylists(trx, call.user.id, ids));
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
