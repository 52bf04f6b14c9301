import { keptValue, queryRoots } from '@qingyin/query-kit';
import { useQuery, useQueryClient } from '@tanstack/react-query';

/** A step of the offset, ms. */
export const OFFSET_STEP_MS = 100;
/** No lyric that can be used is further off, ms. */
export const OFFSET_MAX_MS = 10_000;
/** So many songs' offsets are remembered, those set last. */
const REMEMBERED = 500;

type Offsets = readonly (readonly [songId: string, ms: number])[];

const isOffset = (entry: unknown): entry is Offsets[number] =>
  Array.isArray(entry) &&
  entry.length === 2 &&
  typeof entry[0] === 'string' &&
  Number.isFinite(entry[1]) &&
  Math.abs(Number(entry[1])) <= OFFSET_MAX_MS;

/** What was kept, made safe. */
export const readOffsets = (kept: unknown): Offsets => (Array.isArray(kept) ? kept.filter(isOffset) : []);

/** With one song's offset; 0 forgets it. */
export function withOffset(offsets: Offsets, songId: string, ms: number): Offsets {
  const bounded = Math.min(Math.max(Math.round(ms), -OFFSET_MAX_MS), OFFSET_MAX_MS);
  const others = offsets.filter(([id]) => id !== songId);
  return (bounded === 0 ? others : [...others, [songId, bounded] as const]).slice(-REMEMBERED);
}

const lyricOffsets = keptValue(queryRoots.system, 'lyric-offsets', readOffsets);

/** By how much the words of a song come later on this device, ms (sooner where negative), and the way to set it. */
export function useLyricOffset(songId: string): [ms: number, set: (ms: number) => void] {
  const queryClient = useQueryClient();
  const offsets = useQuery(lyricOffsets.query()).data ?? [];
  const ms = offsets.find(([id]) => id === songId)?.[1] ?? 0;
  return [ms, (next) => void lyricOffsets.keep(queryClient, withOffset(offsets, songId, next))];
}
