import { type Kysely, type Migration } from 'kysely';
import { type IndexShape, createPortableTables, type TableShape } from './portable-table.ts';

const shapes: Record<string, TableShape> = {
  setting: { key: ['name'], numbers: '', texts: 'name value' },
  artist: {
    key: ['id'],
    numbers: 'id type area score last_rank',
    texts: 'name name_en aliases bio initial image_key',
  },
  album: {
    key: ['id'],
    numbers: 'id artist_id publish_time',
    texts: 'name name_en type company description image_key',
  },
  song: {
    key: ['id'],
    numbers:
      'id audio_id album_id no duration_ms fee mv_id popularity publish_time mark available lossless hidden',
    texts: 'name name_en disc poem_slug recipe search_text',
  },
  song_artist: { key: ['song_id', 'position'], numbers: 'song_id artist_id position' },
  user: {
    key: ['id'],
    generated: true,
    numbers: 'gender birthday province city vip_type user_type anonymous created_at listen_songs level',
    texts: 'nickname image_key signature description phone? country_code? email? password_hash?',
  },
  session: { key: ['token_hash'], numbers: 'user_id anonymous created_at expires_at', texts: 'token_hash' },
  playlist: {
    key: ['id'],
    generated: true,
    numbers:
      'owner_id created_at updated_at tracks_updated_at privacy special_type high_quality play_count share_count base_subscribers position hidden',
    texts: 'name description? tags copywriter image_key toplist_type? update_frequency?',
  },
  playlist_track: {
    key: ['playlist_id', 'song_id'],
    numbers: 'playlist_id song_id position added_at user_id',
  },
  playlist_subscriber: { key: ['playlist_id', 'user_id'], numbers: 'playlist_id user_id created_at' },
  follow: { key: ['user_id', 'target_id'], numbers: 'user_id target_id created_at' },
  comment: {
    key: ['id'],
    generated: true,
    numbers: 'resource_type resource_id user_id created_at liked_count reply_to?',
    texts: 'content',
  },
  comment_like: { key: ['comment_id', 'user_id'], numbers: 'comment_id user_id' },
  mv: {
    key: ['id'],
    numbers: 'id artist_id song_id duration_ms play_count',
    texts: 'name copywriter description published image_key',
  },
  banner: {
    key: ['position'],
    numbers: 'position target_type target_id',
    texts: 'type_title title title_color url? image_key',
  },
  private_content: { key: ['id'], numbers: 'id position type target_id', texts: 'name copywriter image_key' },
  event: { key: ['id'], numbers: 'id user_id type created_at liked_count', texts: 'body' },
  play_record: { key: ['user_id', 'song_id'], numbers: 'user_id song_id plays seconds last_at' },
  hot_search: { key: ['position'], numbers: 'position score icon_type', texts: 'word content' },
};

const indexes: IndexShape[] = [
  ['song_by_album', 'song', ['album_id', 'no']],
  ['song_artist_by_artist', 'song_artist', ['artist_id']],
  ['album_by_artist', 'album', ['artist_id']],
  ['playlist_by_owner', 'playlist', ['owner_id']],
  ['playlist_track_order', 'playlist_track', ['playlist_id', 'position']],
  ['playlist_subscriber_by_user', 'playlist_subscriber', ['user_id', 'created_at']],
  ['comment_by_resource', 'comment', ['resource_type', 'resource_id', 'created_at']],
  ['session_by_expiry', 'session', ['expires_at']],
];

/** Initial schema. A released migration is never edited; the next change is a new file. */
export const firstSchema: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(db, shapes, indexes);
    await db.schema
      .createIndex('user_by_phone')
      .on('user')
      .columns(['country_code', 'phone'])
      .unique()
      .execute();
    await db.schema.createIndex('user_by_email').on('user').column('email').unique().execute();
  },
};
