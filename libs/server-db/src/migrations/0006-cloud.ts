import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Uploaded files: songs of the cloud disk and pictures. */
export const cloud: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        stored_file: { key: ['hash'], numbers: 'size created_at', texts: 'hash name' },
        cloud_song: {
          // Uploading the same file twice gives one entry on a user's disk.
          key: ['user_id', 'file_hash'],
          numbers: 'user_id id file_size bitrate sample_rate duration_ms added_at matched_id?',
          texts: 'file_hash md5 file_name type name artist album lyric cover_hash?',
        },
        upload_ticket: {
          key: ['id'],
          numbers: 'user_id song_id file_size expires_at',
          texts: 'id token_hash md5 file_name file_hash?',
        },
        picture_use: {
          key: ['kind', 'owner_id', 'hash'],
          numbers: 'owner_id user_id created_at',
          texts: 'kind hash',
        },
      },
      [
        ['cloud_song_id', 'cloud_song', ['id']],
        ['cloud_song_added', 'cloud_song', ['user_id', 'added_at']],
        ['cloud_song_file', 'cloud_song', ['file_hash']],
        ['cloud_song_cover', 'cloud_song', ['cover_hash']],
        ['upload_ticket_user', 'upload_ticket', ['user_id']],
        ['upload_ticket_file', 'upload_ticket', ['file_hash']],
        ['picture_use_hash', 'picture_use', ['hash']],
      ],
    );
  },
};
