import { endpoints } from '@qingyin/contract';
import { schemas } from '@qingyin/contract/schema';
import { toAlbums, toArtists } from '../../entities/albums.ts';
import { songsByIds, withDetails } from '../../entities/song-records.ts';
import { toSongWithPrivilege } from '../../entities/songs.ts';
import { notFound } from '../../http/failures.ts';
import { route, type Route } from '../../http/route.ts';

const { music } = endpoints;
const HOT_SONGS = 50;

/** Albums and artists (contract page, 4.17, 4.18). */
export const catalogueRoutes: Route[] = [
  route(music.album, schemas.music.album, async ({ db, origin }, { id }) => {
    const row = await db.selectFrom('album').selectAll().where('id', '=', id).executeTakeFirst();
    const [album] = row ? await toAlbums(db, [row], origin) : [];
    if (!album) throw notFound('专辑');
    const songs = await db
      .selectFrom('song')
      .selectAll()
      .where('album_id', '=', id)
      .where('hidden', '=', 0)
      .orderBy('disc')
      .orderBy('no')
      .execute();
    const records = await withDetails(db, songs);
    return {
      code: 200,
      resourceState: true,
      album,
      songs: records.map((record) => toSongWithPrivilege(record, origin)),
    };
  }),
  route(music.artists, schemas.music.artists, async ({ db, origin }, { id }) => {
    const row = await db.selectFrom('artist').selectAll().where('id', '=', id).executeTakeFirst();
    const [artist] = row ? await toArtists(db, [row], origin) : [];
    if (!artist) throw notFound('歌手');
    const songs = await db
      .selectFrom('song')
      .innerJoin('song_artist', 'song_artist.song_id', 'song.id')
      .select('song.id')
      .where('song_artist.artist_id', '=', id)
      .where('song.hidden', '=', 0)
      .orderBy('song.popularity', 'desc')
      .orderBy('song.id')
      .limit(HOT_SONGS + 1)
      .execute();
    const records = await songsByIds(
      db,
      songs.slice(0, HOT_SONGS).map((song) => song.id),
    );
    return {
      code: 200,
      artist: { ...artist, followed: false },
      hotSongs: records.map((record) => toSongWithPrivilege(record, origin)),
      more: songs.length > HOT_SONGS,
    };
  }),
];
