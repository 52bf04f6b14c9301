/** Something in a list is to stand right behind another one; null: in front. */
export interface Place {
  id: number;
  behind: number | null;
}

/** What is moved, in the order of the list, goes before place `gap` of it together. */
export function placesBefore(ids: readonly number[], moved: readonly number[], gap: number): Place[] {
  const going = new Set(moved);
  const anchor = ids.slice(0, gap).findLast((id) => !going.has(id)) ?? null;
  return moved.map((id, index) => ({ id, behind: moved[index - 1] ?? anchor }));
}

/** The places that some have now, to bring them back there. */
export function presentPlaces(ids: readonly number[], some: readonly number[]): Place[] {
  const asked = new Set(some);
  return ids.flatMap((id, index) => (asked.has(id) ? [{ id, behind: ids[index - 1] ?? null }] : []));
}

/**
 * The list with some at the places given in their order. One that is not in the list is left out; where the one it is
 * to stand behind is not, the one in front of that counts, or if none is known it stays where it is.
 */
export function withPlaces(ids: readonly number[], places: readonly Place[]): number[] {
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
  // A block of thousands is one chain of followers: no recursion.
  const waiting = ids.filter((id) => !moved.has(id)).reverse();
  const takeIn = (some: readonly number[] = []) => waiting.push(...some.toReversed());
  takeIn(followers.get(null));
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    result.push(id);
    takeIn(followers.get(id));
  }
  return result;
}

/** Rows in a wanted order. Those it does not name keep their places (they came since), others it names are not missed. */
export function inOrderOf<R extends Readonly<{ id: number }>>(
  rows: readonly R[],
  order: readonly number[],
): R[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const named = order.flatMap((id) => byId.get(id) ?? []);
  const names = new Set(named.map(({ id }) => id));
  const next = named.values();
  return rows.map((row) => (names.has(row.id) ? (next.next().value ?? row) : row));
}
