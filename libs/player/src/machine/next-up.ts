import { placeAfter } from './modes.ts';
import { currentEntry, type Entry } from './queue.ts';
import type { MachineState, Surroundings } from './state.ts';

/** Whether a part of the song is repeated, so that nothing comes after it. */
export const isLooped = ({ loop }: MachineState): boolean => loop !== null && loop.toMs !== null;

/** Whether the sleep timer stops at the end of the queue, and this is its last song. */
export function endsQueue({ sleep, mode, order, queue }: MachineState): boolean {
  if (sleep?.kind !== 'after-queue') return false;
  if (mode === 'shuffle') return order.upcoming.length === 0;
  return mode === 'single-loop' || queue.index === queue.entries.length - 1;
}

/** The entry that comes by itself when the current one is over; null when none does. */
export function nextUp(state: MachineState, around: Surroundings): Entry | null {
  if (state.mode === 'single-loop' || state.sleep?.kind === 'after-track') return null;
  if (isLooped(state) || endsQueue(state)) return null;
  const after = placeAfter(state, state.mode, around.random);
  return after && currentEntry(after.queue);
}
