const SHOWN = 4;

/**
 * Masks a secret, for example for screenshots: only its length and, of long ones, the first four characters
 * remain.
 */
export function mask(secret: string): string {
  const first = secret.length > SHOWN * 4 ? secret.slice(0, SHOWN) : '';
  return `${first}… (${String(secret.length)})`;
}
