import { readFileSync } from 'node:fs';

/** Assumed limit where the system reports none: what most systems allow a process at least. */
const USUAL = 1024;
/** Descriptors reserved for the database, its log, workers, modules and incoming files. */
const RESERVED = 128;
const FEWEST = 32;
/** Upper bound: more connections would need more memory than such a server has. */
const MOST = 10_000;

/**
 * Number of files and sockets this process may have open (soft limit).
 *
 * @param limits content of Linux's `/proc/self/limits`; undefined on other systems
 */
export function descriptorLimit(limits: string | undefined = readLimits()): number {
  const [, soft = ''] = /^Max open files\s+(\S+)/m.exec(limits ?? '') ?? [];
  if (soft === 'unlimited') return Infinity;
  return /^\d+$/.test(soft) ? Number(soft) : USUAL;
}

/** Connection limit for a number of descriptors: each connection needs one, and one for the file sent on it. */
export const connectionsFor = (descriptors: number): number =>
  Math.max(FEWEST, Math.min(MOST, Math.floor((descriptors - RESERVED) / 2)));

function readLimits(): string | undefined {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return undefined;
  }
}
