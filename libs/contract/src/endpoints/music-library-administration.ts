/** @file Calls by which administrators manage the music libraries of the server (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { ArtistRulePreview, MadeArtistRule } from '../entities/artist-rule.ts';
import type {
  CorrectedSong,
  CorrectionPreview,
  ExportedCorrection,
  ExportedPicture,
  FoundPictures,
  MadeCorrection,
  TagReadings,
  PicturedKind,
} from '../entities/tag-correction.ts';
import type {
  DuplicateGroup,
  DuplicateSearch,
  MadeReplacement,
  MissingSong,
  ReplacementPreview,
} from '../entities/song-replacement.ts';
import type {
  FolderCheck,
  LibraryConversion,
  MusicLibrary,
  OutsideSourceSettings,
  UnreadableFile,
} from '../entities/music-library-administration.ts';

/** Settings of a music library as they are sent. */
export interface MusicLibraryParams {
  name: string;
  everyone: boolean;
  guests: boolean;
  /** ids of users, separated by commas */
  members: string;
  watch: boolean;
}

/** Music libraries of folders, with state and running scans. */
export const adminLibraries = endpoint<
  object,
  // earlier versions of the server have no `conversion`
  { code: number; data: MusicLibrary[]; conversion?: LibraryConversion | undefined }
>('/x/admin/libraries');
/** Looks at a folder of the server. POST, because paths may be longer than an address. */
export const adminLibraryCheck = endpoint<{ path: string }, { code: number; data: FolderCheck }>(
  '/x/admin/libraries/check',
  { method: 'POST' },
);
export const adminLibraryAdd = endpoint<
  MusicLibraryParams & { path: string },
  { code: number; data: { id: number } }
>('/x/admin/libraries/add', { method: 'POST' });
/** Changes the settings that are sent and no others. */
export const adminLibraryUpdate = endpoint<Partial<MusicLibraryParams> & { id: number }, { code: number }>(
  '/x/admin/libraries/update',
  { method: 'POST' },
);
/** Starts a scan; with `full` all tags are read again. */
export const adminLibraryScan = endpoint<{ id: number; full?: boolean }, { code: number }>(
  '/x/admin/libraries/scan',
  { method: 'POST' },
);
export const adminLibraryRemove = endpoint<{ id: number }, { code: number }>('/x/admin/libraries/remove', {
  method: 'POST',
});
export const adminLibraryRestore = endpoint<{ id: number }, { code: number }>('/x/admin/libraries/restore', {
  method: 'POST',
});
/** Confirms that the missing files of an offline library were deleted on purpose. */
export const adminLibraryConfirm = endpoint<{ id: number }, { code: number }>('/x/admin/libraries/confirm', {
  method: 'POST',
});
export const adminLibraryProblems = endpoint<
  { id: number; limit?: number; offset?: number },
  { code: number; data: UnreadableFile[]; more: boolean }
>('/x/admin/libraries/problems');

/** Songs whose tags are corrected. */
export interface CorrectionParams {
  /** ids of songs, separated by commas */
  songs: string;
  /** JSON text of `TagCorrection` */
  fields: string;
}

interface CorrectionAnswer {
  code: number;
  id: number;
  /** false: a scan is running, after which the albums change */
  applied: boolean;
  /** albums that the corrected songs are in now */
  albumIds: number[];
}

/** What songs are called at present. POST as `adminCorrectionPreview`. */
export const adminCorrectionTags = endpoint<
  { songs: string },
  { code: number; data: { id: number; tags: CorrectedSong }[] }
>('/x/admin/corrections/tags', { method: 'POST' });
/** What songs are called in other encodings, the readable ones first; none when no text is in doubt. POST as above. */
export const adminCorrectionReadings = endpoint<{ songs: string }, { code: number; data: TagReadings[] }>(
  '/x/admin/corrections/readings',
  { method: 'POST' },
);
/** What a correction would change; changes nothing. POST, because lists of songs may be longer than an address. */
export const adminCorrectionPreview = endpoint<CorrectionParams, { code: number; data: CorrectionPreview }>(
  '/x/admin/corrections/preview',
  { method: 'POST' },
);
/** Corrects tags in the database of the server; the files are never written. */
export const adminCorrectionAdd = endpoint<CorrectionParams, CorrectionAnswer>('/x/admin/corrections/add', {
  method: 'POST',
});
/** Undoes a correction, or with `undone=false` makes it count again. */
export const adminCorrectionUndo = endpoint<{ id: number; undone?: boolean }, CorrectionAnswer>(
  '/x/admin/corrections/undo',
  { method: 'POST' },
);
export const adminCorrections = endpoint<
  { limit?: number; offset?: number },
  { code: number; data: MadeCorrection[]; more: boolean }
