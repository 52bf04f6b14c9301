import type { ArtistRules } from './artist-rules.ts';

/** Options of `deriveAlbums`. */
export interface DeriveOptions {
  /** names of artists that are not split, beside `ARTIST_EXCEPTIONS` */
  exceptions: readonly string[];
  /** folded names (`foldName`) of artists that exist unsplit with a MusicBrainz id; they are not split either */
  knownArtists?: ReadonlySet<string>;
  /**
   * MusicBrainz ids by folded name, for names that exactly one artist with an id has: files without ids belong to that
   * artist
   */
  artistMbids?: ReadonlyMap<string, string>;
  /** what administrators put right about names */
  artistRules?: ArtistRules;
  /**
   * Prefix of album identities, so that albums of private uploads are never those of folders; '' or undefined for
   * folders. Artists are shared. Uploads are in no folder, so none without album title joins the others.
   */
  scope?: string;
}
