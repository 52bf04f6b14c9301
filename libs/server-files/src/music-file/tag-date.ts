/** Years that are taken for the year of a recording or release. */
const YEAR = /(?<!\d)((?:1[5-9]|20)\d\d)(?!\d)/;
const COMPACT = /^(\d{4})(\d\d)(\d\d)(?!\d)/;
const SEPARATED = /^(\d{4})(?!\d)(?:[-/.年](\d{1,2})(?!\d)(?:[-/.月](\d{1,2})(?!\d))?)?/;

/**
 * Normalises a date of a tag to `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; of other texts only the year is used, because the
 * order of day and month is unknown. '' when there is none.
 */
export function tagDate(text: string): string {
  const [, year = '', month = '', day = ''] = COMPACT.exec(text) ?? SEPARATED.exec(text) ?? [];
  if (Number(year) < 1000) return YEAR.exec(text)?.[1] ?? '';
  if (!isBetween(month, 12)) return year;
  const start = `${year}-${month.padStart(2, '0')}`;
  return isBetween(day, new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate())
    ? `${start}-${day.padStart(2, '0')}`
    : start;
}

/** Adds day and month of ID3v2.3 (`TDAT`, DDMM) to a date that is only a year. */
export const withDayAndMonth = (date: string, text: string): string =>
  /^\d{4}$/.test(date) && /^\d{4}$/.test(text)
    ? tagDate(`${date}-${text.slice(2)}-${text.slice(0, 2)}`)
    : date;

const isBetween = (text: string, most: number): boolean => Number(text) >= 1 && Number(text) <= most;
