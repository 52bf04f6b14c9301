const DATE = /^(\d{4})(?:-(\d{2})(?:-(\d{2}))?)?/;
const MONTHS = 12;

/** A date whose month and day may be unknown. */
export interface PartialDate {
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, '' = unknown */
  text: string;
  /** 0 = unknown */
  year: number;
  /** ms since 1970 of its beginning in UTC, 0 = unknown */
  time: number;
}

/** Reads a date of tags; impossible months and days, such as `2003-00-00`, are unknown. */
export function readDate(date: string): PartialDate {
  const [, year = '', month = '', day = ''] = DATE.exec(date.trim()) ?? [];
  if (!(Number(year) > 0)) return { text: '', year: 0, time: 0 };
  const known = Number(month) >= 1 && Number(month) <= MONTHS;
  const days = new Date(Date.UTC(Number(year), Number(month), 0)).getUTCDate();
  const exact = known && Number(day) >= 1 && Number(day) <= days;
  const text = [year, ...(known ? [month] : []), ...(exact ? [day] : [])].join('-');
  return { text, year: Number(year), time: Date.parse(text) };
}
