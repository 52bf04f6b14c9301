import { resolveSongIds, uploadNumbersOf } from '@qingyin/server-catalogue';
import { likedAmong, likedSongIds, likeSong } from '@qingyin/server-playlists';
import { inWriteTransaction } from '@qingyin/server-db';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type Route } from '../../http/route.ts';

const { library } = endpoints;

/** Routes that like songs and list the liked ones (docs/specification/contract/collecting.md#like). */
export const likedSongRoutes: Route[] = [
  personal(library.likelist, schemas.library.likelist, async (call) => {
    const ids = await likedSongIds(call.db, call.user.id);
    // Uploads that are further files of a liked song are shown as liked on the cloud disk.
    const numbers = await uploadNumbersOf(call.db, call.user.id, ids);
    return { code: 200, ids: [...ids, ...numbers], checkPoint: call.app.now() };
  }),
  personal(library.songLikeCheck, schemas.library.songLikeCheck, async (call, { ids }) => ({
    code: 200,
    data: await likedAmong(call.db, call.user.id, ids),
  })),
  personal(library.like, schemas.library.like, async (call, { id: wanted, like }) => {
    const viewer = await call.viewer();
    const [id = wanted] = await resolveSongIds(call.db, viewer, [wanted]);
    const change = { id, like, userId: call.user.id, now: call.app.now() };
    const playlistId = await inWriteTransaction(call.db, (trx) => likeSong(trx, change, viewer));
    return { code: 200, songs: [] as [], playlistId };
  }),
];
