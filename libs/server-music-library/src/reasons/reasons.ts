import type { LibraryReason } from '@qingyin/contract';

/** The user who reads the reasons. */
export interface ReasonReader {
  /** ids of the libraries that are heard */
  libraries: readonly number[];
  /** whether the paths of files are shown */
  paths: boolean;
}

/** Why albums and artists are as they are: which rule and which file decided. */
export interface Reasons {
  /** @throws BusinessError 404 for an album that is not heard in a folder of the libraries */
  ofAlbum(id: number, reader: ReasonReader): Promise<LibraryReason[]>;
  /** @throws BusinessError 404 for an artist that is not heard in a folder of the libraries */
  ofArtist(id: number, reader: ReasonReader): Promise<LibraryReason[]>;
}
