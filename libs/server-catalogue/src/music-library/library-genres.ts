import type { LibraryDecade, LibraryGenre } from '@qingyin/contract';
import { type Db, whereIn } from '@qingyin/server-db';
import { imageUrl } from '../images.ts';
import type { Viewer } from '../song-access.ts';
import type { CatalogueSnapshot } from './lists/catalogue-snapshot.ts';
import { currentSnapshot } from './lists/current-snapshot.ts';
import { heardAlbums, heardMarks } from './lists/heard-marks.ts';

/** Genres of the songs that a viewer may hear, most songs first, each with the cover of its newest album. */
export async function libraryGenres(
  db: Db,
  viewer: Viewer,
  origin: string,
  limit = 1000,
): Promise<LibraryGenre[]> {
  const snapshot = await currentSnapshot(db);
  const counted = [...snapshot.songs.byGenre]
    .map(([key, songs]) => ({ key, ...countGenre(snapshot, heardMarks(snapshot, viewer), songs) }))
    .filter(({ musicSize }) => musicSize > 0)
    .sort((one, other) => other.musicSize - one.musicSize || (one.key < other.key ? -1 : 1))
    .slice(0, limit);
  const covers = await db
    .selectFrom('album')
    .select(['id', 'image_key'])
    .where(
      whereIn(
        db,
        'id',
        counted.map(({ newest }) => newest),
      ),
    )
    .execute();
  const coverOf = new Map(covers.map(({ id, image_key }) => [id, image_key]));
  return counted.map(({ key, newest, ...sizes }) => ({
    key,
    name: snapshot.genreNames.get(key) ?? key,
    ...sizes,
    picUrl: imageUrl(origin, coverOf.get(newest) ?? ''),
  }));
}

/** Numbers of songs and albums of a genre, and the greatest id of the albums. */
function countGenre(
  { songs: { albums: albumOf }, albums }: CatalogueSnapshot,
  heard: Uint8Array,
  songs: Int32Array,
) {
  const found = songs.filter((song) => heard[song] === 1);
  const inAlbums = new Set(found.map((song) => albumOf[song] ?? -1));
  // Albums are in the order of their ids.
  let newest = -1;
  for (const album of inAlbums) newest = Math.max(newest, album);
  return { musicSize: found.length, albumSize: inAlbums.size, newest: albums.ids[newest] ?? 0 };
}

/** Number of the albums that a viewer may hear, and by decade, newest first, without albums of unknown year. */
export async function libraryDecades(
  db: Db,
  viewer: Viewer,
): Promise<{ albums: number; decades: LibraryDecade[] }> {
  const snapshot = await currentSnapshot(db);
  const counts = new Map<number, number>();
  let albums = 0;
  heardAlbums(snapshot, viewer).sizes.forEach((size, album) => {
    if (size === 0) return;
    albums += 1;
    const decade = Math.floor((snapshot.albums.years[album] ?? 0) / 10) * 10;
    counts.set(decade, (counts.get(decade) ?? 0) + 1);
  });
  return {
    albums,
    decades: [...counts]
      .filter(([decade]) => decade > 0)
      .map(([decade, albumSize]) => ({ decade, albumSize }))
      .sort((one, other) => other.decade - one.decade),
  };
}
