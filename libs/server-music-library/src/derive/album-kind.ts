import { type AlbumFile, isFlaggedCompilation } from './album-file.ts';
import type { AlbumKind, ArtistDraft } from './drafts.ts';
import { foldName } from './fold-name.ts';
import { VARIOUS_ARTISTS } from './various-artists.ts';

/** Release types of tags; of several, such as `album; live`, the first here counts. */
const TAGGED: readonly AlbumKind[] = ['live', 'compilation', 'ep', 'single', 'album'];
const EP = /(?:^|[\s([（［-])E\.?P\.?[)\]）］]?$/iu;
const SINGLE = /(?:^|[\s([（［-])single[)\]）］]?$/iu;
/** Most songs of a single, and how long they are together, ms. */
const SINGLE_SONGS = 3;
const SINGLE_MS = 15 * 60_000;

/**
 * Kind of an album: by its release type; compilations by their flag or album artist; singles and EPs by title, number
 * and length of the songs.
 *
 * @param name title, '' = unknown
 */
export function albumKind(
  name: string,
  artists: readonly ArtistDraft[],
  files: readonly AlbumFile[],
): AlbumKind {
  if (name === '') return 'single';
  const types = new Set(
    files.flatMap(({ file }) => file.tags.releaseTypes.flatMap((type) => foldName(type).split(/[;,/+]\s*/))),
  );
  const tagged = TAGGED.find((kind) => types.has(kind));
  if (tagged) return tagged;
  if (isFlaggedCompilation(files) || artists.some(({ identity }) => identity === VARIOUS_ARTISTS.identity))
    return 'compilation';
  if (EP.test(name)) return 'ep';
  return isSingle(name, files) ? 'single' : 'album';
}

function isSingle(name: string, files: readonly AlbumFile[]): boolean {
  const length = files.reduce((sum, { file }) => sum + file.durationMs, 0);
  if (files.length > SINGLE_SONGS || length >= SINGLE_MS) return false;
  const key = foldName(name);
  return SINGLE.test(name) || files.some(({ song }) => foldName(song.title) === key);
}
