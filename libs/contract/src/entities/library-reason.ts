/** @file Why albums and artists of music libraries are as they are; extension (docs/api-extensions.md). */

/** What a reason is about. */
export type ReasonSubject =
  | 'album'
  | 'albumArtists'
  | 'kind'
  | 'year'
  | 'genres'
  | 'encoding'
  | 'cover'
  | 'name'
  | 'joined'
  | 'picture';

/**
 * What decided: a correction, a tag, a picture file, …; the texts that explain it are those of the client.
 *
 * - `corrected`: an administrator; `tag`: a tag of the files; `none`: nothing is known
 * - of `album`: `release-id` (MusicBrainz), `title`, `title-and-artist`, `track-numbers`, `different-artists`, `folder`
 * - of `albumArtists`: `tag`, `songs` (all have the same), `compilation-tag`, `different-artists`
 * - of `kind`: `release-type`, `compilation-tag`, `album-artist`, `title-and-length`
 * - of `encoding`: `guessed`
 * - of `cover` and `picture`: `picture-file`, `embedded`, `newest-album`, `outside` (`value` is the name of the service)
 * - of `name`: `most-songs`
 */
export type ReasonRule =
  | 'corrected'
  | 'tag'
  | 'none'
  | 'release-id'
  | 'title'
  | 'title-and-artist'
  | 'track-numbers'
  | 'different-artists'
  | 'folder'
  | 'songs'
  | 'compilation-tag'
  | 'release-type'
  | 'album-artist'
  | 'title-and-length'
  | 'guessed'
  | 'picture-file'
  | 'embedded'
  | 'outside'
  | 'newest-album'
  | 'most-songs';

/** What decided about a part of an album or artist. */
export interface LibraryReason {
  about: ReasonSubject;
  rule: ReasonRule;
  /** what was decided, such as a year; '' where the page shows it */
  value: string;
  /** files that say so; 0 where no single ones do */
  files: number;
  /** one of them, or the picture file, below the folder of its library; '' unless the caller is an administrator */
  path: string;
}
