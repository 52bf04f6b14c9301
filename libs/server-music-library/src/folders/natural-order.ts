const { compare } = new Intl.Collator('en', { numeric: true });

/** Compares names as people sort them, “Disc 2” before “Disc 10”; names that count as equal by their characters. */
export const naturalOrder = (a: string, b: string): number => compare(a, b) || (a < b ? -1 : a > b ? 1 : 0);
