import { type Selection } from './selection.ts';
import { type RowOrder } from './song-grid-props.ts';

/** What stands in which row: a list, given by its ids where it may change, in an order. */
export interface Rows {
  ids: readonly number[] | undefined;
  order: RowOrder;
}

/** How many rows there are, as far as the ids and the order tell. */
export const rowCount = ({ ids, order }: Rows): number => order?.length ?? ids?.length ?? 0;

/** Tells where the song of a row stands after its list or the list's order has changed; undefined where it is no longer shown. */
export function rowMover(from: Rows, to: Rows): (row: number) => number | undefined {
  const moveIndex = indexMover(from.ids, to.ids);
  const places = to.order && new Map(to.order.map((index, row) => [index, row]));
  return (row) => {
    const before = from.order ? from.order[row] : row;
    const index = before === undefined ? undefined : moveIndex(before);
    return index === undefined || !places ? index : places.get(index);
  };
}

/** Where the song at an index of a list is in the list as it is now. */
function indexMover(from: Rows['ids'], to: Rows['ids']): (index: number) => number | undefined {
  if (!from || !to || from === to) return (index) => index;
  const places = new Map(to.map((id, index) => [id, index]));
  return (index) => {
    const id = from[index];
    return id === undefined ? undefined : places.get(id);
  };
}

/** The same songs chosen; those that are no longer shown are let go, since nobody acts on what he does not see. */
export function moveSelection(
  { chosen, anchor }: Selection,
  move: (row: number) => number | undefined,
): Selection {
  return { chosen: new Set([...chosen].flatMap((row) => move(row) ?? [])), anchor: move(anchor) ?? 0 };
}

/**
 * Where somebody stands who stood in a row: with its song, or where that is gone with the next one that is not, as the
 * list closes up; at its end with the last one.
 */
export function standIn(row: number, move: (row: number) => number | undefined, rows: number): number {
  for (let next = row; next < rows; next++) {
    const place = move(next);
    if (place !== undefined) return place;
  }
  for (let before = row - 1; before >= 0; before--) {
    const place = move(before);
    if (place !== undefined) return place;
  }
  return 0;
}
