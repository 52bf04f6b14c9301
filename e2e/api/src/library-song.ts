/** @file A song of a music library, with everything that could name it, written directly into a server's database. */
/* eslint-disable @nx/enforce-module-boundaries -- writes rows that only a scan of files writes */
import { type Db, databaseLocation, openDb } from '@qingyin/server-db';
import { rebuildSearchIndex } from '@qingyin/server-search';
import { DAY_MS, dateOfListeningDay, HOUR_MS, listeningDay } from '@qingyin/server-kernel';
import { databaseEnv } from './database.ts';

/** Ids of a song, its album and its artist. */
export interface SongIds {
  song: number;
  album: number;
  artist: number;
}

/** The song of the library, and ids that no song has. */
export const LIBRARY_SONG: SongIds = { song: 1_500_000_001, album: 1_500_000_002, artist: 1_500_000_003 };
export const NO_SONG: SongIds = { song: 1_600_000_001, album: 1_600_000_002, artist: 1_600_000_003 };

/** Texts that only who hears the library may read; common words would match other names. */
export const NAMES = {
  song: '密曲瓮城',
  album: '密辑瓮城',
  artist: '密手瓮城',
  lyric: '密词瓮城',
  comment: '密评瓮城',
};

/** Films and chart of the demo catalogue that are given the song. */
export const FILM = { mv: 7001, vid: '9423E599F994741F1DA6F2014093BB65' };
export const CHART = 19_723_756;
/** Topic of the demo catalogue that a post about the song belongs to. */
export const TOPIC = { id: 301, name: '一句诗一首歌' };
/** Device of both users that plays the song. */
export const PLAYING_DEVICE = 'device-of-user';
/** First id of the cloud songs that are matched with the song, plus the index of the user. */
export const CLOUD_SONG = 2_500_000_001;

export type { Db };

/** Yesterday's listening day, as the contract writes dates. */
export const yesterday = (): string => dateOfListeningDay(listeningDay(Date.now()) - 1);

/**
 * Opens the database of a server; the caller closes it. A server that runs waits for each statement, so long
 * transactions need one that has ended.
 */
export async function openDatabaseOf({ dataDir }: { dataDir: string }): Promise<Db> {
  const where = databaseLocation(dataDir, (await databaseEnv(dataDir))['DATABASE_URL']);
  if (where === undefined) throw new Error(`${dataDir} has no database`);
  return openDb(where);
}

/**
 * Adds a music library with one song, its album and artist, which one user hears. Some rows of the demo catalogue
 * refer to the song, as if the server had always had it.
 */
export async function addLibrarySong(db: Db, hearer: number): Promise<{ library: number }> {
  const now = Date.now();
  const { song, album, artist } = LIBRARY_SONG;
  const { id: library } = await db
    .insertInto('music_library')
    .values({
      ...{ kind: 'folder', owner_id: null, name: 'Music', path: '/music', everyone: 0, guests: 0, watch: 0 },
      ...{ from_options: 0, state: 'online', reason: '', detail: '', created_at: now, scanned_at: now },
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('music_library_member').values({ library_id: library, user_id: hearer }).execute();
  await db
    .insertInto('artist')
    .values({
      ...{ id: artist, name: NAMES.artist, name_en: '', aliases: '[]', bio: '', type: 1, area: 7 },
      ...{ initial: 'M', image_key: 'artist-calm-1', score: 1_000_000, last_rank: 0 },
    })
    .execute();
  await db
    .insertInto('album')
    .values({
      ...{ id: album, name: NAMES.album, name_en: '', artist_id: artist, publish_time: now - HOUR_MS },
      ...{ type: '专辑', company: '', description: '', image_key: 'album-calm-1' },
    })
    .execute();
  await db
    .insertInto('song')
    .values({
      ...{
        id: song,
        audio_id: song,
        name: NAMES.song,
        name_en: '',
        album_id: album,
        disc: '',
        no: 1,
        mv_id: 0,
      },
      ...{
        duration_ms: 180_000,
        fee: 0,
        popularity: 100_000,
        publish_time: now - HOUR_MS,
        mark: 0,
        hidden: 0,
      },
      ...{ available: 1, lossless: 0, poem_slug: '', recipe: '{}', access: 1 },
    })
    .execute();
  await db.insertInto('song_artist').values({ song_id: song, artist_id: artist, position: 0 }).execute();
  await db
    .insertInto('song_file')
    .values({ file_id: 1, start_ms: 0, library_id: library, song_id: song, end_ms: null })
    .execute();
  await referToSong(db, song, now);
  await db.transaction().execute(rebuildSearchIndex);
  return { library };
}

/** Keeps the server from publishing the chart again, without the song, when the listening day changes during a spec. */
async function keepChart(db: Db, day: number): Promise<void> {
  const setting = { name: `chart-${CHART}`, value: String(day) };
  await db
    .insertInto('setting')
    .values(setting)
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: setting.value }))
    .execute();
}

