import type { Tables } from '@qingyin/server-db';
import type { Insertable } from 'kysely';

/** Rows to insert, by table. */
export type SeedRows = { [Name in keyof Tables]?: Insertable<Tables[Name]>[] };

/** Time of the demo catalogue; fixed, so that seeding is deterministic. */
export const SEED_TIME = Date.UTC(2026, 6, 1, 4);

/** Tables of the first rows, in the order in which they are written. */
export const seedTables = [
  'song',
  'song_artist',
  'user',
  'artist',
  'album',
  'mv',
  'video',
  'video_group',
  'video_in_group',
  'playlist_tag',
  'artist_chapter',
  'banner',
  'private_content',
  'hot_search',
  'playlist',
  'playlist_track',
  'playlist_version',
  'smart_playlist',
  'playlist_subscriber',
  'topic',
  'subscription',
  'follow',
  'comment',
  'activity',
  'event',
  'mention',
  'resource_like',
  'play_log',
  'play_record',
  'recent_play',
  'song_day',
  'song_upkeep',
  'proposal',
] as const satisfies readonly (keyof Tables)[];
