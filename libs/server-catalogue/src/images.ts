/** URL of an image; `?param=WyH` requests a size (docs/specification/contract/transport.md#cors). */
export const imageUrl = (origin: string, key: string): string => `${origin}/media/img/${key}.jpg`;

/** Numeric image id of this contract: a hash of the key. It is never looked up, but must differ between images. */
export function imageNumber(key: string): number {
  let number = 7;
  for (const char of key) number = (number * 131 + (char.codePointAt(0) ?? 0)) % 1_000_000_007;
  return 109_000_000_000_000 + number;
}
