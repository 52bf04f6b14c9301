import { boundedKey } from './bounded-key.ts';
import { foldName } from './fold-name.ts';

/** What makes an album the same as another one. */
export interface AlbumFacts {
  /** MusicBrainz release id, '' = unknown */
  mbid: string;
  /** identities of the album artists (`artistKey`) */
  artists: readonly string[];
  /** '' = unknown */
  title: string;
  /** release date as far as it is known: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, '' = unknown */
  date: string;
  libraryId: number;
  /** folder group, see `folderGroup` */
  folder: string;
  /** the album artist is neither tagged nor the artist of all songs */
  artistUnknown: boolean;
  /** prefix, see `DeriveOptions` */
  scope?: string;
}

/**
 * Identity of an album: its MusicBrainz id; else album artists, title and release date, so that the folders `FLAC` and
 * `MP3` of an album are the same album; else, without an album artist or a title, the title within its folder.
 */
export function albumKey({ scope = '', ...facts }: AlbumFacts): string {
  const prefix = scope === '' ? '' : `${scope}/`;
  return prefix + keyOf(facts);
}

function keyOf({ mbid, artists, title, date, libraryId, folder, artistUnknown }: Omit<AlbumFacts, 'scope'>) {
  if (mbid) return `mbid:${mbid.toLowerCase()}`;
  const folded = foldName(title);
  if (folded === '') return boundedKey('untitled', JSON.stringify([libraryId, folder, ...artists]));
  return artistUnknown || artists.length === 0
    ? boundedKey('folder', JSON.stringify([libraryId, folder, folded]))
    : boundedKey('album', JSON.stringify([folded, date, ...artists]));
}
