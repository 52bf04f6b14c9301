import { expect, it } from 'vitest';
import { createLocalDayOf } from './local-day.ts';

it.each([
  ['Asia/Shanghai', '2026-03-01T15:59:59Z', '2026-03-01'],
  ['Asia/Shanghai', '2026-03-01T16:00:00Z', '2026-03-02'],
  ['Asia/Kolkata', '2026-03-01T18:29:59Z', '2026-03-01'],
  ['Asia/Kolkata', '2026-03-01T18:30:00Z', '2026-03-02'],
  ['America/New_York', '2026-07-01T03:59:59Z', '2026-06-30'],
  // Daylight saving time begins at 07:00 UTC: the day has 23 hours.
  ['America/New_York', '2026-03-08T04:59:59Z', '2026-03-07'],
  ['America/New_York', '2026-03-09T03:59:59Z', '2026-03-08'],
  ['America/New_York', '2026-03-09T04:00:00Z', '2026-03-09'],
  ['Europe/Berlin', '2026-10-25T22:59:59Z', '2026-10-25'],
  ['Europe/Berlin', '2026-10-25T23:00:00Z', '2026-10-26'],
  ['Middle/Earth', '2026-03-01T23:59:59Z', '2026-03-01'],
])('in %s the local day of %s is %s', (zone, at, day) => {
  expect(createLocalDayOf(zone)(Date.parse(at))).toBe(day);
});
