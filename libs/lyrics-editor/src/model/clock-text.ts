import { formatTimestamp } from '@qingyin/lyrics';

const WRITTEN = /^\s*(?:(\d{1,3}):)?(\d{1,5})(?:[.,:](\d{1,3}))?\s*$/;

/** Formats a time as `mm:ss.mmm`; empty for null. */
export const formatClock = (ms: number | null): string => (ms === null ? '' : formatTimestamp(ms));

/** Parses `mm:ss.mmm` or seconds to ms; null for an empty text, undefined for an invalid one. */
export function parseClock(text: string): number | null | undefined {
  if (text.trim() === '') return null;
  const match = WRITTEN.exec(text);
  if (!match) return undefined;
  const [, minutes = '0', seconds = '0', fraction = ''] = match;
  return Number(minutes) * 60_000 + Number(seconds) * 1000 + Number(fraction.padEnd(3, '0'));
}
