/** An entry of an ordered list. */
type Row = Readonly<{ id: number }>;

/**
 * Reinserts removed rows into a list: each behind its former predecessor, whatever changed since. Rows that are
 * already in the list stay where they are.
 */
export function reinsertRows<R extends Row>(
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