/** Rows of the demo catalogue that name the song: films, a chart, a follower of its artist, and similar songs of every demo song. */
async function referToSong(db: Db, song: number, now: number): Promise<void> {
  const follower = { user_id: 2, kind: 'artist' as const, resource_id: LIBRARY_SONG.artist, created_at: now };
  await db.insertInto('subscription').values(follower).execute();
  await db.updateTable('mv').set({ song_id: song }).where('id', '=', FILM.mv).execute();
  await db.updateTable('video').set({ song_id: song }).where('vid', '=', FILM.vid).execute();
  await db
    .insertInto('playlist_track')
    .values({ playlist_id: CHART, song_id: song, position: -1, added_at: now, user_id: 1 })
    .execute();
  await keepChart(db, listeningDay(now) + 7);
  const songs = await db.selectFrom('song').select('id').where('id', '<', 20_000).execute();
  for (const { id } of songs) {
    await db.insertInto('song_neighbour').values({ song_id: id, other_id: song, weight: 1e8 }).execute();
    await db
      .insertInto('song_upkeep')
      .values({ song_id: id, due_at: 0, made_at: now })
      .onConflict((conflict) => conflict.column('song_id').doUpdateSet({ due_at: 0, made_at: now }))
      .execute();
  }
}

/**
 * Rows of a user who heard the song, as if the user had lost access later: plays, collection, daily songs, and a cloud
 * song that is matched with it.
 *
 * @param index number of the user, for ids that differ by user
 */
export async function addTracesOf(db: Db, user_id: number, index: number): Promise<void> {
  const now = Date.now();
  const { song: song_id, album, artist } = LIBRARY_SONG;
  const at = now - 2 * HOUR_MS;
  await db
    .insertInto('play_log')
    .values({ user_id, song_id, at, seconds: 180, source_id: 0, listen: null })
    .execute();
  await db
    .insertInto('play_record')
    .values({ user_id, song_id, plays: 5, seconds: 900, last_at: at })
    .execute();
  await db.insertInto('recent_play').values({ user_id, kind: 'album', resource_id: album, at }).execute();
  for (const [kind, resource_id] of [
    ['album', album],
    ['artist', artist],
  ] as const)
    await db
      .insertInto('subscription')
      .values({ user_id, kind, resource_id, created_at: now - DAY_MS })
      .execute();
  await db
    .insertInto('playback_state')
    .values({
      ...{ user_id, device_id: PLAYING_DEVICE, name: '', queue: JSON.stringify([song_id, 10_001]) },
      ...{ place: 0, position: 5000, source: '', at },
    })
    .execute();
  const items = JSON.stringify([{ id: song_id, alg: 'hot', reason: '大家都在听' }]);
  for (const day of [listeningDay(now), listeningDay(now) - 1])
    await db.insertInto('proposal').values({ user_id, day, kind: 'songs', made_at: now, items }).execute();
  await db
    .insertInto('cloud_song')
    .values({
      ...{ user_id, file_hash: `hash ${index}`, id: CLOUD_SONG + index, md5: '', file_name: 'a.mp3' },
      ...{
        file_size: 1,
        type: 'mp3',
        name: 'a',
        artist: 'b',
        album: 'c',
        bitrate: 128_000,
        sample_rate: 44_100,
      },
      ...{ duration_ms: 1000, added_at: now, lyric: '', cover_hash: null, matched_id: song_id },
    })
    .execute();
}
