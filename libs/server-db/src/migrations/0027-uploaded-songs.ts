import type { Kysely, Migration } from 'kysely';
import { addColumn } from './portable-table.ts';

/** Files of cloud disks as files of music libraries; those uploaded before are read after the start. */
export const uploadedSongs: Migration = {
  async up(db: Kysely<unknown>) {
    await addColumn(db, 'cloud_song', 'music_file_id', 'bigint', null);
    await db.schema.createIndex('cloud_song_music_file').on('cloud_song').column('music_file_id').execute();
  },
};
