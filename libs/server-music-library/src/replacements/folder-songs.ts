import { FIRST_CLOUD_SONG_ID, FIRST_LIBRARY_ID, type Viewer } from '@qingyin/server-catalogue';
import type { Db, MusicLibraryRow } from '@qingyin/server-db';
import { sql } from 'kysely';

/**
 * Query of songs from folders that a viewer hears, in libraries that are not removed. Songs of uploads are not among
 * them: their owners decide about those.
 */
export const folderSongs = (db: Db, { libraries }: Pick<Viewer, 'libraries'>) =>
  db
    .selectFrom('song')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .where('song.id', '>=', FIRST_LIBRARY_ID)
    .where('song.id', '<', FIRST_CLOUD_SONG_ID)
    .where((eb) =>
      libraries.length === 0
        ? sql<boolean>`1 = 0`
        : eb.exists(
            eb
              .selectFrom('song_file')
              .innerJoin('music_library', 'music_library.id', 'song_file.library_id')
              .select('song_file.song_id')
              .whereRef('song_file.song_id', '=', 'song.id')
              .where('music_library.kind', '=', 'folder')
              .where('music_library.removed_at', 'is', null)
              .where('music_library.id', 'in', [...libraries]),
          ),
    );

type Library = Pick<MusicLibraryRow, 'id' | 'everyone' | 'guests'>;

/** Libraries in which a song is heard. */
export const librariesOfSong = (db: Db, songId: number): Promise<Library[]> =>
  db
    .selectFrom('song_file')
    .innerJoin('music_library', 'music_library.id', 'song_file.library_id')
    .select(['music_library.id', 'music_library.everyone', 'music_library.guests'])
    .distinct()
    .where('song_file.song_id', '=', songId)
    .where('music_library.removed_at', 'is', null)
    .execute();

/** Whether all who hear a song in some libraries hear one in others as well. */
export const hearsAlike = (from: readonly Library[], to: readonly Library[]): boolean =>
  from.every(
    (library) =>
      to.some(({ id }) => id === library.id) ||
      to.some(({ everyone, guests }) => everyone === 1 && guests >= library.guests),
  );
