/** @file Songs of the server's music libraries, as the listener browses them; extension (docs/api-extensions.md). */
import type { CreditRole } from './credits.ts';
import type { Song } from './song.ts';

/** Kinds of albums in music libraries. */
export const libraryAlbumKinds = ['album', 'ep', 'single', 'compilation', 'live'] as const;
export type LibraryAlbumKind = (typeof libraryAlbumKinds)[number];

/** An album of the music libraries; counts contain only songs that the caller may hear. */
export interface LibraryAlbum {
  id: number;
  name: string;
  picUrl: string;
  artist: { id: number; name: string };
  kind: LibraryAlbumKind;
  /** year of the first release if known, else of this one; 0 = unknown */
  year: number;
  /** number of songs */
  size: number;
  /** ms */
  duration: number;
  /** ms since 1970 */
  addTime: number;
}

/** An edition of an album: `year` is that of the first one. */
export interface LibraryEdition extends LibraryAlbum {
  /** 0 = unknown */
  releaseYear: number;
}

/** A work of several movements on an album. */
export interface LibraryWork {
  name: string;
  /** those that all movements have */
  composers: { id: number; name: string }[];
  /** its songs in order; `name` '' and `no` 0 = unknown */
  movements: { id: number; name: string; no: number }[];
}

/** A role of an artist with the number of its songs. */
export interface LibraryArtistRole {
  role: CreditRole;
  musicSize: number;
}

/** An artist of the music libraries; counts contain only songs that the caller may hear, and their albums. */
export interface LibraryArtist {
  id: number;
  name: string;
  picUrl: string;
  albumSize: number;
  musicSize: number;
}

/** A genre with the numbers of its songs and albums. */
export interface LibraryGenre {
  /** folded name, the value of the parameter `genre` */
  key: string;
  name: string;
  musicSize: number;
  albumSize: number;
  /** cover of its newest album */
  picUrl: string;
}

/** A decade with the number of its albums; `decade` is its first year. */
export interface LibraryDecade {
  decade: number;
  albumSize: number;
}

/** An initial (A to Z or `#`) with the number of entries that begin with it. */
export interface LibraryInitial {
  initial: string;
  count: number;
}

/** A folder of a music library, with the number of songs in it and below it. */
export interface LibraryFolder {
  id: number;
  name: string;
  musicSize: number;
}

/** A song that the caller played. */
export interface LibraryPlayedSong {
  song: Song;
  playCount: number;
}

/** An album that the caller played. */
export interface LibraryPlayedAlbum {
  album: LibraryAlbum;
  playCount: number;
}

/** Numbers of what the caller may hear. */
export interface LibraryTotals {
  songs: number;
  albums: number;
  artists: number;
  /** ms */
  duration: number;
}

/** A music library that the caller hears. */
export interface LibraryName {
  id: number;
  /** empty for the caller's uploads */
  name: string;
}

/** A playlist file in a music library. */
export interface LibraryPlaylistFile {
  id: number;
  /** name in the file, else the file name without extension */
  name: string;
  /** folder below the library's root, which is '' */
  folder: string;
  /** number of entries that are read, see `MAX_PLAYLIST_SONGS` */
  entries: number;
  /** number of entries for which the caller hears a song */
  found: number;
}
