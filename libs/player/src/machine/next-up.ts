import { positionAfter } from './queue-position.ts';
import { currentEntry, type Entry } from './queue.ts';
import type { MachineState, TransitionContext } from './state.ts';

/** Whether A–B repeat has both points, so that no track follows. */
export const isLooped = ({ loop }: MachineState): boolean => loop !== null && loop.toMs !== null;

/** Whether the sleep timer stops at the end of the queue and this is the last track. */
export function endsQueue({ sleep, mode, queue }: MachineState): boolean {
  if (sleep?.kind !== 'after-queue') return false;
  return mode === 'single-loop' || queue.index === queue.entries.length - 1;
}

/** The entry that follows without a user action when the current one ends; null when none does. */
export function nextUp(state: MachineState, around: TransitionContext): Entry | null {
  if (state.mode === 'single-loop' || state.sleep?.kind === 'after-track') return null;
  if (isLooped(state) || endsQueue(state)) return null;
  const after = positionAfter(state, state.mode, around.random);
  return after && currentEntry(after.queue);
}
