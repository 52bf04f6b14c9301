import { readFileSync } from 'node:fs';

/** Where the system does not say: what most systems allow a process at least. */
const USUAL = 1024;
/** Kept for the database, its log, the workers, modules and files that arrive. */
const RESERVED = 128;
const FEWEST = 32;
/** More would need more memory than a server of this kind has. */
const MOST = 10_000;

/**
 * How many files and sockets this process may have open.
 *
 * @param limits text of Linux's `/proc/self/limits`; elsewhere there is none
 */
export function descriptorLimit(limits: string | undefined = readLimits()): number {
  const [, soft = ''] = /^Max open files\s+(\S+)/m.exec(limits ?? '') ?? [];
  if (soft === 'unlimited') return Infinity;
  return /^\d+$/.test(soft) ? Number(soft) : USUAL;
}

/** Connections for a number of descriptors: one for each connection and one for the file that is sent on it. */
export const connectionsFor = (descriptors: number): number =>
  Math.max(FEWEST, Math.min(MOST, Math.floor((descriptors - RESERVED) / 2)));

function readLimits(): string | undefined {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return undefined;
  }
}
