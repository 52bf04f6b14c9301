import { type Db, whereIn } from '@qingyin/server-db';
import { creditedNames } from './credited-names.ts';
import { genreNames } from './genre-names.ts';
import { sharedTexts } from './shared-texts.ts';
import { loadSongPlaces } from './song-places.ts';

/** Ids, or null for all rows. */
export type Ids = readonly number[] | null;

/** What is known of a song or an album from its files, beside names and artists. */
export interface LibraryFacts {
  /** years, label, genres, composers and further people */
  tags: readonly string[];
  /** names of files without extension, and of folders below the library */
  places: readonly string[];
}

/** Number of songs or albums read at once: the tags of their files are large. */
const CHUNK = 500;
/**
 * Albums with more songs have only facts of their own. They are collections of songs without an album, which grow song
 * by song.
 */
const MOST_SONGS = 200;

/** Facts of songs and of albums of music libraries, by id; others have none. */
export const libraryFacts = {
  songs: (db: Db, ids: Ids): Promise<Map<number, LibraryFacts>> =>
    inChunks(
      ids,
      (last) => songsAfter(db, last),
      (some) => factsOfSongs(db, some),
    ),
  albums: (db: Db, ids: Ids): Promise<Map<number, LibraryFacts>> =>
    inChunks(
      ids,
      (last) => albumsAfter(db, last),
      (some) => factsOfAlbums(db, some),
    ),
};

async function inChunks(
  ids: Ids,
  next: (last: number) => Promise<number[]>,
  read: (ids: readonly number[]) => Promise<Map<number, LibraryFacts>>,
): Promise<Map<number, LibraryFacts>> {
  const found = new Map<number, LibraryFacts>();
  for (let from = 0, last = 0; ; from += CHUNK) {
    const some = ids ? ids.slice(from, from + CHUNK) : await next(last);
    if (some.length === 0) return found;
    for (const [id, facts] of await read(some)) found.set(id, facts);
    last = some.at(-1) ?? last;
  }
}

const songsAfter = async (db: Db, last: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('library_song')
    .select('song_id')
    .where('song_id', '>', last)
    .orderBy('song_id')
    .limit(CHUNK)
    .execute();
  return rows.map((row) => row.song_id);
};

const albumsAfter = async (db: Db, last: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('library_album')
    .select('album_id')
    .where('album_id', '>', last)
    .orderBy('album_id')
    .limit(CHUNK)
    .execute();
  return rows.map((row) => row.album_id);
};

const yearTexts = (...years: number[]): string[] => years.filter((year) => year > 0).map(String);

async function factsOfSongs(db: Db, ids: readonly number[]): Promise<Map<number, LibraryFacts>> {
  const rows = await db
    .selectFrom('library_song')
    .innerJoin('song', 'song.id', 'library_song.song_id')
    .innerJoin('album', 'album.id', 'song.album_id')
    .leftJoin('library_album', 'library_album.album_id', 'song.album_id')
    .select(['library_song.song_id', 'library_song.year', 'album.company'])
    .select('library_album.original_year')
    .where(whereIn(db, 'library_song.song_id', ids))
    .execute();
  const songIds = rows.map(({ song_id }) => song_id);
  const [genres, people, places] = [
    await genresOf(db, songIds),
    await creditedNames(db, songIds),
    await loadSongPlaces(db, songIds),
  ];
  return new Map(
    rows.map(({ song_id, year, original_year, company }) => {
      const tags = [
        ...yearTexts(year, original_year ?? 0),
        company,
        ...(genres.get(song_id) ?? []),
        ...(people.get(song_id) ?? []),
      ];
      const { files = new Map(), folders = new Map() } = places.get(song_id) ?? {};
      return [song_id, { tags, places: [...sharedTexts(files), ...sharedTexts(folders)] }];
    }),
  );
}

async function factsOfAlbums(db: Db, ids: readonly number[]): Promise<Map<number, LibraryFacts>> {
  const rows = await db
    .selectFrom('library_album')
    .innerJoin('album', 'album.id', 'library_album.album_id')
    .select(['album.id', 'album.company', 'library_album.year', 'library_album.original_year'])
    .where(whereIn(db, 'album.id', ids))
    .execute();
  const songs = await db
    .selectFrom('song')
    .select(['id', 'album_id'])
    .where(
      whereIn(
        db,
        'album_id',
        rows.map(({ id }) => id),
      ),
    )
    .orderBy('id')
    .execute();
  const songsOf = new Map<number, number[]>();
  for (const { id, album_id } of songs) {
    const known = songsOf.get(album_id);
    if (known) known.push(id);
    else songsOf.set(album_id, [id]);
  }
  const songIds = [...songsOf.values()].filter(({ length }) => length <= MOST_SONGS).flat();
  const [genres, people, places] = [
    await genresOf(db, songIds),
    await creditedNames(db, songIds),
    await loadSongPlaces(db, songIds),
  ];
  return new Map(
    rows.map(({ id, year, original_year, company }) => {
      const tags = new Map<number, Set<string>>();
      const folders = new Map<number, Set<string>>();
      for (const song of songsOf.get(id) ?? [])
        for (const [library, names] of places.get(song)?.folders ?? []) {
          addAll(tags, library, [...(genres.get(song) ?? []), ...(people.get(song) ?? [])]);
          addAll(folders, library, names);
        }
      const own = [...yearTexts(year, original_year), company];
      return [id, { tags: [...own, ...sharedTexts(tags)], places: sharedTexts(folders) }];
    }),
  );
}

function addAll(texts: Map<number, Set<string>>, library: number, added: Iterable<string>): void {
  const known = texts.get(library) ?? new Set();
  for (const text of added) known.add(text);
  texts.set(library, known);
}

/** Genres of songs in the spelling of the tags, with their names in the other language. */
async function genresOf(db: Db, songIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('song_genre')
    .select(['song_id', 'genre'])
    .where(whereIn(db, 'song_id', songIds))
    .orderBy('song_id')
    .orderBy('genre_key')
    .execute();
  const found = new Map<number, string[]>();
  for (const { song_id, genre } of rows)
    found.set(song_id, [...(found.get(song_id) ?? []), ...genreNames(genre)]);
  return found;
}
