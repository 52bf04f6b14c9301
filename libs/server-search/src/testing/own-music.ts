import { type Db, insertMany } from '@qingyin/server-db';

const FIRST = 1_000_000_000;
const FIRST_COMPOSER = 1_500_000_000;

/** A song in specs, alone on its album. */
export interface OwnSong {
  name: string;
  artist?: string;
  album?: string;
  year?: number;
  label?: string;
  genres?: readonly string[];
  composers?: readonly string[];
  /** paths of its files below the library, by the id of the library */
  files?: Readonly<Record<number, string>>;
}

/** Id of the song, the album and the artist with a number, from 1. */
export const ownId = (no: number): number => FIRST + no;

/** Inserts songs of music libraries as a scan does, without writing the search index. Their numbers count from `first`. */
export async function insertOwnMusic(db: Db, songs: readonly OwnSong[], first = 1): Promise<void> {
  const all = songs.map((song, at) => ({ ...song, id: ownId(first + at) }));
  await insertMany(
    db,
    'artist',
    all.map(({ id, artist = '无名' }) => ({
      ...{ id, name: artist, name_en: '', aliases: '[]', bio: '', type: 1, area: 0, image_key: 'artist' },
      ...{ initial: '#', score: 0, last_rank: 0 },
    })),
  );
  await insertMany(
    db,
    'album',
    all.map(({ id, album = '专辑名', label = '' }) => ({
      ...{ id, name: album, name_en: '', artist_id: id, publish_time: 0, type: '专辑' },
      ...{ company: label, description: '', image_key: 'album' },
    })),
  );
  await insertMany(
    db,
    'library_album',
    all.map(({ id, year = 0 }) => ({
      ...{ album_id: id, identity: String(id), mbid: '', kind: 'album', year, original_year: 0 },
      ...{ added_at: 1, sort_key: '', initial: '#' },
    })),
  );
  await insertMany(
    db,
    'song',
    all.map(({ id, name }) => ({
      ...{
        id,
        audio_id: id,
        name,
        name_en: '',
        album_id: id,
        disc: '1',
        no: 1,
        duration_ms: 180_000,
        fee: 0,
      },
      ...{ mv_id: 0, popularity: 0, publish_time: 0, mark: 0, available: 1, lossless: 0, poem_slug: '' },
      ...{ recipe: '', hidden: 0, access: 1, bitrate: 900_000, sample_rate: 44_100, file_size: 1 },
    })),
  );
  await insertMany(
    db,
    'song_artist',
    all.map(({ id }) => ({ song_id: id, artist_id: id, position: 0 })),
  );
  await insertMany(
    db,
    'song_genre',
    all.flatMap(({ id, genres = [] }) =>
      genres.map((genre) => ({ song_id: id, genre_key: genre.toLowerCase(), genre })),
    ),
  );
  await insertComposers(db, all);
  for (const song of all) await insertFiles(db, song);
}

/** Adds the composers as artists of their own, whose ids follow those of the songs. */
async function insertComposers(db: Db, songs: readonly (OwnSong & { id: number })[]): Promise<void> {
  const named = songs.flatMap(({ id, composers = [] }) =>
    composers.map((name, position) => ({ name, song_id: id, position })),
  );
  const rows = named.map((row, at) => ({ ...row, artist_id: FIRST_COMPOSER + at }));
  await insertMany(
    db,
    'artist',
    rows.map(({ artist_id: id, name }) => ({
      ...{ id, name, name_en: '', aliases: '[]', bio: '', type: 1, area: 0, image_key: 'artist' },
      ...{ initial: '#', score: 0, last_rank: 0 },
    })),
  );
  await insertMany(
    db,
    'song_credit',
    rows.map(({ song_id, position, artist_id }) => ({
      ...{ song_id, position, artist_id },
      ...{ role: 'composer', detail: '' },
    })),
  );
}

async function insertFiles(db: Db, song: OwnSong & { id: number }): Promise<void> {
  const { id, year = 0, files = { 1: `${id}/a.flac` } } = song;
  const ids: number[] = [];
  for (const [library, path] of Object.entries(files)) {
    const at = path.lastIndexOf('/');
    const library_id = Number(library);
    const folder = await db
      .insertInto('music_folder')
      .values({ library_id, path: path.slice(0, Math.max(0, at)), signature: '', sidecars: '', dirty: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const file = await db
      .insertInto('music_file')
      .values({
        ...{ library_id, folder_id: folder.id, name: path.slice(at + 1), size: 1, modified_at: 1, inode: '' },
        ...{ state: 'read', tries: 0, error: '', missing_since: null, added_at: 1, audio_hash: `${id}` },
        ...{
          type: 'flac',
          duration_ms: 180_000,
          bitrate: 900_000,
          sample_rate: 44_100,
          channels: 2,
          bits: 16,
        },
        tags: JSON.stringify({ title: '', artists: [], album: '', unicode: [] }),
        picture: '',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.push(file.id);
    await db
      .insertInto('song_file')
      .values({ file_id: file.id, start_ms: 0, library_id, song_id: id, end_ms: null })
      .execute();
  }
  await db
    .insertInto('library_song')
    .values({
      ...{ song_id: id, file_id: ids[0] ?? 0, added_at: 1, missing_since: null, year, disc_no: 1 },
      ...{ disc_subtitle: '', type: 'flac', bits: 16, channels: 2, mbid: '', artist_text: '', sort_key: '' },
      ...{ lyric: '', track_gain: null, album_gain: null },
    })
    .execute();
}
