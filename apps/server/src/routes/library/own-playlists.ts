import {
  assertNotLikedSongs,
  deletePlaylist,
  insertPlaylist,
  requireOwnPlaylist,
  setPlaylistPrivacy,
} from '@qingyin/server-playlists';
import { toPlaylists } from '@qingyin/server-catalogue';
import { inWriteTransaction } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { endpoints, PRIVATE_PLAYLIST } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { rateLimited, rateLimitRules } from '../../http/rate-limits/index.ts';
import { personal, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { library } = endpoints;

/**
 * Routes that create, delete, publish and hide the user's own playlists
 * (docs/specification/contract/collecting.md#own-playlists, docs/api-extensions.md#own-playlists).
 */
export const ownPlaylistRoutes: Route[] = [
  personal(library.playlistCreate, schemas.library.playlistCreate, async (call, { name, privacy, type }) => {
    const now = call.app.now();
    const row = await inWriteTransaction(call.db, (trx) =>
      insertPlaylist(trx, call.user.id, { name, privacy, type, now }),
    );
    const [playlist] = await toPlaylists(call.db, [row], await viewpointOf(call));
    if (!playlist) throw notFound('歌单');
    return { code: 200, id: row.id, playlist };
  }),
  personal(library.playlistDelete, schemas.library.playlistDelete, async (call, { id: ids }) => {
    // Atomic: if one of the playlists cannot be deleted, none is.
    await inWriteTransaction(call.db, async (trx) => {
      for (const id of new Set(ids)) {
        assertNotLikedSongs(await requireOwnPlaylist(trx, id, call.user.id), 'delete');
        await deletePlaylist(trx, id);
      }
    });
    return { code: 200, id: ids[0] ?? 0 };
  }),
  personal(library.playlistPrivacy, schemas.library.playlistPrivacy, async (call, { id }) => {
    await setPlaylistPrivacy(call.db, { id, userId: call.user.id, now: call.app.now() }, 0);
    return { code: 200 };
  }),
  rateLimited(
    rateLimitRules.playlistPrivacy,
    personal(library.playlistHide, schemas.library.playlistHide, async (call, { id }) => {
      const own = { id, userId: call.user.id, now: call.app.now() };
      await setPlaylistPrivacy(call.db, own, PRIVATE_PLAYLIST);
      return { code: 200 };
    }),
  ),
];
