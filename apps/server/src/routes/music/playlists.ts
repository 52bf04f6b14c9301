import { recordRecentPlay } from '@qingyin/server-recommend';
import {
  toVideoBriefs,
  tagsOf,
  toPlaylists,
  playlistHasSongFor,
  playlistSongs,
  mayReferenceBeHeard,
  type Viewer,
  privilegesOf,
  toSong,
  toUserBrief,
  usersByIds,
  isPlaylistVisible,
} from '@qingyin/server-catalogue';
import type { PlaylistRow } from '@qingyin/server-db';
import { BusinessError, notFound } from '@qingyin/server-kernel';
import { endpoints, type PlaylistDetail, resultCodes } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import type { RequestContext } from '../../http/request-context.ts';
import { isLoggedIn, route, type Route } from '../../http/route.ts';
import { publicViewpointOf, viewpointOf } from '../../http/viewpoint.ts';
import { wellKnownPlaylist, type WellKnownPlaylist } from './well-known-playlists.ts';

const { music } = endpoints;
/**
 * Maximum number of entries in `tracks`; `trackIds` is complete
 * (docs/specification/contract/discover.md#playlist-page-and-own-playlists).
 */
const TRACKS_WITH_DETAIL = 500;
const RELATED = 5;

/**
 * Loads a playlist if the caller may see it. @throws BusinessError 404 if it does not exist, 401 for another
 * user's private one
 */
export async function visiblePlaylist(call: RequestContext, id: number): Promise<PlaylistRow> {
  const row = await call.db.selectFrom('playlist').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw notFound('歌单');
  if (!isPlaylistVisible(row, call.user?.id ?? null))
    throw new BusinessError(resultCodes.notOwner, '这是私密歌单');
  return row;
}

async function subscribersOf(call: RequestContext, id: number, limit: number, offset: number) {
  const rows = await call.db
    .selectFrom('playlist_subscriber')
    .select('user_id')
    .where('playlist_id', '=', id)
    .orderBy('created_at', 'desc')
    .orderBy('user_id')
    .limit(limit)
    .offset(offset)
    .execute();
  const users = await usersByIds(
    call.db,
    rows.map((row) => row.user_id),
  );
  return rows.flatMap(({ user_id }) => {
    const user = users.get(user_id);
    return user ? [toUserBrief(user, call.origin)] : [];
  });
}

/** Query for the songs of a playlist: all of an own one, else those that the viewer may hear. */
const trackRows = (call: RequestContext, list: PlaylistRow, viewer: Viewer) =>
  call.db
    .selectFrom('playlist_track')
    .select(['song_id', 'added_at', 'user_id'])
    .where('playlist_id', '=', list.id)
    .$if(list.owner_id !== viewer.userId, (query) =>
      query.where(mayReferenceBeHeard(viewer, 'playlist_track.song_id')),
    )
    .orderBy('position')
    .orderBy('song_id');

/** The playlist of an id, if the caller may see it, and its songs where they are not stored. */
const shownPlaylist = async (call: RequestContext, id: number): Promise<WellKnownPlaylist> =>
  (await wellKnownPlaylist(call, id)) ?? { row: await visiblePlaylist(call, id), songs: null };

/** A slice of the songs of a playlist; without a limit all. */
async function tracksOf(
  call: RequestContext,
  { row, songs }: WellKnownPlaylist,
  viewer: Viewer,
  { limit, offset }: { limit?: number; offset: number } = { offset: 0 },
) {
  if (songs === null)
    return trackRows(call, row, viewer)
      .$if(limit !== undefined, (query) => query.limit(limit ?? 0).offset(offset))
      .execute();
  return songs
    .slice(offset, limit === undefined ? undefined : offset + limit)
    .map((song_id) => ({ song_id, added_at: row.tracks_updated_at, user_id: row.owner_id }));
}

async function videosIn(call: RequestContext, id: number) {
  const rows = await call.db
    .selectFrom('playlist_video')
    .select(['kind', 'resource_id as id'])
    .where('playlist_id', '=', id)
    .orderBy('position')
    .orderBy('resource_id')
    .execute();
  return toVideoBriefs(call.db, rows, call.origin);
}

