import { type FilmKey, toVideoBriefs } from '@qingyin/server-catalogue';
import { type Db, type PlaylistVideoTable, inWriteTransaction } from '@qingyin/server-db';
import { badParameters, BusinessError } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';
import { requireOwnPlaylist } from './own-playlist.ts';
import { PLAYLIST_FULL, ALL_SONGS_PRESENT } from './playlist-tracks.ts';

const { library } = endpoints;
/** Resource types (docs/specification/contract/comments.md) */
const LIKED_MV = 1;
const LIKED_VIDEO = 5;
const VID_LENGTH = 32;

/** Finds films by MV ids or vids, in the order of the request; missing ones are left out. */
async function filmsNamed(db: Db, names: readonly string[]): Promise<FilmKey[]> {
  const vids = names.filter((name) => name.length === VID_LENGTH);
  const numbers = names.filter((name) => name.length !== VID_LENGTH).map(Number);
  const found = new Map<string, FilmKey>();
  if (vids.length)
    for (const row of await db.selectFrom('video').select(['id', 'vid']).where('vid', 'in', vids).execute())
      found.set(row.vid, { kind: 'video', id: row.id });
  if (numbers.length)
    for (const row of await db.selectFrom('mv').select('id').where('id', 'in', numbers).execute())
      found.set(String(row.id), { kind: 'mv', id: row.id });
  return [...new Set(names)].flatMap((name) => found.get(name) ?? []);
}

/** Inserts films at the top of a playlist. @throws BusinessError 502 if all are in it already */
async function addFilms(db: Db, playlist: number, films: readonly FilmKey[], now: number): Promise<void> {
  const rows = await db
    .selectFrom('playlist_video')
    .selectAll()
    .where('playlist_id', '=', playlist)
    .orderBy('position')
    .execute();
  const present = new Set(rows.map((row) => `${row.kind}${row.resource_id}`));
  const added = films.filter(({ kind, id }) => !present.has(`${kind}${id}`));
  if (added.length === 0) throw new BusinessError(ALL_SONGS_PRESENT, '歌单内视频重复');
  const first = (rows[0]?.position ?? 0) - added.length;
  await db
    .insertInto('playlist_video')
    .values(
      added.map(({ kind, id }, index): PlaylistVideoTable => ({
        playlist_id: playlist,
        kind,
        resource_id: id,
        position: first + index,
        added_at: now,
      })),
    )
    .execute();
}

async function change(
  call: UserRequestContext,
  list: number,
  names: readonly string[],
  op: 'add' | 'delete',
) {
  const now = call.app.now();
  await inWriteTransaction(call.db, async (trx) => {
    const row = await requireOwnPlaylist(trx, list, call.user.id);
    if (row.type !== 'VIDEO') throw new BusinessError(PLAYLIST_FULL, '这不是视频歌单');
    const films = await filmsNamed(trx, names);
    if (op === 'add') {
      if (films.length === 0) throw badParameters('视频不存在');
      await addFilms(trx, list, films, now);
    } else {
      for (const { kind, id } of films)
        await trx
          .deleteFrom('playlist_video')
          .where('playlist_id', '=', list)
          .where('kind', '=', kind)
          .where('resource_id', '=', id)
          .execute();
    }
    await trx
      .updateTable('playlist')
      .set({ tracks_updated_at: now, updated_at: now })
      .where('id', '=', list)
      .execute();
  });
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
