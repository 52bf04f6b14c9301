/** @file Rules of artists' names in music libraries; extension (docs/api-extensions.md). */

/**
 * What an administrator puts right about an artist, for all files at once: it is the same as another artist (`into`), its
 * name is that of several (`names`), or it is a part of a name that was split (`whole`).
 */
export type ArtistRuleRequest = { into: number } | { names: string[] } | { whole: string };

/** A rule of a name that was made. */
export interface MadeArtistRule {
  id: number;
  /** ms since 1970 */
  at: number;
  /** who made it; '' when the account was deleted */
  by: string;
  /** name in the tags */
  name: string;
  /** artists that the name stands for; only the name itself: it is not split */
  artists: string[];
  undone: boolean;
}

/** What a rule would change. */
export interface ArtistRulePreview {
  /** songs with other artists */
  songs: number;
  /** false: the artist has more songs than were looked at */
  complete: boolean;
  /** albums whose songs change in number; 0 songs: there is no such album before, or after */
  albums: { name: string; artists: string[]; before: number; after: number }[];
}
