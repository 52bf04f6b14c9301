import type { PlayMode } from '../types.ts';
import { currentEntry, indexOfKey, type Queue, selectIndex } from './queue.ts';
import { type ShuffleOrder, stepBack, stepForward, withUpcoming } from './shuffle.ts';

/** Where the queue stands and what shuffle owes. */
export interface Place {
  readonly queue: Queue;
  readonly order: ShuffleOrder;
}

/** All modes, in the order the mode button goes through them. */
export const playModes = [
  'sequence',
  'list-loop',
  'single-loop',
  'shuffle',
] as const satisfies readonly PlayMode[];

/** The mode that the mode button goes on to. */
export const nextMode = (mode: PlayMode): PlayMode =>
  playModes[(playModes.indexOf(mode) + 1) % playModes.length] ?? 'sequence';

/**
 * The place after the current song, null when 顺序播放 has come to its end. Single loop counts as a list
 * loop here: repeating one song is the business of its end, not of 下一首.
 */
export function placeAfter(place: Place, mode: PlayMode, random: () => number): Place | null {
  const { queue } = place;
  if (queue.entries.length === 0) return null;
  if (mode === 'shuffle') {
    const order = withUpcoming(place.order, queue, random);
    const key = order.upcoming[0];
    if (key === undefined) return null;
    return {
      queue: selectIndex(queue, indexOfKey(queue, key)),
      order: stepForward(order, currentEntry(queue)?.key),
    };
  }
  const last = queue.index === queue.entries.length - 1;
  if (last && mode === 'sequence') return null;
  return { ...place, queue: selectIndex(queue, last ? 0 : queue.index + 1) };
}

/** The place before: history in shuffle, else the entry above. Null when there is none; the song then starts over. */
export function placeBefore(place: Place, mode: PlayMode): Place | null {
  const { queue, order } = place;
  if (mode === 'shuffle') {
    const key = order.past.at(-1);
    if (key === undefined) return null;
    return {
      queue: selectIndex(queue, indexOfKey(queue, key)),
      order: stepBack(order, currentEntry(queue)?.key),
    };
  }
  if (queue.index > 0) return { ...place, queue: selectIndex(queue, queue.index - 1) };
  return mode === 'sequence' || queue.entries.length === 0
    ? null
    : { ...place, queue: selectIndex(queue, queue.entries.length - 1) };
}
