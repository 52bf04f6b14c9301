import { acquireSeedLock, type Db, resetIdentitySequences, type Tables } from '@qingyin/server-db';
import type { Insertable } from 'kysely';
import { bigPlaylistRows, shortSongRows } from './benchmark-playlists.ts';
import { catalogueRows } from './catalogue.ts';
import { crowdRows } from './crowd.ts';
import { collectionRows } from './collections.ts';
import { guestArtistRows } from './guest-artists.ts';
import { libraryRows } from './benchmark-library.ts';
import { listeningRows } from './listening.ts';
import { followRows, userRows } from './users.ts';
import { DEMO_OWN_PLAYLIST_ID, playlistRows } from './playlists.ts';
import { SEED_TIME, type SeedRows } from './seed-rows.ts';
import { smartPlaylistRows, playlistVersionRows } from './smart-playlists.ts';
import { socialRows } from './social.ts';
import { createDemoSongs, songArtistRows } from './songs.ts';

export interface SeedOptions {
  /** number of rows of the long playlist 999 (QINGYIN_SEED_BIG); 0 = none */
  big: number;
  /** number of songs of about five seconds in playlist 998 (QINGYIN_SEED_SHORT); 0 = none */
  short: number;
  /** number of songs of a library for benchmarks (QINGYIN_SEED_LIBRARY); 0 = none */
  library?: number;
  /** number of posts by users the demo account follows, for benchmarks (QINGYIN_SEED_CROWD); 0 = none */
  crowd?: number;
  /**
   * ms since 1970, time of the latest plays and of the notifications of the demo account; default: the fixed time
   * of the catalogue
   */
  now?: number;
}

/** Options of `seedDatabase`: what the rows need of the rest of the server. */
export interface SeedDatabaseOptions extends SeedOptions {
  /** password hash of the demo users */
  passwordHash: string;
  /** runs in the same transaction after all rows have been inserted, e.g. to build the search index */
  afterInsert?: (trx: Db) => Promise<void>;
}

/** Maximum number of bound values per insert; SQLite allows 32,766. */
const MAX_VALUES = 20_000;
const DONE = 'demo-seed';

/** Rows of the demo catalogue by table; deterministic except for the salt in `passwordHash`. */
export function createDemoRows(passwordHash: string, options: SeedOptions): SeedRows[] {
  const songs = createDemoSongs();
  const guests = guestArtistRows();
  const catalogue = catalogueRows(songs);
  const lists = playlistRows(songs);
  const heard = listeningRows(songs, lists, options.now ?? SEED_TIME);
  return [
    {
      song: [...songs.map(({ row }) => row), ...guests.song],
      song_artist: [...songArtistRows(songs), ...guests.song_artist],
      user: userRows(passwordHash, heard.listened),
    },
    catalogue,
    lists,
    heard.rows,
    followRows(),
    socialRows(songs, catalogue),
    collectionRows(catalogue),
    smartPlaylistRows(),
    playlistVersionRows(DEMO_OWN_PLAYLIST_ID, lists.playlist_track ?? []),
    ...(options.big ? [bigPlaylistRows(songs, options.big)] : []),
    ...(options.library ? [libraryRows(songs, options.library, options.now ?? SEED_TIME)] : []),
    ...(options.crowd ? [crowdRows(options.crowd, options.now ?? SEED_TIME)] : []),
    ...(options.short ? [shortSongRows(songs, options.short)] : []),
  ];
}

/** Whether the database contains the demo catalogue. */
export async function isSeeded(db: Db): Promise<boolean> {
  return (
    (await db.selectFrom('setting').select('name').where('name', '=', DONE).executeTakeFirst()) !== undefined
  );
}

/** Writes the demo catalogue in one transaction, once even if several replicas start at the same time. */
export async function seedDatabase(db: Db, options: SeedDatabaseOptions): Promise<void> {
  const parts = createDemoRows(options.passwordHash, options);
  await db.transaction().execute(async (trx) => {
    await acquireSeedLock(trx);
    if (await isSeeded(trx)) return;
    for (const part of parts) {
      await write(trx, 'song', part.song);
      await write(trx, 'song_artist', part.song_artist);
      await write(trx, 'user', part.user);
      await write(trx, 'artist', part.artist);
      await write(trx, 'album', part.album);
      await write(trx, 'mv', part.mv);
      await write(trx, 'video', part.video);
      await write(trx, 'video_group', part.video_group);
      await write(trx, 'video_in_group', part.video_in_group);
      await write(trx, 'playlist_tag', part.playlist_tag);
      await write(trx, 'artist_chapter', part.artist_chapter);
      await write(trx, 'banner', part.banner);
      await write(trx, 'private_content', part.private_content);
      await write(trx, 'hot_search', part.hot_search);
      await write(trx, 'playlist', part.playlist);
      await write(trx, 'playlist_track', part.playlist_track);
      await write(trx, 'playlist_version', part.playlist_version);
      await write(trx, 'smart_playlist', part.smart_playlist);
      await write(trx, 'playlist_subscriber', part.playlist_subscriber);
      await write(trx, 'topic', part.topic);
      await write(trx, 'subscription', part.subscription);
      await write(trx, 'follow', part.follow);
      await write(trx, 'comment', part.comment);
      await write(trx, 'activity', part.activity);
      await write(trx, 'event', part.event);
      await write(trx, 'mention', part.mention);
      await write(trx, 'resource_like', part.resource_like);
      await write(trx, 'play_log', part.play_log);
      await write(trx, 'play_record', part.play_record);
      await write(trx, 'recent_play', part.recent_play);
      await write(trx, 'song_day', part.song_day);
      await write(trx, 'song_upkeep', part.song_upkeep);
      await write(trx, 'proposal', part.proposal);
    }
    await resetIdentitySequences(trx);
    await options.afterInsert?.(trx);
    await trx.insertInto('setting').values({ name: DONE, value: '1' }).execute();
  });
}

async function write<Name extends keyof Tables>(
  db: Db,
  table: Name,
  rows: Insertable<Tables[Name]>[] = [],
): Promise<void> {
  const perInsert = Math.max(1, Math.floor(MAX_VALUES / Math.max(1, Object.keys(rows[0] ?? {}).length)));
  for (let from = 0; from < rows.length; from += perInsert) {
    await db
      .insertInto<keyof Tables>(table)
      .values(rows.slice(from, from + perInsert))
      .execute();
  }
}
