/** Limits of downloads. */
export interface DownloadLimits {
  /** maximum number of songs in a zip */
  maxSongs: number;
  /** concurrency limit of zips in this process */
  maxZips: number;
}

/** Concurrency limit of zips for one user in this process: each keeps a rendering thread busy. */
export const ZIPS_OF_ONE = 2;
