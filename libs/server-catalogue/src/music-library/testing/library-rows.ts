import { type Db, insertMany } from '@qingyin/server-db';

/** First id of songs, albums and artists of music libraries. */
const FIRST = 1_000_000_000;

/** An album to be inserted, with a song for each title. */
export interface AlbumRows {
  /** added to `FIRST`, for the album and, times 100, for its songs */
  no: number;
  name: string;
  /** number of the artist */
  artist?: number;
  /** numbers of the artists of the album after the first */
  furtherArtists?: readonly number[];
  /** number of the artist of the songs, if it is another one */
  songArtist?: number;
  /** text of the artists of the songs */
  artistText?: string;
  songs?: number;
  libraries?: readonly number[];
  genre?: string;
  year?: number;
  originalYear?: number;
  kind?: string;
  initial?: string;
  addedAt?: number;
  folder?: number;
  discs?: readonly string[];
  missing?: boolean;
}

/** Id of an album or artist by its number. */
export const idOf = (no: number): number => FIRST + no;
/** Id of the song of an album, from 1. */
export const songIdOf = (album: number, no: number): number => FIRST + album * 100 + no;

/** Inserts a music library with its root folder, whose id is the library's id times 1000. */
export async function insertLibrary(
  db: Db,
  id: number,
  access: {
    everyone?: number;
    guests?: number;
    name?: string;
    folders?: Readonly<Record<number, string>>;
  } = {},
): Promise<void> {
  const { everyone = 1, guests = 0, name = `Library ${id}`, folders = {} } = access;
  await db
    .insertInto('music_library')
    .values({
      id,
      kind: 'folder',
      owner_id: null,
      name,
      path: `/music/${id}`,
      everyone,
      guests,
      watch: 0,
      from_options: 0,
      state: 'online',
      reason: '',
      detail: '',
      created_at: 1,
      scanned_at: 1,
      removed_at: null,
    })
    .execute();
  await insertMany(
    db,
    'music_folder',
    Object.entries({ [id * 1000]: '', ...folders }).map(([folder, path]) => ({
      id: Number(folder),
      library_id: id,
      path,
      signature: '',
      sidecars: '',
      dirty: 0,
    })),
  );
}

/** Inserts artists by number. */
export async function insertArtists(db: Db, names: Readonly<Record<number, string>>): Promise<void> {
  const rows = Object.entries(names).map(([no, name]) => ({ id: idOf(Number(no)), name }));
  await insertMany(
    db,
    'artist',
    rows.map(({ id, name }) => ({
      ...{ id, name, name_en: '', aliases: '[]', bio: '', type: 1, area: 0, image_key: `artist-${id}` },
      ...{ initial: name.charAt(0).toUpperCase(), score: 0, last_rank: 0 },
    })),
  );
  await insertMany(
    db,
    'library_artist',
    rows.map(({ id, name }) => ({
      ...{ artist_id: id, identity: String(id), mbid: '', sort_key: name.toLowerCase() },
      initial: name.charAt(0).toUpperCase(),
    })),
  );
}

/** Inserts albums with their songs and files, as a scan does. */
export async function insertAlbums(db: Db, albums: readonly AlbumRows[]): Promise<void> {
  const songs = albums.flatMap((album) =>
    Array.from({ length: album.songs ?? 1 }, (_, at) => ({ ...album, at, id: songIdOf(album.no, at + 1) })),
  );
  await insertMany(
    db,
    'album',
    albums.map(({ no, name, artist = 1 }) => ({
      ...{ id: idOf(no), name, name_en: '', artist_id: idOf(artist), publish_time: 0, type: '专辑' },
      ...{ company: '', description: '', image_key: `album-${no}` },
    })),
  );
  await insertMany(
    db,
    'album_artist',
    albums.flatMap(({ no, furtherArtists = [] }) =>
      furtherArtists.map((artist, at) => ({
        album_id: idOf(no),
        position: at + 1,
        artist_id: idOf(artist),
      })),
    ),
  );
  await insertMany(
    db,
    'library_album',
    albums.map((album) => ({
      ...{ album_id: idOf(album.no), identity: String(album.no), mbid: '', kind: album.kind ?? 'album' },
      ...{ year: album.year ?? 0, original_year: album.originalYear ?? 0, added_at: album.addedAt ?? 1 },
      ...{ sort_key: album.name.toLowerCase() },
      initial: album.initial ?? album.name.charAt(0).toUpperCase(),
    })),
  );
  await insertMany(
    db,
    'song',
    songs.map(({ id, no, at, name }) => ({
      ...{ id, audio_id: id, name: `${name} ${at + 1}`, name_en: '', album_id: idOf(no), disc: '1' },
      ...{ no: at + 1, duration_ms: 180_000, fee: 0, mv_id: 0, popularity: 0, publish_time: 0, mark: 0 },
      ...{ available: 1, lossless: 0, poem_slug: '', recipe: '', hidden: 0, access: 1 },
      ...{ bitrate: 900_000, sample_rate: 44_100, file_size: 1 },
    })),
  );
  await insertMany(
    db,
    'song_artist',
    songs.map(({ id, artist = 1, songArtist = artist }) => ({
      song_id: id,
      artist_id: idOf(songArtist),
      position: 0,
    })),
  );
  await insertMany(
    db,
    'library_song',
    songs.map(({ id, at, name, artistText = '', year = 0, addedAt = 1, missing = false, discs = [] }) => ({
      ...{ song_id: id, file_id: id, added_at: addedAt, missing_since: missing ? 1 : null, year },
      ...{ disc_no: (at % Math.max(1, discs.length)) + 1, type: 'flac', bits: 16 },
      ...{ disc_subtitle: discs[at % Math.max(1, discs.length)] ?? '', channels: 2 },
      ...{ mbid: '', artist_text: artistText, sort_key: `${name} ${at + 1}`.toLowerCase(), lyric: '' },
      ...{ track_gain: null, album_gain: null },
    })),
  );
  await insertFiles(db, songs);
  await insertMany(
    db,
    'song_genre',
    songs.flatMap(({ id, genre }) =>
      genre === undefined ? [] : [{ song_id: id, genre_key: genre.toLowerCase(), genre }],
    ),
  );
}

async function insertFiles(
  db: Db,
  songs: readonly (AlbumRows & { id: number; at: number })[],
): Promise<void> {
  const files = songs.flatMap((song) => (song.libraries ?? [1]).map((library) => ({ ...song, library })));
  await insertMany(
    db,
    'music_file',
    files.map(({ id, at, name, library, libraries = [1], folder, missing = false }) => ({
      ...{
        id: library * 10_000_000_000 + id,
        library_id: library,
        folder_id: (library === libraries[0] && folder) || library * 1000,
      },
      ...{ name: `${name} ${at + 1}.flac`, size: 1, modified_at: 1, inode: '', state: 'read' as const },
      ...{ tries: 0, error: '', missing_since: missing ? 1 : null, added_at: 1, audio_hash: String(id) },
      ...{ type: 'flac', duration_ms: 180_000, bitrate: 900_000, sample_rate: 44_100, channels: 2 },
      ...{ bits: 16, tags: '{}', picture: '' },
    })),
  );
  await insertMany(
    db,
    'song_file',
    files.map(({ id, library }) => ({
      ...{ file_id: library * 10_000_000_000 + id, start_ms: 0, library_id: library, song_id: id },
      end_ms: null,
    })),
  );
}
