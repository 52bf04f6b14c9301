import type { Db } from '@qingyin/server-db';

/** Songs read on either side of the song, and for an album; ids of one folder are near each other. */
const AROUND = 200;
const OF_ALBUM = 60;
const GENRES = 3;
/** Weights of the signals; all together weigh less than an artist in common. */
const IN_THE_SAME_ALBUM = 1;
const OF_THE_SAME_GENRE = 1;
const OF_THE_SAME_YEARS = 0.5;
/** Years that still count as the same time. */
const YEARS = 3;

/** Greatest stored weight, in hundredths, of songs that only album, genre and year have in common. */
export const MOST_WITHOUT_LISTENERS = 100 * (IN_THE_SAME_ALBUM + OF_THE_SAME_GENRE + OF_THE_SAME_YEARS);

type Add = (songId: number, weight: number) => void;

/**
 * Adds weights for songs of music libraries that resemble a song by album, genre and year, which are known before
 * anybody has played or liked anything. All queries are limited.
 */
export async function addLibraryNeighbours(db: Db, songId: number, add: Add): Promise<void> {
  const song = await db
    .selectFrom('library_song')
    .innerJoin('song', 'song.id', 'library_song.song_id')
    .select(['song.album_id', 'library_song.year'])
    .where('library_song.song_id', '=', songId)
    .executeTakeFirst();
  if (!song) return;
  await byAlbum(db, song.album_id, add);
  const genres = await db
    .selectFrom('song_genre')
    .select('genre_key')
    .where('song_id', '=', songId)
    .orderBy('genre_key')
    .limit(GENRES)
    .execute();
  const found = new Set<number>();
  for (const { genre_key } of genres)
    for (const id of await songsAround(db, songId, genre_key)) {
      found.add(id);
      add(id, OF_THE_SAME_GENRE / genres.length);
    }
  if (song.year <= 0) return;
  if (genres.length === 0) for (const id of await songsAround(db, songId)) found.add(id);
  for (const id of await ofYears(db, [...found], song.year)) add(id, OF_THE_SAME_YEARS);
}

async function byAlbum(db: Db, albumId: number, add: Add): Promise<void> {
  const rows = await db
    .selectFrom('song')
    .select('id')
    .where('album_id', '=', albumId)
    .limit(OF_ALBUM)
    .execute();
  for (const { id } of rows) add(id, IN_THE_SAME_ALBUM);
}

/** Songs with the nearest ids, of a genre or of all. */
async function songsAround(db: Db, songId: number, genre?: string): Promise<number[]> {
  const side = async (sign: '<' | '>', direction: 'asc' | 'desc'): Promise<number[]> => {
    const rows =
      genre === undefined
        ? await db
            .selectFrom('library_song')
            .select('song_id')
            .where('song_id', sign, songId)
            .orderBy('song_id', direction)
            .limit(AROUND)
            .execute()
        : await db
            .selectFrom('song_genre')
            .select('song_id')
            .where('genre_key', '=', genre)
            .where('song_id', sign, songId)
            .orderBy('song_id', direction)
            .limit(AROUND)
            .execute();
    return rows.map(({ song_id }) => song_id);
  };
  return [...(await side('<', 'desc')), ...(await side('>', 'asc'))];
}

async function ofYears(db: Db, ids: readonly number[], year: number): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('library_song')
    .select('song_id')
    .where('song_id', 'in', ids)
    .where('year', '>=', year - YEARS)
    .where('year', '<=', year + YEARS)
    .execute();
  return rows.map(({ song_id }) => song_id);
}
