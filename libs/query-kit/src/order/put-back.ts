/** Things that are told apart by their id and stand in an order. */
type Row = Readonly<{ id: number }>;

/**
 * Rows that were taken out of a list back at their places: each behind the one it stood behind, whatever was moved,
 * added or taken out since. A row that is in the list already stays where it is.
 */
export function putBack<R extends Row>(
  current: readonly R[],
  before: readonly R[],
  taken: readonly Row[],
): R[] {
  const present = new Set(current.map(({ id }) => id));
  const missing = new Set(taken.flatMap(({ id }) => (present.has(id) ? [] : id)));
  const first: R[] = [];
  const behind = new Map<number, R[]>();
  let run = first;
  for (const row of before) {
    if (missing.has(row.id)) run.push(row);
    else if (present.has(row.id)) behind.set(row.id, (run = []));
  }
  return [...first, ...current.flatMap((row) => [row, ...(behind.get(row.id) ?? [])])];
}
