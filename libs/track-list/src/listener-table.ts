import { type SongColumn } from './song-grid-props.ts';
import { type ListenerColumn } from './song-sort.ts';

/** What a table shows of the user's ratings and plays. */
export interface ListenerTable {
  /** all additional columns of the table; undefined: none */
  columns: readonly SongColumn[] | undefined;
  /** column that `valueOf` belongs to; null: none */
  sort: ListenerColumn | null;
  /** value of a song by its id, 0 for none; null while they load */
  valueOf: ((id: number) => number) | null;
}
