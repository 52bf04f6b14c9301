import type { Kysely, Migration } from 'kysely';
import { createPortableTables } from './portable-table.ts';

/** Songs that stand in for others, what moved from one to the other, and the search for duplicates. */
export const songReplacements: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        song_replacement: {
          key: ['id'],
          generated: true,
          numbers: 'from_id to_id? user_id? at undone_at?',
          texts: 'kind',
        },
        replaced_row: {
          key: ['id'],
          generated: true,
          numbers: 'replacement_id user_id? row_id moved',
          texts: 'place content',
        },
        sound_print: { key: ['sound'], numbers: 'made_at', texts: 'sound print' },
        duplicate_song: { key: ['song_id'], numbers: 'song_id group_id kept', texts: 'reason' },
        separate_song: { key: ['song_id', 'other_id'], numbers: 'song_id other_id at' },
      },
      [
        ['song_replacement_from', 'song_replacement', ['from_id']],
        ['song_replacement_to', 'song_replacement', ['to_id']],
        ['replaced_row_of', 'replaced_row', ['replacement_id']],
        ['duplicate_song_group', 'duplicate_song', ['group_id']],
        ['separate_song_other', 'separate_song', ['other_id']],
      ],
    );
  },
};
