import type { Kysely, Migration } from 'kysely';
import { type IndexShape, createPortableTables, type TableShape } from './portable-table.ts';

const shapes: Record<string, TableShape> = {
  play_log: { key: ['id'], generated: true, numbers: 'user_id song_id at seconds source_id' },
  recent_play: {
    key: ['user_id', 'kind', 'resource_id'],
    numbers: 'user_id resource_id at',
    texts: 'kind',
  },
  song_day: { key: ['day', 'song_id'], numbers: 'day song_id plays' },
  proposal: { key: ['user_id', 'day', 'kind'], numbers: 'user_id day made_at', texts: 'kind items' },
  unwanted_song: { key: ['user_id', 'song_id'], numbers: 'user_id song_id at', texts: 'source' },
  song_neighbour: { key: ['song_id', 'other_id'], numbers: 'song_id other_id weight' },
  song_upkeep: { key: ['song_id'], numbers: 'song_id due_at made_at' },
  chart_entry: {
    key: ['playlist_id', 'song_id'],
    numbers: 'playlist_id song_id position last_position score',
  },
  radio_state: { key: ['user_id'], numbers: 'user_id at', texts: 'served' },
  listening_choice: { key: ['user_id'], numbers: 'user_id record_private' },
};

// No index starts with a flag: SQLite would consider it selective and prefer it to the ids in the query.
const indexes: IndexShape[] = [
  ['play_log_by_user', 'play_log', ['user_id', 'at']],
  ['recent_play_by_time', 'recent_play', ['user_id', 'kind', 'at']],
  ['song_upkeep_by_due', 'song_upkeep', ['due_at']],
  ['play_record_by_plays', 'play_record', ['user_id', 'plays']],
  ['play_record_by_time', 'play_record', ['user_id', 'last_at']],
  ['play_record_by_song', 'play_record', ['song_id', 'last_at']],
  ['playlist_track_by_song', 'playlist_track', ['song_id', 'playlist_id']],
  ['playlist_by_copywriter', 'playlist', ['copywriter']],
  ['playlist_by_plays', 'playlist', ['play_count', 'id']],
  ['song_by_popularity', 'song', ['popularity', 'id']],
  ['song_by_release', 'song', ['publish_time', 'id']],
];

/** Listening history, recommendations derived from it, and chart positions. */
export const listening: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, shapes, indexes);
  },
};
