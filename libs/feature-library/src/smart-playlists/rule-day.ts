const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const LAST_YEAR = 2199;

const digits = (number: number, length: number): string => String(number).padStart(length, '0');

/** Day in the form of a date input, in the time zone of the device. @param time ms since 1970 */
export function dayOf(time: number): string {
  const date = new Date(time);
  return `${digits(date.getFullYear(), 4)}-${digits(date.getMonth() + 1, 2)}-${digits(date.getDate(), 2)}`;
}

/** Start of a day in the time zone of the device, ms since 1970; null for other texts and years out of range. */
export function readDay(text: string): number | null {
  const [, year, month, day] = (DAY.exec(text) ?? []).map(Number);
  if (year === undefined || month === undefined || day === undefined) return null;
  const time = new Date(year, month - 1, day).getTime();
  return year > LAST_YEAR || time < 0 || dayOf(time) !== text ? null : time;
}
