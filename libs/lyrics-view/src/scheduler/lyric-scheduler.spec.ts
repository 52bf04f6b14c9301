import type { LyricRow } from '@qingyin/lyrics';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLyricScheduler, type Timers } from './lyric-scheduler.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const row = (startMs: number, endMs: number): LyricRow => ({
  kind: 'line',
  startMs,
  endMs,
  side: 'start',
  line: { startMs, endMs, text: String(startMs) },
});

/** Plays from position 0 and records notifications as `[ms, row]`. */
function setUp(rows: LyricRow[], timers?: Timers) {
  const begun = Date.now();
  let speed = 1;
  let stoppedAt: number | null = null;
  const calls: [number, number][] = [];
  const positionMs = () => stoppedAt ?? (Date.now() - begun) * speed;
  const conductor = createLyricScheduler(
    rows,
    { positionMs, rate: () => speed, isAdvancing: () => stoppedAt === null },
    ({ at }) => calls.push([Math.round(positionMs()), at]),
    timers,
  );
  return {
    conductor,
    told: calls,
    pause: () => (stoppedAt = positionMs()),
    faster: () => (speed = 2),
  };
}

it('notifies at the time of each row and reads the clock at no other time', () => {
  const { conductor, told } = setUp([row(1000, 1800), row(2000, 3000)]);
  conductor.sync();
  expect(told).toEqual([[0, -1]]);
  expect(vi.getTimerCount()).toBe(1);
  vi.advanceTimersByTime(4000);
  expect(told.map(([ms]) => ms)).toEqual([0, 1000, 1800, 2000, 3000]);
  expect(told.map(([, at]) => at)).toEqual([-1, 0, 0, 1, 1]);
  expect(vi.getTimerCount()).toBe(0);
});

it('sets no timer while the player is paused', () => {
  const { conductor, pause } = setUp([row(1000, 2000)]);
  pause();
  conductor.sync();
  expect(vi.getTimerCount()).toBe(0);
});

it('follows another playback rate', () => {
  const { conductor, told, faster } = setUp([row(1000, 2000)]);
  faster();
  conductor.sync();
  vi.advanceTimersByTime(501);
  expect(told.at(-1)).toEqual([1000, 0]);
});

it('does not notify after it was stopped', () => {
  const { conductor, told } = setUp([row(1000, 2000)]);
  conductor.sync();
  conductor.stop();
  vi.advanceTimersByTime(3000);
  expect(told).toEqual([[0, -1]]);
});

it('uses the timers of the window that shows the lyrics, not of the hidden page', () => {
  const waits: number[] = [];
  const seen = { setTimeout: (_then: unknown, ms = 0) => waits.push(ms), clearTimeout: () => undefined };
  const { conductor } = setUp([row(1000, 2000)], seen as unknown as Timers);
  conductor.sync();
  expect(waits).toEqual([1000]);
  expect(vi.getTimerCount()).toBe(0);
});

it('notifies exactly at the end of background vocals', () => {
  const long = row(1000, 2000);
  if (long.kind === 'line') long.line.background = { startMs: 1500, endMs: 2600, text: 'o' };
  const calls: [number, number][] = [];
  const begun = Date.now();
  const positionMs = () => Date.now() - begun;
  const score = { positionMs, rate: () => 1, isAdvancing: () => true };
  const conductor = createLyricScheduler([long, row(9000, 9500)], score, ({ activeRows }) =>
    calls.push([positionMs(), activeRows.length]),
  );
  conductor.sync();
  vi.advanceTimersByTime(5000);
  expect(calls).toEqual([
    [0, 0],
    [1000, 1],
    [2600, 0],
  ]);
});
