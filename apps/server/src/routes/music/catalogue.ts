import {
  foundDescription,
  libraryAlbumDetails,
  toAlbums,
  toArtists,
  artistById,
  artistSongs,
  splitPage,
  withDetails,
  toSongWithPrivilege,
  maySongBeHeard,
} from '@qingyin/server-catalogue';
import { notFound } from '@qingyin/server-kernel';
import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { route, type Route } from '../../http/route.ts';
import { publicViewpointOf } from '../../http/viewpoint.ts';

const { music } = endpoints;
/** Number of songs sent with an artist; `artist/songs` has them all, with pagination. */
export const HOT_SONGS = 50;

/**
 * Routes of an album and of an artist (docs/specification/contract/discover.md#singer-page and
 * docs/specification/contract/discover.md#album-page).
 */
export const catalogueRoutes: Route[] = [
  route(music.album, schemas.music.album, async (call, { id }) => {
    const { db, origin } = call;
    const view = await publicViewpointOf(call);
    const row = await db.selectFrom('album').selectAll().where('id', '=', id).executeTakeFirst();
    const [album] = row ? await toAlbums(db, [row], view) : [];
    if (!album) throw notFound('专辑');
    const songs = await db
      .selectFrom('song')
      .selectAll()
      .where('album_id', '=', id)
      .where('hidden', '=', 0)
      .where(maySongBeHeard(view))
      .orderBy((eb) => eb.fn('length', ['disc']))
      .orderBy('disc')
      .orderBy('no')
      .orderBy('id')
      .execute();
    const records = await withDetails(db, songs);
    const viewer = await call.viewer();
    const library = await libraryAlbumDetails(db, viewer, id, origin);
    album.description ||= library ? await foundDescription(db, 'album', id, viewer) : '';
    return {
      code: 200,
      resourceState: true,
      album: library ? { ...album, library } : album,
      songs: records.map((record) => toSongWithPrivilege(record, origin)),
    };
  }),
  route(music.artists, schemas.music.artists, async (call, { id }) => {
    const { db, origin } = call;
    const view = await publicViewpointOf(call);
    const [artist] = await toArtists(db, [await artistById(db, id, view)], view);
    if (!artist) throw notFound('歌手');
    const { rows, more } = splitPage(
      await artistSongs(db, id, { order: 'hot', limit: HOT_SONGS + 1, offset: 0 }, view),
      HOT_SONGS,
    );
    return {
      code: 200,
      artist: { ...artist, followed: false },
      hotSongs: rows.map((record) => toSongWithPrivilege(record, origin)),
      more,
    };
  }),
];
