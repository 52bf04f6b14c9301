import { expect, it } from 'vitest';
import { calendarDay } from './calendar-day.ts';

it('names weekday and month in the locale of the texts', () => {
  const day = new Date(2026, 10, 28);
  expect(calendarDay(day, 'en-US')).toEqual({ weekday: 'Saturday', month: 'November' });
  expect(calendarDay(day, 'zh-CN')).toEqual({ weekday: '星期六', month: '十一月' });
  expect(calendarDay(day, 'de-DE')).toEqual({ weekday: 'Samstag', month: 'November' });
});
