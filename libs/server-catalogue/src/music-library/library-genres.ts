import type { Db } from '@qingyin/server-db';
import { whereIn } from '@qingyin/server-db';
import type { LibraryDecade, LibraryGenre } from '@qingyin/contract';
import { sql } from 'kysely';
import { imageUrl } from '../images.ts';
import type { Viewer } from '../song-access.ts';
import { albumYear, heardSongs } from './heard-songs.ts';
import { visibleAlbums } from './library-albums.ts';

/** Genres of the songs that a viewer may hear, most songs first, each with the cover of its newest album. */
export async function libraryGenres(
  db: Db,
  viewer: Viewer,
  origin: string,
  limit = 1000,
): Promise<LibraryGenre[]> {
  const byAlbum = heardSongs(db, viewer)
    .innerJoin('song_genre', 'song_genre.song_id', 'song.id')
    .select((eb) => [
      'song_genre.genre_key',
      'song.album_id',
      eb.fn.max('song_genre.genre').as('genre'),
      eb.fn.countAll<number>().as('n'),
    ])
    .groupBy(['song_genre.genre_key', 'song.album_id']);
  const rows = await db
    .selectFrom(byAlbum.as('by_album'))
    .select((eb) => [
      'by_album.genre_key',
      eb.fn.max('by_album.genre').as('name'),
      eb.fn.sum<number>('by_album.n').as('songs'),
      eb.fn.countAll<number>().as('albums'),
      eb.fn.max('by_album.album_id').as('newest'),
    ])
    .groupBy('by_album.genre_key')
    .orderBy('songs', 'desc')
    .orderBy('by_album.genre_key')
    .limit(limit)
    .execute();
  const covers = await db
    .selectFrom('album')
    .select(['id', 'image_key'])
    .where(
      whereIn(
        db,
        'id',
        rows.map(({ newest }) => newest),
      ),
    )
    .execute();
  const coverOf = new Map(covers.map(({ id, image_key }) => [id, image_key]));
  return rows.map(({ genre_key, name, songs, albums, newest }) => ({
    key: genre_key,
    name,
    musicSize: Number(songs),
    albumSize: Number(albums),
    picUrl: imageUrl(origin, coverOf.get(newest) ?? ''),
  }));
}

/** Number of the albums that a viewer may hear, and by decade, newest first, without albums of unknown year. */
export async function libraryDecades(
  db: Db,
  viewer: Viewer,
): Promise<{ albums: number; decades: LibraryDecade[] }> {
  const years = visibleAlbums(db, viewer).select(albumYear.as('year'));
  const rows = await db
    .selectFrom(years.as('years'))
    .select((eb) => [sql<number>`years.year / 10`.as('tens'), eb.fn.countAll<number>().as('albums')])
    .groupBy('tens')
    .orderBy('tens', 'desc')
    .execute();
  const counts = rows.map(({ tens, albums }) => ({ decade: Number(tens) * 10, albumSize: Number(albums) }));
  return {
    albums: counts.reduce((sum, { albumSize }) => sum + albumSize, 0),
    decades: counts.filter(({ decade }) => decade > 0),
  };
}