/**
 * Routes of a playlist: details, songs, subscribers, related playlists
 * (docs/specification/contract/discover.md#playlist-page-and-own-playlists).
 */
export const playlistRoutes: Route[] = [
  route(music.playlistDetail, schemas.music.playlistDetail, async (call, { id, s }) => {
    const shown = await shownPlaylist(call, id);
    const { row } = shown;
    const view = await viewpointOf(call);
    const [playlist] = await toPlaylists(call.db, [row], view);
    const tracks = await tracksOf(call, shown, view);
    const records = await playlistSongs(
      call.db,
      row,
      tracks.slice(0, TRACKS_WITH_DETAIL).map((track) => track.song_id),
      view,
    );
    if (!playlist?.creator) throw notFound('歌单');
    const videos = row.type === 'VIDEO' ? await videosIn(call, row.id) : null;
    const detail: PlaylistDetail = {
      ...playlist,
      trackCount: shown.songs === null ? playlist.trackCount : tracks.length,
      creator: playlist.creator,
      subscribers: await subscribersOf(call, row.id, s, 0),
      videoIds: videos && videos.map((video) => video.vid),
      videos,
      tracks: records.map((record) => toSong(record, call.origin)),
      trackIds: tracks.map((track) => ({
        id: track.song_id,
        v: 1,
        t: 0,
        at: track.added_at,
        uid: track.user_id,
        alg: null,
        rcmdReason: '',
      })),
    };
    return { code: 200, playlist: detail, privileges: privilegesOf(records) };
  }),
  route(music.playlistTracks, schemas.music.playlistTracks, async (call, { id, limit, offset }) => {
    const shown = await shownPlaylist(call, id);
    const view = await viewpointOf(call);
    const tracks = await tracksOf(call, shown, view, { limit, offset });
    const records = await playlistSongs(
      call.db,
      shown.row,
      tracks.map((track) => track.song_id),
      view,
    );
    return {
      code: 200,
      songs: records.map((record) => toSong(record, call.origin)),
      privileges: privilegesOf(records),
    };
  }),
  route(music.playlistSubscribers, schemas.music.playlistSubscribers, async (call, { id, limit, offset }) => {
    const row = await visiblePlaylist(call, id);
    const subscribers = await subscribersOf(call, id, limit + 1, offset);
    const [playlist] = await toPlaylists(call.db, [row], await viewpointOf(call));
    return {
      code: 200,
      subscribers: subscribers.slice(0, limit),
      total: playlist?.subscribedCount ?? 0,
      more: subscribers.length > limit,
    };
  }),
  route(music.playlistRelated, schemas.music.playlistRelated, async (call, { id }) => {
    // No viewer: the answer may be cached publicly, so private playlists are rejected for their owner too.
    const row = await visiblePlaylist({ ...call, user: null }, id);
    const tags = new Set(tagsOf(row.tags));
    const view = await publicViewpointOf(call);
    const others = await call.db
      .selectFrom('playlist')
      .selectAll()
      .where(playlistHasSongFor(view))
      .where('id', '!=', id)
      .where('hidden', '=', 0)
      .where('privacy', '=', 0)
      .where('special_type', '=', 0)
      .where('copywriter', '!=', '')
      .orderBy('position')
      .execute();
    const shared = (other: PlaylistRow): number => tagsOf(other.tags).filter((tag) => tags.has(tag)).length;
    const closest = [...others].sort((a, b) => shared(b) - shared(a)).slice(0, RELATED);
    return { code: 200, data: await toPlaylists(call.db, closest, view) };
  }),
  route(music.playlistUpdatePlaycount, schemas.music.playlistUpdatePlaycount, async (call, { id }) => {
    await visiblePlaylist(call, id);
    await call.db
      .updateTable('playlist')
      .set((eb) => ({ play_count: eb('play_count', '+', 1) }))
      .where('id', '=', id)
      .execute();
    if (isLoggedIn(call)) await recordRecentPlay(call.db, call.user.id, 'playlist', id, call.app.now());
    return { code: 200 };
  }),
];
