import type { PlayMode } from '../types.ts';
import { type Queue, selectIndex } from './queue.ts';
import { type ShuffleRound, nextRound } from './shuffle.ts';

/** Queue and current index, with the next shuffle round if it is already dealt. */
export interface QueuePosition {
  readonly queue: Queue;
  readonly nextShuffleRound: ShuffleRound | null;
}

/**
 * The queue at the entry after the current one; null at the end in sequence mode. Single loop counts as list loop
 * here: it repeats a track at its end, not on a skip. Shuffle starts another round at the end.
 */
export function positionAfter(
  { queue, nextShuffleRound }: QueuePosition,
  mode: PlayMode,
  random: () => number,
): Pick<QueuePosition, 'queue'> | null {
  const { length } = queue.entries;
  const last = queue.index === length - 1;
  if (length === 0 || (last && mode === 'sequence')) return null;
  if (!last) return { queue: selectIndex(queue, queue.index + 1) };
  const entries = mode === 'shuffle' ? nextRound(queue, nextShuffleRound, random).entries : queue.entries;
  return { queue: { ...queue, entries, index: 0 } };
}

/** The queue at the entry before the current one; null when there is none, and the track then restarts. */
export function positionBefore(
  { queue }: QueuePosition,
  mode: PlayMode,
): Pick<QueuePosition, 'queue'> | null {
  if (queue.index > 0) return { queue: selectIndex(queue, queue.index - 1) };
  return mode === 'sequence' || mode === 'shuffle' || queue.entries.length === 0
    ? null
    : { queue: selectIndex(queue, queue.entries.length - 1) };
}
