import type { Db } from '@qingyin/server-db';
import { isBelow } from './changed-groups.ts';
import { UNKNOWN_ARTIST } from '../apply/apply-album.ts';
import { VARIOUS_ARTISTS } from '../derive/various-artists.ts';

/** Identities that stand for no single artist. */
const NO_ARTISTS = [UNKNOWN_ARTIST.identity, VARIOUS_ARTISTS.identity];

/**
 * The album artist of more than half of the songs in and below a folder.
 *
 * @param path below the library's root, '' = the root
 * @returns undefined when no artist has as many
 */
export async function artistOfFolder(db: Db, libraryId: number, path: string): Promise<number | undefined> {
  const rows = await db
    .selectFrom('music_folder')
    .innerJoin('music_file', 'music_file.folder_id', 'music_folder.id')
    .innerJoin('song_file', 'song_file.file_id', 'music_file.id')
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .innerJoin('album', 'album.id', 'song.album_id')
    .innerJoin('library_artist', 'library_artist.artist_id', 'album.artist_id')
    .select((eb) => [
      'album.artist_id',
      'library_artist.identity',
      eb.fn.count<number>('song.id').distinct().as('songs'),
    ])
    .where('music_folder.library_id', '=', libraryId)
    .where((eb) => eb.or([eb('music_folder.path', '=', path), isBelow(db, path)]))
    .where('music_file.missing_since', 'is', null)
    .groupBy(['album.artist_id', 'library_artist.identity'])
    .execute();
  const all = rows.reduce((sum, { songs }) => sum + Number(songs), 0);
  const main = rows.find(({ songs }) => Number(songs) * 2 > all);
  return main && !NO_ARTISTS.includes(main.identity) ? main.artist_id : undefined;
}
