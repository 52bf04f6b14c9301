import type { Db } from '@qingyin/server-db';
import { type LibraryAlbumDetails, libraryAlbumKinds } from '@qingyin/contract';
import { creditsOf } from '../credits.ts';
import { pictureKey } from '@qingyin/server-files';
import { outsideFind } from '../outside-find.ts';
import type { Viewer } from '../song-access.ts';
import { albumEditions } from './album-editions.ts';
import { albumWorks } from './album-works.ts';
import { heardSongs } from './heard-songs.ts';

/** What the files of an album say; undefined for an album that is not in the music libraries. */
export async function libraryAlbumDetails(
  db: Db,
  viewer: Viewer,
  albumId: number,
  origin: string,
): Promise<LibraryAlbumDetails | undefined> {
  const row = await db
    .selectFrom('library_album')
    .innerJoin('album', 'album.id', 'library_album.album_id')
    .selectAll('library_album')
    .select(['album.artist_id', 'album.image_key'])
    .where('album_id', '=', albumId)
    .executeTakeFirst();
  if (!row) return undefined;
  const songs = await heardSongs(db, viewer)
    .select(['song.id', 'library_song.disc_no as disc', 'library_song.disc_subtitle as subtitle'])
    .select(['library_song.work', 'library_song.movement', 'library_song.movement_no as movementNo'])
    .where('song.album_id', '=', albumId)
    .orderBy('library_song.disc_no')
    .orderBy('song.no')
    .orderBy('song.id')
    .execute();
  const keys = {
    ...{ id: albumId, artistId: row.artist_id, kind: row.kind },
    ...{ releaseGroup: row.release_group, editionKey: row.edition_key },
  };
  const outside = row.image_key.startsWith('up-') ? await outsideFind(db, 'album', albumId) : undefined;
  return {
    kind: libraryAlbumKinds.find((kind) => kind === row.kind) ?? 'album',
    year: row.year,
    originalYear: row.original_year,
    addTime: row.added_at,
    discs: discSubtitles(songs),
    catalogueNumber: row.catalogue_no,
    barcode: row.barcode,
    country: row.country,
    credits: await creditsOf(
      db,
      songs.map(({ id }) => id),
    ),
    works: await albumWorks(db, songs),
    editions: await albumEditions(db, viewer, keys, origin),
    ...(outside &&
      row.image_key === pictureKey(outside.hash) && { coverFrom: { name: outside.name, url: outside.url } }),
  };
}

/** Subtitles by disc; of several, the last in the order of their texts. */
function discSubtitles(songs: readonly { disc: number; subtitle: string }[]): LibraryAlbumDetails['discs'] {
  const discs = new Map<number, string>();
  for (const { disc, subtitle } of songs) if (subtitle > (discs.get(disc) ?? '')) discs.set(disc, subtitle);
  return [...discs].map(([no, subtitle]) => ({ no, subtitle }));
}
