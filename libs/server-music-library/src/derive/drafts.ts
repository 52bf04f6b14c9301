import type { RawMusicTags } from '@qingyin/server-files';

/** A file with its tags as read, input of `deriveAlbums`. */
export interface TaggedFile {
  fileId: number;
  libraryId: number;
  /** path of the folder below the library's root, with `/`; '' = the root */
  folder: string;
  /** file name with extension */
  name: string;
  durationMs: number;
  /** hash of the embedded front cover, '' = none */
  picture: string;
  tags: RawMusicTags;
}

/** An artist that a song or album names. */
export interface ArtistDraft {
  /** identity, see `artistKey` */
  identity: string;
  name: string;
  mbid: string;
  /** text by which it is sorted; '' = the name */
  sortName: string;
}

/** A song derived from a file. */
export interface SongDraft {
  fileId: number;
  /** part of the file; 0 and null: all of it */
  startMs: number;
  endMs: number | null;
  title: string;
  artists: ArtistDraft[];
  /** artists as tagged, for display */
  artistText: string;
  /** 0 = unknown */
  trackNo: number;
  /** from 1 */
  discNo: number;
  discSubtitle: string;
  year: number;
  genres: { key: string; name: string }[];
  mbid: string;
  sortName: string;
  durationMs: number;
  /** embedded lyrics, decoded, the best of them; '' = none */
  lyric: string;
  /** thousandths of dB */
  trackGain: number | null;
  albumGain: number | null;
}

/** Kinds of albums. */
export type AlbumKind = 'album' | 'ep' | 'single' | 'compilation' | 'live';

/** An album derived from the files of one folder, or of sibling folders of discs. */
export interface AlbumDraft {
  /** identity, see `albumKey`; drafts of different folders with the same one are the same album */
  identity: string;
  mbid: string;
  name: string;
  artists: ArtistDraft[];
  kind: AlbumKind;
  year: number;
  originalYear: number;
  /** ms since 1970 of the release date, 0 = unknown */
  releasedAt: number;
  label: string;
  sortName: string;
  /** hash of the embedded cover that most of its files have; '' = none */
  picture: string;
  songs: SongDraft[];
}
