import type { CatalogueSnapshot } from './catalogue-snapshot.ts';

/** Bytes of what is remembered of a snapshot in all languages. */
const MOST_BYTES = 6_000_000;
/** Bytes of an entry beside its value. */
const ENTRY_BYTES = 400;

interface Remembered {
  value: object;
  bytes: number;
}

const bySnapshot = new WeakMap<CatalogueSnapshot, Map<string, Remembered>>();

/**
 * Computes a value of a snapshot, or returns the one computed before. The values used last are kept, as long as the
 * snapshot.
 *
 * @param key unique for what is computed; the orders of languages share what is remembered, so it contains the language
 *   if that makes a difference
 * @param bytesOf size of a value
 */
export function remember<Value extends object>(
  snapshot: CatalogueSnapshot,
  key: string,
  compute: () => Value,
  bytesOf: (value: Value) => number,
): Value {
  const owner = snapshot.base ?? snapshot;
  const known = bySnapshot.get(owner) ?? new Map<string, Remembered>();
  bySnapshot.set(owner, known);
  const found = known.get(key);
  const value = found ? (found.value as Value) : compute();
  // The one used last is the last of the map.
  known.delete(key);
  known.set(key, { value, bytes: ENTRY_BYTES + 2 * key.length + bytesOf(value) });
  let bytes = 0;
  for (const one of known.values()) bytes += one.bytes;
  for (const [oldest, one] of known) {
    if (bytes <= MOST_BYTES || oldest === key) break;
    known.delete(oldest);
    bytes -= one.bytes;
  }
  return value;
}
