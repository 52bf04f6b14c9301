/** Services encode a missing birthday as 0 or as a date before 1900. */
const isKnown = (ms: number): boolean => ms !== 0 && ms > Date.UTC(1900, 0);

/** Last two digits of the decade of birth, e.g. 90 or 00; null if unset. */
export function birthDecade(birthday: number): string | null {
  if (!isKnown(birthday)) return null;
  const year = new Date(birthday).getUTCFullYear();
  return `${Math.floor((year % 100) / 10)}0`;
}
