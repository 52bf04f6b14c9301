import { notCleared, recentPlaysClearedAt } from '@qingyin/server-recommend';
import {
  toAlbums,
  toVideoBriefs,
  playedSongs,
  toPlaylists,
  playlistVisibleTo,
  mayReferenceBeHeard,
} from '@qingyin/server-catalogue';
import type { RecentKind } from '@qingyin/server-db';
import { endpoints, type RecentAnswer, type RecentType } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { personal, type UserRequestContext, type Route } from '../../http/route.ts';
import { viewpointOf } from '../../http/viewpoint.ts';

const { listening } = endpoints;

interface When {
  id: number;
  at: number;
}

const recentOf = async (call: UserRequestContext, kinds: readonly RecentKind[], limit: number) =>
  call.db
    .selectFrom('recent_play')
    .select(['kind', 'resource_id as id', 'at'])
    .where('user_id', '=', call.user.id)
    .where('kind', 'in', kinds)
    .where('at', '>', await recentPlaysClearedAt(call.db, call.user.id, kinds))
    .where(notCleared(call.user.id, 'recent_play.kind', 'recent_play.resource_id', 'recent_play.at'))
    .orderBy('at', 'desc')
    .orderBy('resource_id')
    .limit(limit)
    .execute();

function answerWith<Data>(
  rows: { id: string; at: number; type: RecentType; data: Data | undefined }[],
): RecentAnswer<Data> {
  // Resources that were deleted or hidden since they were played are left out.
  const list = rows.flatMap(({ id, at, type, data }) =>
    data === undefined ? [] : [{ resourceId: id, playTime: at, resourceType: type, data, banned: false }],
  );
  return { code: 200, message: '成功', data: { total: list.length, list } };
}

function withData<Data>(rows: readonly When[], type: RecentType, data: ReadonlyMap<number, Data>) {
  return answerWith(rows.map(({ id, at }) => ({ id: String(id), at, type, data: data.get(id) })));
}

async function recentSongs(call: UserRequestContext, limit: number) {
  const view = await viewpointOf(call);
  const rows = await call.db
    .selectFrom('play_record')
    .select(['song_id as id', 'last_at as at'])
    .where('user_id', '=', call.user.id)
    .where('last_at', '>', await recentPlaysClearedAt(call.db, call.user.id, ['song']))
    .where(notCleared(call.user.id, "'song'", 'play_record.song_id', 'play_record.last_at'))
    .where(mayReferenceBeHeard(view, 'play_record.song_id'))
    .orderBy('last_at', 'desc')
    .orderBy('song_id')
    .limit(limit)
    .execute();
  const ids = rows.map((row) => row.id);
  const songs = await playedSongs(call.db, ids, view);
  return withData(rows, 'SONG', songs);
}

async function recentPlaylists(call: UserRequestContext, limit: number) {
  const rows = await recentOf(call, ['playlist'], limit);
  if (rows.length === 0) return withData(rows, 'PLAYLIST', new Map());
  const lists = await call.db
    .selectFrom('playlist')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .where(playlistVisibleTo(call.user.id))
    .execute();
  const made = await toPlaylists(call.db, lists, await viewpointOf(call));
  return withData(rows, 'PLAYLIST', new Map(made.map((list) => [list.id, list])));
}

async function recentAlbums(call: UserRequestContext, limit: number) {
  const rows = await recentOf(call, ['album'], limit);
  if (rows.length === 0) return withData(rows, 'ALBUM', new Map());
  const albums = await call.db
    .selectFrom('album')
    .selectAll()
    .where(
      'id',
      'in',
      rows.map((row) => row.id),
    )
    .execute();
  const made = await toAlbums(call.db, albums, await viewpointOf(call));
  return withData(rows, 'ALBUM', new Map(made.map((album) => [album.id, album])));
}

async function recentFilms(call: UserRequestContext, limit: number) {
  const rows = await recentOf(call, ['mv', 'video'], limit);
  const numbers = (kind: RecentKind): number[] => rows.filter((row) => row.kind === kind).map(({ id }) => id);
  const mvs = numbers('mv').map((id) => ({ kind: 'mv' as const, id }));
  const videos = numbers('video').map((id) => ({ kind: 'video' as const, id }));
  const briefs = await toVideoBriefs(call.db, [...mvs, ...videos], call.origin);
  const byVid = new Map(briefs.map((brief) => [brief.vid, brief]));
  const vids = await vidsOf(call, numbers('video'));
  return answerWith(
    rows.map(({ id: number, kind, at }) => {
      const id = kind === 'mv' ? String(number) : (vids.get(number) ?? '');
      return { id, at, type: kind === 'mv' ? ('MV' as const) : ('VIDEO' as const), data: byVid.get(id) };
    }),
  );
}

async function vidsOf(call: UserRequestContext, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await call.db.selectFrom('video').select(['id', 'vid']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, row.vid]));
}

/**
 * Routes of the recently played songs, playlists, albums and videos
 * (docs/specification/contract/my-music.md#recently-played).
 */
export const recentPlayRoutes: Route[] = [
  personal(listening.recordRecentSong, schemas.listening.recordRecentSong, (call, { limit }) =>
    recentSongs(call, limit),
  ),
  personal(listening.recordRecentPlaylist, schemas.listening.recordRecentPlaylist, (call, { limit }) =>
    recentPlaylists(call, limit),
  ),
  personal(listening.recordRecentAlbum, schemas.listening.recordRecentAlbum, (call, { limit }) =>
    recentAlbums(call, limit),
  ),
  personal(listening.recordRecentVideo, schemas.listening.recordRecentVideo, (call, { limit }) =>
    recentFilms(call, limit),
  ),
  // This server has no voice programs and radio stations: always empty.
  personal(listening.recordRecentVoice, schemas.listening.recordRecentVoice, () =>
    Promise.resolve(answerWith<never>([])),
  ),
  personal(listening.recordRecentDj, schemas.listening.recordRecentDj, () =>
    Promise.resolve(answerWith<never>([])),
  ),
];
