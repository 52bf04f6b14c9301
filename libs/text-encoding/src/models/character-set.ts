/**
 * Characters of a block of a double-byte encoding, decoded by the runtime's tables.
 *
 * @param leads first and last lead byte
 * @param trails ranges of trail bytes
 */
export function charactersOf(
  encoding: string,
  leads: readonly [number, number],
  ...trails: readonly (readonly [number, number])[]
): ReadonlySet<string> {
  const bytes: number[] = [];
  for (let lead = leads[0]; lead <= leads[1]; lead += 1)
    for (const [first, last] of trails)
      for (let trail = first; trail <= last; trail += 1) bytes.push(lead, trail);
  return new Set(new TextDecoder(encoding).decode(Uint8Array.from(bytes)));
}

/** Computes a value on first use. */
export function lazy<Value>(compute: () => Value): () => Value {
  let value: { computed: Value } | undefined;
  return () => (value ??= { computed: compute() }).computed;
}

export const ASCII_LETTER = /^[a-z]$/i;
/** Punctuation of East Asian scripts. */
export const EAST_ASIAN_PUNCTUATION =
  /^[\u3001-\u3011\u3014-\u301f\uff01-\uff0f\uff1a-\uff20\uff3b-\uff5e·—…‘’“”～\u3000]$/;
export const FULL_WIDTH = /^[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a]$/;
export const KANA = /^[\u3040-\u30ff]$/;
