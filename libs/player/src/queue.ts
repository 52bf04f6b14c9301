/** Commands for `Player.change`, loaded separately from the player when the queue is edited. */
export {
  clearCommand,
  reshuffleCommand,
  moveCommand,
  undoCommand,
  playNextCommand,
  type QueueUndo,
  removeCommand,
} from './machine/queue-commands.ts';
export type { PlayerCommand } from './machine/state.ts';
