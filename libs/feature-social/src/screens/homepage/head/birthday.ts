/** Services write "none" as a moment before anybody was born, or as 0. */
const isKnown = (ms: number): boolean => ms !== 0 && ms > Date.UTC(1900, 0);

/** The decade somebody was born in, its last two digits: 90, 00; null when they do not say. */
export function decadeOf(birthday: number): string | null {
  if (!isKnown(birthday)) return null;
  const year = new Date(birthday).getUTCFullYear();
  return `${Math.floor((year % 100) / 10)}0`;
}
