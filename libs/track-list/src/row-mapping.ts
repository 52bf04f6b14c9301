import { type Selection } from './selection.ts';
import { type RowOrder } from './song-grid-props.ts';

/** Assignment of songs to rows: the ids of a list, where it may change, and its order. */
export interface RowAssignment {
  ids: readonly number[] | undefined;
  order: RowOrder;
}

/** Number of rows, as far as ids and order tell. */
export const rowCount = ({ ids, order }: RowAssignment): number => order?.length ?? ids?.length ?? 0;

/**
 * Returns a function that maps a row to the row of the same song after a change of the list or its order;
 * undefined if the song is not shown.
 */
export function createRowMapping(
  from: RowAssignment,
  to: RowAssignment,
): (row: number) => number | undefined {
  const moveIndex = indexMover(from.ids, to.ids);
  const places = to.order && new Map(to.order.map((index, row) => [index, row]));
  return (row) => {
    const before = from.order ? from.order[row] : row;
    const index = before === undefined ? undefined : moveIndex(before);
    return index === undefined || !places ? index : places.get(index);
  };
}

/** Maps an index in the previous list to the index of the same song in the current list. */
function indexMover(
  from: RowAssignment['ids'],
  to: RowAssignment['ids'],
): (index: number) => number | undefined {
  if (!from || !to || from === to) return (index) => index;
  const places = new Map(to.map((id, index) => [id, index]));
  return (index) => {
    const id = from[index];
    return id === undefined ? undefined : places.get(id);
  };
}

/** Selection after a change: rows that disappear are deselected, since actions should only affect visible songs. */
export function moveSelection(
  { rows, anchor }: Selection,
  move: (row: number) => number | undefined,
): Selection {
  return { rows: new Set([...rows].flatMap((row) => move(row) ?? [])), anchor: move(anchor) ?? 0 };
}

/** Active row after a change: the row of the same song; if that was removed, the next remaining one, or the last. */
export function activeRowAfterChange(
  row: number,
  move: (row: number) => number | undefined,
  rows: number,
): number {
  for (let step = 0; step < rows; step++) {
    // The rows from this one to the last, then those before it, nearest first.
    const place = move(row + step < rows ? row + step : rows - 1 - step);
    if (place !== undefined) return place;
  }
  return 0;
}
