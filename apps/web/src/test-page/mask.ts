const SHOWN = 4;

/** A secret with only its length and first characters left, e.g. for a screenshot sent to somebody else. */
export function mask(secret: string): string {
  const first = secret.length > SHOWN * 4 ? secret.slice(0, SHOWN) : '';
  return `${first}… (${String(secret.length)})`;
}
