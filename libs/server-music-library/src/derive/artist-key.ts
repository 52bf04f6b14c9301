import { boundedKey } from './bounded-key.ts';
import { foldName } from './fold-name.ts';
import { isVariousArtists, VARIOUS_ARTISTS } from './various-artists.ts';

/**
 * Identity of an artist: by MusicBrainz id, else by folded name. All spellings of "various artists" are one.
 *
 * @param mbid '' = unknown
 */
export function artistKey(name: string, mbid = ''): string {
  if (isVariousArtists(name, mbid)) return VARIOUS_ARTISTS.identity;
  // A name of ignorable characters only is compared as it is.
  return mbid ? `mbid:${mbid.toLowerCase()}` : boundedKey('name', foldName(name) || name);
}
