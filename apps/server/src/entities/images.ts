/** Address of a drawn picture; `?param=WyH` asks for a size (contract page, 1.7). */
export const imageUrl = (origin: string, key: string): string => `${origin}/media/img/${key}.jpg`;

/** Pictures also travel as numbers in this contract; nobody looks them up, but they must tell pictures apart. */
export function imageNumber(key: string): number {
  let number = 7;
  for (const char of key) number = (number * 131 + (char.codePointAt(0) ?? 0)) % 1_000_000_007;
  return 109_000_000_000_000 + number;
}
