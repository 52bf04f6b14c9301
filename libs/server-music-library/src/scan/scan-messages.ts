import type { ScanProgress } from '../music-libraries.ts';
import type { ScanJob, ScanResult } from './scan-library.ts';

/** Request to the scan process. `where`: location of the database, see `databaseLocation`. */
export interface ScanRequest {
  type: 'scan';
  where: string;
  job: ScanJob;
}

export type ScanResponse =
  | { type: 'progress'; progress: ScanProgress }
  /** files that are read at the moment */
  | { type: 'reading'; fileIds: number[] }
  | { type: 'done'; result: ScanResult }
  | { type: 'failed'; reason: string };
