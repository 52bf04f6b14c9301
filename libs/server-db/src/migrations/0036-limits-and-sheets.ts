import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/**
 * Limits of the bit rate that administrators set for users, and CUE sheets that cannot be read. FLAC files whose sheet is
 * in their block CUESHEET, which was not kept before, are among those that `creditsAndEditions` lets scans read once more.
 */
export const limitsAndSheets: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        bitrate_limit: { key: ['user_id'], numbers: 'user_id kbps' },
        unreadable_sheet: {
          key: ['folder_id', 'name'],
          numbers: 'folder_id library_id',
          texts: 'name error',
        },
      },
      [],
    );
  },
};
