import { z } from 'zod';
import type { LibraryReason } from '../../entities/library-reason.ts';
import { anyText, count, strictShape } from './values.ts';

const about = [
  ...['album', 'albumArtists', 'kind', 'year', 'genres', 'encoding', 'cover', 'name', 'joined', 'picture'],
] as LibraryReason['about'][];
const rule = [
  ...['corrected', 'tag', 'none', 'release-id', 'title', 'title-and-artist', 'track-numbers'],
  ...['different-artists', 'folder', 'songs', 'compilation-tag', 'release-type', 'album-artist'],
  ...['title-and-length', 'guessed', 'picture-file', 'embedded', 'outside', 'newest-album', 'most-songs'],
] as LibraryReason['rule'][];

/** Why an album or artist is as it is (docs/api-extensions.md). */
export const libraryReason = strictShape<LibraryReason>()({
  about: z.enum(about),
  rule: z.enum(rule),
  value: anyText,
  files: count,
  path: anyText,
});
