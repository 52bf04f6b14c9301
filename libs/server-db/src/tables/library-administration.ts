/** @file What administrators put right and switch on in music libraries, and what follows from it. */
import type { Generated } from 'kysely';

/** A correction of tags by an administrator, which keeps counting over rescans. Later ones win. */
export interface CorrectionTable {
  id: Generated<number>;
  /** who made it; null when the account was deleted */
  user_id: number | null;
  at: number;
  /** since when it does not count, ms since 1970; null: it counts */
  undone_at: number | null;
  /** name of the song or album that was corrected, as it was */
  title: string;
  /** JSON of `TagCorrection`; empty for a chosen picture, see `chosen_picture` */
  fields: string;
}

/** A song that a correction is about. Songs keep their numbers when files are moved, renamed and retagged. */
export interface CorrectedSongTable {
  correction_id: number;
  song_id: number;
}

/** Recorded changes of songs of music libraries; written by triggers only. */
export interface CatalogueChangeTable {
  id: Generated<number>;
  revision: number;
}

/** What an administrator put right about an artist's name, for all files of all libraries. Later ones win. */
export interface ArtistRuleTable {
  id: Generated<number>;
  /** who made it; null when the account was deleted */
  user_id: number | null;
  at: number;
  /** since when it does not count, ms since 1970; null: it counts */
  undone_at: number | null;
  /** name in the tags */
  name: string;
  /** identity of the artist that the name was, see `artistKey` */
  identity: string;
  /** 1: everyone with this name is meant; 0: the identity only, because several artists have the name */
  by_name: number;
  /** JSON of the artists that it stands for: `name`, and `mbid` ('' = none) */
  artists: string;
  /** JSON of the libraries in which the name, and the artists it stands for, were heard: two lists of ids */
  libraries: string;
}

/** What a picture or a description is of. */
export type PicturedKind = 'album' | 'artist';

/** The picture that a correction without songs gives to an album or an artist. */
export interface ChosenPictureTable {
  correction_id: number;
  kind: PicturedKind;
  /** id of the album or artist */
  owner_id: number;
  /** of the stored picture, see `picture_use` */
  hash: string;
}

/** The description of an album or an artist that lies in a folder. */
export interface FoundTextTable {
  folder_id: number;
  library_id: number;
  kind: PicturedKind;
  /** id of the album or artist */
  owner_id: number;
  /** names the version of the file that it was read from */
  version: string;
  body: string;
}

/** Names of the services that albums and artists are looked up at. */
export type OutsideSourceName = 'musicbrainz' | 'cover-art-archive';

/** A service that albums and artists are looked up at; without a row it is off. */
export interface OutsideSourceTable {
  name: OutsideSourceName;
  /** 1: an administrator turned it on */
  enabled: number;
  /** until when a server works with it, ms since 1970: one at a time, because the services limit the rate of requests */
  lease_until: number;
}

/** What a service answered. */
export interface OutsideAnswerTable {
  source: OutsideSourceName;
  /** path and query below the address of the service */
  question: string;
  /** ms since 1970 */
  at: number;
  /** JSON; '' = no result */
  answer: string;
}

/** What was found for an album or artist; a row without hash and body says that nothing was. */
export interface OutsideFindTable {
  kind: PicturedKind;
  /** id of the album or artist */
  owner_id: number;
  /** when it is looked for again unless something is shown, ms since 1970 */
  again_at: number;
  source: OutsideSourceName;
  /** of the stored cover, see `picture_use`; '' = none */
  hash: string;
  /** description; '' = none */
  body: string;
  /** page of the service about it */
  link: string;
}

export interface LibraryAdministrationTables {
  correction: CorrectionTable;
  corrected_song: CorrectedSongTable;
  catalogue_change: CatalogueChangeTable;
  artist_rule: ArtistRuleTable;
  chosen_picture: ChosenPictureTable;
  found_text: FoundTextTable;
  outside_source: OutsideSourceTable;
  outside_answer: OutsideAnswerTable;
  outside_find: OutsideFindTable;
}
