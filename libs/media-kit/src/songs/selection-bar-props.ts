import { type QueueSource } from '@qingyin/player';
import { type ChosenSongs } from './song-grid-props.ts';
import { type SongRemoval } from './use-removal.ts';

export interface SelectionBarProps {
  chosen: ChosenSongs;
  /** where the songs come from, kept with the queue */
  source?: QueueSource | undefined;
  liked: ReadonlySet<number>;
  /** takes them out of the list; default: they stay in it */
  removal?: SongRemoval | undefined;
}
