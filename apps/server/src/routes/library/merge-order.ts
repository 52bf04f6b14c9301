/**
 * A list in the order somebody wants it, whatever has happened to the list meanwhile: what is in it stays in it, once.
 * The members that are named come in the wanted order at the places where named members stood; a member that is not
 * named keeps its place (it was added since, or lies beyond what the caller had loaded); a name that is not in the list
 * is passed over (it was taken out since).
 */
export function mergeOrder(current: readonly number[], wanted: readonly number[]): number[] {
  const members = new Set(current);
  const named = new Set(wanted.filter((id) => members.has(id)));
  const next = named.values();
  return current.map((id) => (named.has(id) ? (next.next().value ?? id) : id));
}
