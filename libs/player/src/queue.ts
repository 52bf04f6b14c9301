/** Commands for `Player.change`, loaded separately from the player when the queue is edited. */
export {
  clearing,
  dealingAnew,
  moving,
  puttingBack,
  puttingNext,
  type QueueMemory,
  removing,
} from './machine/queue-commands.ts';
export type { PlayerCommand } from './machine/state.ts';
