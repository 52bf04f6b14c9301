/** Target position of an entry: right behind another one; null: first. */
export interface TargetPosition {
  id: number;
  behind: number | null;
}

/** Target positions that move entries together, in list order, before index `gap`. */
export function positionsBefore(
  ids: readonly number[],
  moved: readonly number[],
  gap: number,
): TargetPosition[] {
  const going = new Set(moved);
  const anchor = ids.slice(0, gap).findLast((id) => !going.has(id)) ?? null;
  return moved.map((id, index) => ({ id, behind: moved[index - 1] ?? anchor }));
}

/** The current positions of some entries, to restore them later. */
export function currentPositions(ids: readonly number[], some: readonly number[]): TargetPosition[] {
  const asked = new Set(some);
  return ids.flatMap((id, index) => (asked.has(id) ? [{ id, behind: ids[index - 1] ?? null }] : []));
}

/**
 * Applies target positions in their order. Skips entries that are not in the list. If the entry to stand behind is
 * missing, its own target counts; without any known one the entry stays where it is.
 */
export function applyPositions(ids: readonly number[], places: readonly TargetPosition[]): number[] {
  const present = new Set(ids);
  const wanted = new Map(places.map(({ id, behind }) => [id, behind]));
  const anchorOf = (moved: number): number | null | undefined => {
    let anchor = wanted.get(moved);
    while (anchor != null && !present.has(anchor)) anchor = wanted.get(anchor);
    return anchor;
  };
  const followers = new Map<number | null, number[]>();
  const moved = new Set<number>();
  for (const { id } of places) {
    const anchor = present.has(id) ? anchorOf(id) : undefined;
    if (anchor === undefined) continue;
    moved.add(id);
    followers.set(anchor, [...(followers.get(anchor) ?? []), id]);
  }
  const result: number[] = [];
  // Iterative, because a moved block of thousands is one chain of followers.
  const waiting = ids.filter((id) => !moved.has(id)).reverse();
  const takeIn = (some: readonly number[] = []) => waiting.push(...some.toReversed());
  takeIn(followers.get(null));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    result.push(id);
    takeIn(followers.get(id));
  }
  return result;
}

/**
 * Sorts rows by a wanted order. Rows it does not contain (added since) keep their index; ids without a row are
 * ignored.
 */
export function sortByOrder<R extends Readonly<{ id: number }>>(
  rows: readonly R[],
  order: readonly number[],
): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = order.flatMap((id) => byId.get(id) ?? []);
  const names = new Set(named.map(({ id }) => id));
  const next = named.values();
  return rows.map((row) => (names.has(row.id) ? (next.next().value ?? row) : row));
}
