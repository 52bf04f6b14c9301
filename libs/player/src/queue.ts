/** Acts for `Player.change`, apart from the player: loaded when somebody rearranges what is to come. */
export {
  clearing,
  dealingAnew,
  moving,
  puttingBack,
  puttingNext,
  type QueueMemory,
  removing,
} from './machine/queue-acts.ts';
export type { QueueAct } from './machine/state.ts';
