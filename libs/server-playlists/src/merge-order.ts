/**
 * Merges a requested order into a list that may have changed meanwhile; the members stay the same, each once.
 * Members in the request take the requested order at the positions of such members. Members that are missing in
 * the request (added meanwhile, or not loaded by the caller) keep their position; ids that are not members
 * (removed meanwhile) are ignored.
 */
export function mergeOrder(current: readonly number[], wanted: readonly number[]): number[] {
  const members = new Set(current);
  const named = new Set(wanted.filter((id) => members.has(id)));
  const next = named.values();
  return current.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
}
