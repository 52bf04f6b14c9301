import type { Db } from '@qingyin/server-db';
import { type LibraryAlbumDetails, libraryAlbumKinds } from '@qingyin/contract';
import type { Viewer } from '../song-access.ts';
import { heardSongs } from './heard-songs.ts';

/** What the files of an album say; undefined for an album that is not in the music libraries. */
export async function libraryAlbumDetails(
  db: Db,
  viewer: Viewer,
  albumId: number,
): Promise<LibraryAlbumDetails | undefined> {
  const row = await db
    .selectFrom('library_album')
    .select(['kind', 'year', 'original_year', 'added_at'])
    .where('album_id', '=', albumId)
    .executeTakeFirst();
  if (!row) return undefined;
  const discs = await heardSongs(db, viewer)
    .select((eb) => ['library_song.disc_no as no', eb.fn.max('library_song.disc_subtitle').as('subtitle')])
    .where('song.album_id', '=', albumId)
    .where('library_song.disc_subtitle', '<>', '')
    .groupBy('library_song.disc_no')
    .orderBy('library_song.disc_no')
    .execute();
  return {
    kind: libraryAlbumKinds.find((kind) => kind === row.kind) ?? 'album',
    year: row.year,
    originalYear: row.original_year,
    addTime: row.added_at,
    discs,
  };
}
