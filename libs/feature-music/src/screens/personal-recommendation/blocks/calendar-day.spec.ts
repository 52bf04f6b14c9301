import { expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';

it('names weekday and month in the locale of the texts, zh-CN for languages without a catalog', () => {
  const day = new Date(2026, 10, 28);
  expect(calendarDay(day, 'en-US')).toEqual({ weekday: 'Saturday', month: 'November' });
  expect(calendarDay(day, 'zh-CN')).toEqual({ weekday: '星期六', month: '十一月' });
  expect(calendarDay(day, 'ar-EG')).toEqual(calendarDay(day, 'zh-CN'));
});
