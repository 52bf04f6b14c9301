import type { Kysely, Migration } from 'kysely';
import { addColumn, createPortableTables } from './portable-table.ts';

/**
 * Pictures of artists in the folders of music libraries, further artists of albums, and counts of files that the server
 * cannot read.
 */
export const ownArtists: Migration = {
  async up(db: Kysely<unknown>) {
    await createPortableTables(
      db,
      {
        artist_picture: { key: ['folder_id'], numbers: 'folder_id library_id artist_id', texts: 'hash' },
        album_artist: { key: ['album_id', 'position'], numbers: 'album_id position artist_id' },
      },
      [
        ['artist_picture_artist', 'artist_picture', ['artist_id']],
        ['album_artist_artist', 'album_artist', ['artist_id']],
      ],
    );
    await addColumn(db, 'music_folder', 'unsupported', 'text');
  },
};
