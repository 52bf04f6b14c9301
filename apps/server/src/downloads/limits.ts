/** How much may be asked for together. */
export interface DownloadLimits {
  /** songs of one zip */
  maxSongs: number;
  /** zips this process sends at the same time */
  maxZips: number;
}

/** Zips one user may have under way in this process: each keeps a thread busy that makes songs. */
export const ZIPS_OF_ONE = 2;
