import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Measurements of sound files, and the file of each song. */
export const sound: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        sound_file: {
          key: ['hash'],
          numbers:
            'state tries version claimed_until size modified_at measured_at sample_rate channels samples delay? padding? loudness? true_peak',
          texts: 'hash codec blocks reason',
        },
        song_sound: { key: ['song_id'], numbers: 'song_id', texts: 'hash' },
      },
      [
        ['sound_file_state', 'sound_file', ['state']],
        ['song_sound_file', 'song_sound', ['hash']],
        ['cloud_song_album', 'cloud_song', ['user_id', 'album']],
      ],
    );
  },
};
