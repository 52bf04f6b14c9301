import { type Track } from '@qingyin/contract';
import { type QueueSource } from '@qingyin/player';
import { type MenuEntry } from '@qingyin/ui';
import { type SelectedSongs } from './song-grid-props.ts';
import { type SongRemoval } from './use-remove-from-playlist.ts';

/** Properties of `SelectionBar`. */
export interface SelectionBarProps {
  chosen: SelectedSongs;
  /** source of the songs, stored with the queue */
  source?: QueueSource | undefined;
  liked: ReadonlySet<number>;
  /** removes songs from the list; default: they cannot be removed */
  removal?: SongRemoval | undefined;
  /** additional actions of the list, in the menu behind the others */
  extraEntries?: ((tracks: readonly Track[]) => readonly MenuEntry[]) | undefined;
}
