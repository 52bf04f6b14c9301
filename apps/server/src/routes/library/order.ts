import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { write } from '../../db/write.ts';
import { orderedListsKeptBy, orderedListsMadeBy } from '../../entities/list-order.ts';
import { badParameters, notFound } from '../../http/failures.ts';
import { personal, type Route } from '../../http/route.ts';
import { keepVersion } from './list-versions.ts';
import { mergeOrder } from './merge-order.ts';
import { ownList } from './own-list.ts';
import { reorder } from './playlist-tracks.ts';

const { library } = endpoints;

/** Routes that change the order of playlists and of the songs of a playlist (contract page, 3.4). */
export const orderRoutes: Route[] = [
  personal(library.playlistOrderUpdate, schemas.library.playlistOrderUpdate, async (call, { ids }) => {
    const userId = call.user.id;
    await write(call.db, async (trx) => {
      const made = (await orderedListsMadeBy(trx, userId, userId)).map((row) => row.id);
      const kept = (await orderedListsKeptBy(trx, userId, userId)).map((row) => row.id);
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
    const change = { playlist: pid, songs: ids, userId: call.user.id, now: call.house.now() };
    await write(call.db, async (trx) => {
      await ownList(trx, pid, call.user.id);
      await keepVersion(trx, change);
      if (!(await reorder(trx, change))) throw badParameters('歌曲不在歌单内');
    });
    return { code: 200 };
  }),
];
