import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Download tickets, until they expire. */
export const downloads: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        download_ticket: {
          key: ['id'],
          numbers: 'user_id expires_at',
          texts: 'id token_hash name level song_ids',
        },
      },
      [
        ['download_ticket_user', 'download_ticket', ['user_id']],
        ['download_ticket_age', 'download_ticket', ['expires_at']],
      ],
    );
  },
};
