import type { PlayMode } from '../types.ts';
import { type Queue, selectIndex } from './queue.ts';
import { type Round, roundAfter } from './shuffle.ts';

/** Where the queue stands, and the round of shuffle that was dealt ahead. */
export interface Place {
  readonly queue: Queue;
  readonly round: Round | null;
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
 * The queue at the entry after the current one, null when 顺序播放 has come to its end. Single loop counts as a list
 * loop here: repeating one song is the business of its end, not of 下一首. Shuffle deals another round at the end.
 */
export function placeAfter(
  { queue, round }: Place,
  mode: PlayMode,
  random: () => number,
): Pick<Place, 'queue'> | null {
  const { length } = queue.entries;
  const last = queue.index === length - 1;
  if (length === 0 || (last && mode === 'sequence')) return null;
  if (!last) return { queue: selectIndex(queue, queue.index + 1) };
  const entries = mode === 'shuffle' ? roundAfter(queue, round, random).entries : queue.entries;
  return { queue: { ...queue, entries, index: 0 } };
}

/** The queue at the entry above. Null when there is none; the song then starts over. */
export function placeBefore({ queue }: Place, mode: PlayMode): Pick<Place, 'queue'> | null {
  if (queue.index > 0) return { queue: selectIndex(queue, queue.index - 1) };
  return mode === 'sequence' || mode === 'shuffle' || queue.entries.length === 0
    ? null
    : { queue: selectIndex(queue, queue.entries.length - 1) };
}
