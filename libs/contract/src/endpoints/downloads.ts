/** @file Download call beyond the contract (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { QualityLevel } from '../entities/song.ts';
import type { UnplayableReason } from '../entities/track.ts';

/** A song that the download leaves out, with the reason; `unknown` also covers songs of other users. */
export interface OmittedSong {
  id: number;
  /** empty when unknown */
  name: string;
  artist: string;
  reason: UnplayableReason | 'unknown';
}

export interface DownloadPlan {
  /** address of one file, or of a zip of several; null when no song may be downloaded */
  url: string | null;
  /** expiry of the address, ms since 1970 */
  expireTime: number;
  /** number of songs in the download */
  count: number;
  /** approximate size in bytes */
  size: number;
  left: OmittedSong[];
}

/** Creates an address to download the given songs. `name` is the name of the zip when there are several. */
export const download = endpoint<
  { ids: string; level?: QualityLevel; name?: string },
  { code: number; data: DownloadPlan }
>('/x/download', { method: 'POST' });