>('/x/admin/corrections');
/** What counts at present, file by file, for other programs. */
export const adminCorrectionsExport = endpoint<
  { limit?: number; offset?: number },
  // earlier versions of the server have no `pictures`, and so have pages after the first one
  { code: number; data: ExportedCorrection[]; more: boolean; pictures?: ExportedPicture[] | undefined }
>('/x/admin/corrections/export');

/** Songs and those that are to stand in for them. */
export interface ReplacementParams {
  /** pairs `from:to` of ids, separated by commas; `from:` forgets a missing song */
  pairs: string;
}

interface PageParams {
  limit?: number;
  offset?: number;
}

/** Songs of folders whose file is gone, with songs that may stand in for them. */
export const adminMissingSongs = endpoint<PageParams, { code: number; data: MissingSong[]; more: boolean }>(
  '/x/admin/songs/missing',
);
/** What would move; changes nothing. POST, because lists of pairs may be longer than an address. */
export const adminReplacementPreview = endpoint<
  ReplacementParams,
  { code: number; data: ReplacementPreview }
>('/x/admin/replacements/preview', { method: 'POST' });
/** Moves playlists, likes, ratings, plays and comments, and hides the replaced songs; the files are never changed. */
export const adminReplacementAdd = endpoint<ReplacementParams, { code: number; ids: number[] }>(
  '/x/admin/replacements/add',
  { method: 'POST' },
);
export const adminReplacementUndo = endpoint<{ id: number }, { code: number }>('/x/admin/replacements/undo', {
  method: 'POST',
});
export const adminReplacements = endpoint<
  PageParams,
  { code: number; data: MadeReplacement[]; more: boolean }
>('/x/admin/replacements');
/** Groups of songs that are the same recording, as the last search found them, and the state of the search. */
export const adminDuplicates = endpoint<
  PageParams,
  { code: number; data: DuplicateGroup[]; more: boolean; search: DuplicateSearch }
>('/x/admin/duplicates');
/** Starts a search in the background, unless one is running. */
export const adminDuplicatesSearch = endpoint<object, { code: number }>('/x/admin/duplicates/search', {
  method: 'POST',
});
/** Remembers that all songs of a group are wanted, or with `kept=false` takes it back. */
export const adminDuplicatesKeep = endpoint<{ id: number; kept?: boolean }, { code: number }>(
  '/x/admin/duplicates/keep',
  { method: 'POST' },
);
/** A rule of an artist's name as it is sent. */
export interface ArtistRuleParams {
  /** id of the artist */
  artist: number;
  /** JSON text of `ArtistRuleRequest` */
  rule: string;
}

interface ArtistRuleAnswer {
  code: number;
  id: number;
  /** false: a scan is running, after which the artists change */
  applied: boolean;
  /** artists that the name stands for now */
  artistIds: number[];
}

/** What a rule of a name would change; changes nothing. */
export const adminArtistRulePreview = endpoint<ArtistRuleParams, { code: number; data: ArtistRulePreview }>(
  '/x/admin/artist-rules/preview',
  { method: 'POST' },
);
/** Joins an artist with another one, splits a name or keeps it in one piece, in all files of the libraries. */
export const adminArtistRuleAdd = endpoint<ArtistRuleParams, ArtistRuleAnswer>('/x/admin/artist-rules/add', {
  method: 'POST',
});
/** Undoes a rule, or with `undone=false` makes it count again. */
export const adminArtistRuleUndo = endpoint<{ id: number; undone?: boolean }, ArtistRuleAnswer>(
  '/x/admin/artist-rules/undo',
  { method: 'POST' },
);
export const adminArtistRules = endpoint<
  { limit?: number; offset?: number },
  { code: number; data: MadeArtistRule[]; more: boolean }
>('/x/admin/artist-rules');
/** An album or artist of music libraries. */
export interface PicturedParams {
  kind: PicturedKind;
  id: number;
}

/** Picture of an album or artist, and the pictures in its folders and tags. POST, because it reads files. */
export const adminPictures = endpoint<PicturedParams, { code: number; data: FoundPictures }>(
  '/x/admin/pictures',
  { method: 'POST' },
);
/** Gives an album or artist one of the pictures in its files. Undone as corrections are. */
export const adminPictureChoose = endpoint<
  PicturedParams & { key: string },
  { code: number; data: { id: number; url: string } }
>('/x/admin/pictures/choose', { method: 'POST' });
/** Gives an album or artist an uploaded picture, the form field `imgFile`. */
export const adminPictureUpload = endpoint<
  PicturedParams & { imgFile?: Blob },
  { code: number; data: { id: number; url: string } }
>('/x/admin/pictures/upload', { method: 'POST' });

/** Services that are asked for missing covers and descriptions. */
export const adminSources = endpoint<object, { code: number; data: OutsideSourceSettings }>(
  '/x/admin/sources',
);
/** Turns services on and off; they need a contact. */
export const adminSourcesSet = endpoint<{ enabled: string; contact: string }, { code: number }>(
  '/x/admin/sources/set',
  { method: 'POST' },
);
