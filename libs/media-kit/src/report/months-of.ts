import { dayOf } from './periods.ts';

export interface MonthPlace {
  /** January is 0 */
  month: number;
  /** place of its first day among the days */
  first: number;
}

/** A month that is cut stands where most of it is. */
const MOST_OF_IT = 15;

/** Which months are to be named over these days, and from which of them on. */
export function monthsOf(days: readonly { date: string }[]): MonthPlace[] {
  const found: (MonthPlace & { count: number })[] = [];
  days.forEach(({ date }, first) => {
    const month = dayOf(date).getMonth();
    const last = found.at(-1);
    if (last?.month === month) last.count += 1;
    else found.push({ month, first, count: 1 });
  });
  return found.flatMap(({ month, first, count }) => (count > MOST_OF_IT ? { month, first } : []));
}
