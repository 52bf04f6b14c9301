import { type Kysely, type Migration, sql } from 'kysely';
import { addColumn, createPortableTables } from './portable-table.ts';

/**
 * Pictures of albums and artists that administrators choose, descriptions that lie in music folders, and what was found
 * at outside sources about albums and artists.
 */
export const chosenPictures: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        chosen_picture: {
          key: ['correction_id'],
          numbers: 'correction_id owner_id',
          texts: 'kind hash',
        },
        found_text: {
          key: ['folder_id', 'kind'],
          numbers: 'folder_id library_id owner_id',
          texts: 'kind version body',
        },
        outside_source: { key: ['name'], numbers: 'enabled lease_until', texts: 'name' },
        outside_answer: { key: ['source', 'question'], numbers: 'at', texts: 'source question answer' },
        outside_find: {
          key: ['kind', 'owner_id'],
          numbers: 'owner_id again_at',
          texts: 'kind source hash body link',
        },
      },
      [
        ['chosen_picture_owner', 'chosen_picture', ['kind', 'owner_id']],
        ['found_text_owner', 'found_text', ['kind', 'owner_id']],
      ],
    );
    await addColumn(db, 'library_album', 'found_key', 'text');
    await sql`
      update library_album set found_key = (select image_key from album where album.id = library_album.album_id)
      where exists (
        select 1 from album where album.id = library_album.album_id
        and (album.image_key like 'music-%' or album.image_key like 'up-%')
      )`.execute(db);
  },
};
