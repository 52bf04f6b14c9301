/** @file The product's own call about downloads (docs/api-extensions.md). */
import { endpoint } from '../endpoint.ts';
import type { QualityLevel } from '../entities/song.ts';
import type { UnplayableReason } from '../entities/track.ts';

/** A song that will not come along, and why; `unknown` also stands for what is not the caller's. */
export interface SongLeftOut {
  id: number;
  /** empty where it is unknown */
  name: string;
  artist: string;
  reason: UnplayableReason | 'unknown';
}

export interface DownloadPlan {
  /** one file, or a zip of several; null when nothing of it may be had */
  url: string | null;
  /** when the address ends, ms since 1970 */
  expireTime: number;
  /** how many songs come */
  count: number;
  /** bytes, about */
  size: number;
  left: SongLeftOut[];
}

/** An address for these songs. `name` is what several of them together are called. */
export const download = endpoint<
  { ids: string; level?: QualityLevel; name?: string },
  { code: number; data: DownloadPlan }
>('/x/download', { method: 'POST' });
