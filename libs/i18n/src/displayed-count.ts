import { formatCount } from './formats.ts';

/**
 * Number that a count is displayed as, for the plural form beside it: 1933 is displayed as “1,9 tys.” in Polish, which
 * takes the form of 1900. Counts without a compact unit stay as they are.
 */
export function displayedCount(value: number, locale: string): number {
  if (!/\p{L}/u.test(formatCount(value, locale))) return value;
  const unit = 1000 ** Math.floor(Math.log10(value) / 3);
  return (Math.round((value / unit) * 10) * unit) / 10;
}
