import type { LibraryEdition } from '@qingyin/contract';
import type { Db } from '@qingyin/server-db';
import type { Viewer } from '../song-access.ts';
import { libraryAlbumsByIds, visibleAlbums } from './library-albums.ts';

/** Editions that are named, at most. */
const MOST = 24;

/** What tells which albums are editions of one another. */
export interface EditionKeys {
  id: number;
  artistId: number;
  kind: string;
  /** MusicBrainz release group; '' = unknown */
  releaseGroup: string;
  /** title without the name of the edition; '' = none */
  editionKey: string;
}

/**
 * Other editions of an album, oldest first: albums of the same MusicBrainz release group. Where one of both has none, those
 * of the same kind, first artist and title without the name of the edition.
 */
export async function albumEditions(
  db: Db,
  viewer: Viewer,
  { id, artistId, kind, releaseGroup, editionKey }: EditionKeys,
  origin: string,
): Promise<LibraryEdition[]> {
  if (releaseGroup === '' && editionKey === '') return [];
  const rows = await visibleAlbums(db, viewer)
    .select(['album.id', 'library_album.year'])
    .where('album.id', '<>', id)
    .where((eb) =>
      eb.or([
        ...(releaseGroup ? [eb('library_album.release_group', '=', releaseGroup)] : []),
        ...(editionKey
          ? [
              eb.and([
                eb('library_album.edition_key', '=', editionKey),
                eb('album.artist_id', '=', artistId),
                eb('library_album.kind', '=', kind),
                ...(releaseGroup ? [eb('library_album.release_group', '=', '')] : []),
              ]),
            ]
          : []),
      ]),
    )
    .orderBy('library_album.year')
    .orderBy('album.id')
    .limit(MOST)
    .execute();
  const years = new Map(rows.map((row) => [row.id, row.year]));
  const albums = await libraryAlbumsByIds(db, viewer, [...years.keys()], origin);
  return albums.map((album) => ({ ...album, releaseYear: years.get(album.id) ?? 0 }));
}
