import { persistedValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** Step of the offset, ms. */
export const OFFSET_STEP_MS = 100;
/** Maximum offset in either direction, ms; lyrics that are further off are unusable. */
export const OFFSET_MAX_MS = 10_000;
/** Maximum number of songs whose offsets are persisted; the latest remain. */
const REMEMBERED = 500;

type Offsets = readonly (readonly [songId: string, ms: number])[];

const isOffset = (entry: unknown): entry is Offsets[number] =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  typeof entry[0] === 'string' &&
  Number.isFinite(entry[1]) &&
  Math.abs(Number(entry[1])) <= OFFSET_MAX_MS;

/** Validates persisted offsets; invalid entries are dropped. */
export const readOffsets = (kept: unknown): Offsets => (Array.isArray(kept) ? kept.filter(isOffset) : []);

/** Copy of `offsets` with one song's offset set, limited and rounded; 0 removes it. */
export function withOffset(offsets: Offsets, songId: string, ms: number): Offsets {
  const bounded = Math.min(Math.max(Math.round(ms), -OFFSET_MAX_MS), OFFSET_MAX_MS);
  const others = offsets.filter(([id]) => id !== songId);
  return (bounded === 0 ? others : [...others, [songId, bounded] as const]).slice(-REMEMBERED);
}

const lyricOffsets = persistedValue(queryRoots.system, 'lyric-offsets', readOffsets);

/** Offset of a song's lyrics on this device, ms (positive: later), and a function that persists it. */
export function useLyricOffset(songId: string): [ms: number, set: (ms: number) => void] {
  const queryClient = useQueryClient();
  const offsets = useQuery(lyricOffsets.query()).data ?? [];
  const ms = offsets.find(([id]) => id === songId)?.[1] ?? 0;
  return [ms, (next) => void lyricOffsets.keep(queryClient, withOffset(offsets, songId, next))];
}
