/** @file Who made a song beside its artists, as tagged in its files; extension (docs/api-extensions.md). */

/** Roles of credits in the order in which they are shown. */
export const creditRoles = [
  'composer',
  'lyricist',
  'arranger',
  'conductor',
  'performer',
  'producer',
  'remixer',
] as const;
export type CreditRole = (typeof creditRoles)[number];

/** An artist in a credit; `detail`: the instrument or part of a performer, '' = unknown. */
export interface CreditedArtist {
  id: number;
  name: string;
  detail: string;
}

/** The artists of one role. */
export interface Credit {
  role: CreditRole;
  artists: CreditedArtist[];
}
