import type { CreditRole, TagCorrection } from '@qingyin/contract';
import type { RawMusicTags } from '@qingyin/server-files';

/** A file, or a part of one, with its tags as read; input of `deriveAlbums`. */
export interface TaggedFile {
  fileId: number;
  libraryId: number;
  /** path of the folder below the library's root, with `/`; '' = the root */
  folder: string;
  /** file name with extension */
  name: string;
  /** of the part, if it is one */
  durationMs: number;
  /** undefined: all of the file; see `withSheets` */
  part?: FilePart;
  /** hash of the embedded front cover, '' = none */
  picture: string;
  tags: RawMusicTags;
  /** what an administrator put right */
  correction?: TagCorrection | undefined;
}

/** A part of a sound file, ms; `endMs` null: to its end. */
export interface FilePart {
  startMs: number;
  endMs: number | null;
}

/** Whether a song is a part of its file, not all of it. */
export const isPart = ({ startMs, endMs }: FilePart): boolean => startMs > 0 || endMs !== null;

/** An artist that a song or album names. */
export interface ArtistDraft {
  /** identity, see `artistKey` */
  identity: string;
  name: string;
  mbid: string;
  /** text by which it is sorted; '' = the name */
  sortName: string;
}

/** An artist with a part in a song beside its artists. */
export interface CreditDraft {
  role: CreditRole;
  artist: ArtistDraft;
  /** instrument of a performer; '' = unknown */
  detail: string;
}

/** A song derived from a file, or from a part of it: 0 and null are all of it. */
export interface SongDraft extends FilePart {
  fileId: number;
  title: string;
  artists: ArtistDraft[];
  /** artists as tagged, for display */
  artistText: string;
  /** by role, in the order of `creditRoles` */
  credits: CreditDraft[];
  /** work of which it is a movement; '' = none */
  work: string;
  movement: string;
  /** 0 = unknown */
  movementNo: number;
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
  /** MusicBrainz id that all editions have, '' = unknown */
  releaseGroup: string;
  /** see `editionKey` */
  editionKey: string;
  catalogueNumber: string;
  barcode: string;
  country: string;
  sortName: string;
  /** hash of the embedded cover that most of its files have; '' = none */
  picture: string;
  songs: SongDraft[];
}
