import type {
  CorrectedSong,
  CorrectionPreview,
  ExportedCorrection,
  MadeCorrection,
  TagReadings,
  PicturedKind,
  TagCorrection,
} from '@qingyin/contract';

/** Which songs are to be corrected, and how. */
export interface CorrectionRequest {
  songIds: readonly number[];
  /** ids of the libraries that the caller hears: other songs do not exist */
  libraries: readonly number[];
  fields: TagCorrection;
}

/** A correction that was made; one of a picture has no tags and no songs. */
export interface ListedCorrection extends Omit<MadeCorrection, 'picture'> {
  picture?: { kind: PicturedKind; id: number; key: string };
}

/** A picture that counts in place of the one in the files. */
export interface ExportedPicture {
  kind: PicturedKind;
  /** of the album or artist */
  name: string;
  /** of the album; empty for artists */
  artists: string[];
  key: string;
}

interface Page {
  limit: number;
  offset: number;
}

/** What a correction has led to. */
export interface CorrectionResult {
  id: number;
  /** false: a scan is running, after which the albums change */
  applied: boolean;
  /** albums that the corrected songs are in now */
  albumIds: number[];
}

/** Corrections of tags in the database of the server; the files are never written. */
export interface Corrections {
  /** What songs are called at present. @throws BusinessError 404 as `preview` */
  tags(
    songIds: readonly number[],
    libraries: readonly number[],
  ): Promise<{ id: number; tags: CorrectedSong }[]>;
  /** What songs are called in other encodings. @throws BusinessError 404 as `preview` */
  readings(songIds: readonly number[], libraries: readonly number[]): Promise<TagReadings[]>;
  /** @throws BusinessError 404 for songs that are not heard in a folder of the libraries */
  preview(request: CorrectionRequest): Promise<CorrectionPreview>;
  /** @throws BusinessError 404 as `preview` */
  add(userId: number, request: CorrectionRequest): Promise<CorrectionResult>;
  /** Undoes a correction, or makes it count again. @throws BusinessError 404 */
  setUndone(id: number, libraries: readonly number[], undone: boolean): Promise<CorrectionResult>;
  list(libraries: readonly number[], page: Page): Promise<ListedCorrection[]>;
  /** What counts, file by file. */
  export(libraries: readonly number[], page: Page): Promise<ExportedCorrection[]>;
  /** The chosen pictures that count. */
  exportPictures(libraries: readonly number[]): Promise<ExportedPicture[]>;
}
