import { listPlaylistVersions, requireOwnPlaylist, restorePlaylist } from '@qingyin/server-playlists';
import { inWriteTransaction } from '@qingyin/server-db';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { library } = endpoints;

/** Routes that list and restore earlier versions of the user's own playlists (docs/api-extensions.md). */
export const playlistVersionRoutes: Route[] = [
  personal(library.playlistsVersions, schemas.library.playlistsVersions, async ({ db, user }, { id }) => {
    await requireOwnPlaylist(db, id, user.id);
    return { code: 200, data: await listPlaylistVersions(db, id) };
  }),
  personal(library.playlistsRestore, schemas.library.playlistsRestore, async (call, { id, version }) => {
    const change = { playlist: id, version, userId: call.user.id, now: call.app.now() };
    const viewer = await call.viewer();
    return inWriteTransaction(call.db, async (trx) => {
      await requireOwnPlaylist(trx, id, call.user.id);
      return { code: 200, ...(await restorePlaylist(trx, change, viewer)) };
    });
  }),
];
