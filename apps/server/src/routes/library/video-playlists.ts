import { type FilmKey, toVideoBriefs } from '@qingyin/server-catalogue';
import { changePlaylistFilms } from '@qingyin/server-playlists';
import { inWriteTransaction } from '@qingyin/server-db';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';

const { library } = endpoints;
/** Resource types (docs/specification/contract/comments.md) */
const LIKED_MV = 1;
const LIKED_VIDEO = 5;

async function change(
  call: UserRequestContext,
  playlist: number,
  names: readonly string[],
  op: 'add' | 'delete',
) {
  const sent = { playlist, names, op, userId: call.user.id, now: call.app.now() };
  await inWriteTransaction(call.db, (trx) => changePlaylistFilms(trx, sent));
  return { code: 200 };
}

/**
 * Routes of playlists of videos and of liked films (docs/specification/contract/collecting.md#own-playlists and
 * docs/specification/contract/discover.md#personal-recommendations).
 */
export const videoPlaylistRoutes: Route[] = [
  personal(library.playlistTrackAdd, schemas.library.playlistTrackAdd, (call, { pid, ids }) =>
    change(call, pid, ids, 'add'),
  ),
  personal(library.playlistTrackDelete, schemas.library.playlistTrackDelete, (call, { id, ids }) =>
    change(call, id, ids, 'delete'),
  ),
  personal(library.playlistMylike, schemas.library.playlistMylike, async (call, { time, limit }) => {
    const rows = await call.db
      .selectFrom('resource_like')
      .select(['resource_type', 'resource_id', 'created_at'])
      .where('user_id', '=', call.user.id)
      .where('resource_type', 'in', [LIKED_MV, LIKED_VIDEO])
      .$if(time >= 0, (query) => query.where('created_at', '<', time))
      .orderBy('created_at', 'desc')
      .orderBy('resource_type')
      .orderBy('resource_id')
      .limit(limit + 1)
      .execute();
    const shown = rows.slice(0, limit);
    const films = shown.map(({ resource_type, resource_id }): FilmKey => ({
      kind: resource_type === LIKED_MV ? 'mv' : 'video',
      id: resource_id,
    }));
    const feeds = await toVideoBriefs(call.db, films, call.origin);
    return {
      code: 200,
      data: { feeds, more: rows.length > limit, time: shown.at(-1)?.created_at ?? -1 },
    };
  }),
];
