import type { OfflineReason } from '@qingyin/server-db';
import type { RootState } from './root-state.ts';

/** Fewer missing files than this never make a library offline, unless all are missing. */
const FEW_FILES = 5;

/** Share of the known files that may be missing at once. */
const MISSING_SHARE = 0.3;

/** What a scan found of a music folder. */
export interface ScanFindings extends RootState {
  /** files known before the scan, without those that were missing already */
  known: number;
  /** known files that the scan did not find at their place */
  gone: number;
  /** of these, files that appeared elsewhere in the same scan, see `countMoved` */
  moved: number;
}

/**
 * Decides whether a music folder looks like a disk that is not mounted, so that its files do not count as deleted. The
 * device number is no reason: it changes with each mount of many file systems.
 *
 * @returns why the library is to be offline; '' when the findings can be believed
 */
export function guardDecision({ root, entriesInRoot, known, gone, moved }: ScanFindings): OfflineReason {
  if (root === 'missing') return 'missing-root';
  if (root === 'unreadable') return 'unreadable-root';
  if (known === 0) return '';
  if (entriesInRoot === 0) return 'empty-root';
  const missing = gone - moved;
  if (missing >= known) return 'many-missing';
  return missing >= FEW_FILES && missing > known * MISSING_SHARE ? 'many-missing' : '';
}
