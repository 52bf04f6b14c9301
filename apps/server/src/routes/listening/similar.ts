import {
  listenersOf,
  playlistsWithSong,
  similarArtists,
  similarSongs,
  unwantedSongIds,
} from '@qingyin/server-recommend';
import { artistById, toArtists, toPlaylists, toUserBrief, usersByIds } from '@qingyin/server-catalogue';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';
import { toRecommendedOldSongs, songByIdOrThrow } from './recommended-songs.ts';

const { listening } = endpoints;
const ARTISTS = 20;

/**
 * Routes of content similar to a song or an artist (docs/specification/contract/songs.md and
 * docs/specification/contract/discover.md#singer-page).
 */
export const similarRoutes: Route[] = [
  route(listening.simiSong, schemas.listening.simiSong, async (call, { id, limit, offset }) => {
    const { song } = await songByIdOrThrow(call, id);
    const unwanted = call.user ? await unwantedSongIds(call.db, call.user.id) : new Set<number>();
    const found = (await similarSongs(call.db, id, call.app.now(), await call.viewer())).filter(
      (one) => !unwanted.has(one.id),
    );
    const proposed = found.slice(offset, offset + limit).map(({ id: other, sameArtist, heardTogether }) => ({
      id: other,
      alg: sameArtist ? 'artistbased' : 'itembased',
      reason: sameArtist ? '同一歌手的歌' : heardTogether ? `听《${song.name}》的人也在听` : '和这首歌相近',
    }));
    return { code: 200, songs: await toRecommendedOldSongs(call, proposed) };
  }),
  route(listening.simiPlaylist, schemas.listening.simiPlaylist, async (call, { id, limit, offset }) => {
    const { song } = await songByIdOrThrow(call, id);
    const rows = (await playlistsWithSong(call.db, id)).slice(offset, offset + limit);
    // No viewer: the answer may be cached publicly, so it must not depend on the user.
    const lists = await toPlaylists(call.db, rows, await publicViewpointOf(call));
    const why = { alg: 'itembased', reason: `收录了《${song.name}》` };
    return { code: 200, playlists: lists.map((list) => ({ ...list, ...why })) };
  }),
  route(listening.simiUser, schemas.listening.simiUser, async (call, { id, limit, offset }) => {
    const { song } = await songByIdOrThrow(call, id);
    const viewer = call.user?.id ?? null;
    const others = (await listenersOf(call.db, id, viewer)).filter(({ userId }) => userId !== viewer);
    const page = others.slice(offset, offset + limit);
    const users = await usersByIds(
      call.db,
      page.map(({ userId }) => userId),
    );
    const userprofiles = page.flatMap(({ userId }) => {
      const user = users.get(userId);
      const why = { recommendReason: `最近在听《${song.name}》`, alg: 'itembased' };
      return user ? [{ ...toUserBrief(user, call.origin), ...why }] : [];
    });
    return { code: 200, userprofiles };
  }),
  route(listening.simiArtist, schemas.listening.simiArtist, async (call, { id }) => {
    const view = await publicViewpointOf(call);
    const artist = await artistById(call.db, id, view);
    const now = call.app.now();
    const ids = await similarArtists(call.db, artist, { limit: ARTISTS, now, viewer: view });
    if (ids.length === 0) return { code: 200, artists: [] };
    const rows = await call.db.selectFrom('artist').selectAll().where('id', 'in', ids).execute();
    const found = new Map((await toArtists(call.db, rows, view)).map((one) => [one.id, one]));
    return { code: 200, artists: ids.flatMap((one) => found.get(one) ?? []) };
  }),
];
