import type { Db } from '@qingyin/server-db';
import { catalogueRevision } from './catalogue-revision.ts';
import { indexOf } from './index-of.ts';
import { type AlbumColumns, loadAlbums } from './load-albums.ts';
import { type ArtistColumns, loadArtists } from './load-artists.ts';
import { loadSongs } from './load-songs.ts';
import { OTHERS, orderAlbums, orderArtists, orderSongs, type SharedSongOrder } from './orders.ts';
import { readCredits } from './read-credits.ts';
import { readByKey } from './read-in-portions.ts';

type ByKey<Key> = ReadonlyMap<Key, Int32Array>;

/** Songs of a snapshot; other arrays name a song by its index in these. */
export interface SnapshotSongs {
  /** ascending */
  ids: Float64Array;
  durationsMs: Float64Array;
  years: Float64Array;
  /** index of the album, -1: of no music library */
  albums: Int32Array;
  /** 1: its file is there, and it is not hidden */
  present: Uint8Array;
  /** 1: heard without a right to a music library */
  open: Uint8Array;
  /** index of the initial of each name */
  initials: Uint8Array;
  orders: Readonly<Record<SharedSongOrder, Int32Array>>;
  byLibrary: ByKey<number>;
  byGenre: ByKey<string>;
  byArtist: ByKey<number>;
  /** songs in which an artist has another part, by role and artist */
  byCredit: ReadonlyMap<string, ByKey<number>>;
  /** of files that are there, by the folder of the file */
  byFolder: ByKey<number>;
}

/** Albums of a snapshot; other arrays name an album by its index in these. */
export interface SnapshotAlbums extends Omit<
  AlbumColumns,
  'sortKeys' | 'artistKeys' | 'addedAt' | 'initials'
> {
  initials: Uint8Array;
  orders: Readonly<Record<'added' | 'name' | 'artist' | 'year', Int32Array>>;
  /** of the first and further artists */
  byArtist: ByKey<number>;
}

/** Artists of a snapshot; other arrays name an artist by its index in these. */
export interface SnapshotArtists extends Omit<ArtistColumns, 'sortKeys' | 'initials'> {
  initials: Uint8Array;
  byName: Int32Array;
}

/** The music libraries at one time, ordered and grouped. */
export interface CatalogueSnapshot {
  revision: string;
  /** of the orders of a language: the snapshot in the stored orders */
  base?: CatalogueSnapshot;
  /** key of the alphabet of the language; missing: the stored orders */
  language?: string;
  songs: SnapshotSongs;
  albums: SnapshotAlbums;
  artists: SnapshotArtists;
  /** letters under which names stand, in the order of names */
  initials: readonly string[];
  /** names of genres by key */
  genreNames: ReadonlyMap<string, string>;
}

/** Reads the music libraries. Takes half a second for 100,000 songs, in portions of a few milliseconds. */
export async function takeCatalogueSnapshot(db: Db): Promise<CatalogueSnapshot> {
  // Read first: what changes meanwhile makes the snapshot an old one.
  const revision = await catalogueRevision(db);
  const albums = await loadAlbums(db);
  const artists = await loadArtists(db);
  const genreNames = new Map<string, string>();
  return {
    revision,
    songs: await takeSongs(db, albums, genreNames),
    albums: await takeAlbums(db, albums),
    artists: {
      ids: artists.ids,
      initials: Uint8Array.from(artists.initials, initialPlace),
      byName: await orderArtists(artists),
    },
    initials: STORED,
    genreNames,
  };
}

async function takeSongs(
  db: Db,
  albums: AlbumColumns,
  genreNames: Map<string, string>,
): Promise<SnapshotSongs> {
  const songs = await loadSongs(db);
  const { ids, durationsMs, years, present, open } = songs;
  const albumOf = Int32Array.from(songs.albums, (id) => indexOf(albums.ids, id));
  return {
    ...{ ids, durationsMs, years, present, open, albums: albumOf },
    initials: Uint8Array.from(songs.sortKeys, (key) => initialPlace(key.charAt(0).toUpperCase())),
    orders: await orderSongs(songs, albumOf, albums),
    byLibrary: await readByKey(ids, (from, limit) =>
      db
        .selectFrom('song_file')
        .select(['song_id as id', 'library_id as key'])
        .where('song_id', '>=', from)
        .orderBy('song_id')
        .limit(limit)
        .execute(),
    ),
    byGenre: await readByKey(
      ids,
      (from, limit) =>
        db
          .selectFrom('song_genre')
          .select(['song_id as id', 'genre_key as key', 'genre'])
          .where('song_id', '>=', from)
          .orderBy('song_id')
          .limit(limit)
          .execute(),
      ({ key, genre }) =>
        genreNames.set(key, genre > (genreNames.get(key) ?? '') ? genre : (genreNames.get(key) ?? '')),
    ),
    byArtist: await readByKey(ids, (from, limit) =>
      db
        .selectFrom('song_artist')
        .innerJoin('library_song', 'library_song.song_id', 'song_artist.song_id')
        .select(['song_artist.song_id as id', 'song_artist.artist_id as key'])
        .where('song_artist.song_id', '>=', from)
        .orderBy('song_artist.song_id')
        .limit(limit)
        .execute(),
    ),
    byCredit: await readCredits(db, ids),
    byFolder: await readByKey(ids, (from, limit) =>
      db
        .selectFrom('song_file')
        .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
        .select(['song_file.song_id as id', 'music_file.folder_id as key'])
        .where('music_file.missing_since', 'is', null)
        .where('song_file.song_id', '>=', from)
        .orderBy('song_file.song_id')
        .limit(limit)
        .execute(),
    ),
  };
}

async function takeAlbums(db: Db, albums: AlbumColumns): Promise<SnapshotAlbums> {
  const { ids, artists, years, kinds } = albums;
  const further = await db.selectFrom('album_artist').select(['album_id', 'artist_id']).execute();
  const byArtist = new Map<number, Set<number>>();
  const add = (artist: number, album: number) =>
    byArtist.set(artist, (byArtist.get(artist) ?? new Set<number>()).add(album));
  artists.forEach(add);
  for (const { album_id, artist_id } of further) {
    const album = indexOf(ids, album_id);
    if (album !== -1) add(artist_id, album);
  }
  return {
    ...{ ids, artists, years, kinds },
    initials: Uint8Array.from(albums.initials, initialPlace),
    orders: await orderAlbums(albums),
    byArtist: new Map([...byArtist].map(([artist, found]) => [artist, Int32Array.from(found)])),
  };
}

/** Initials that are stored with names, see `initialOf` of the music library. */
const STORED = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ', OTHERS];
const places = new Map(STORED.map((letter, place) => [letter, place]));

const initialPlace = (letter: string): number => places.get(letter) ?? STORED.length - 1;
