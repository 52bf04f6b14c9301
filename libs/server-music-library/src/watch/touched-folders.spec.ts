import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { collectTouchedFolders } from './touched-folders.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp() {
  const report = vi.fn();
  return { report, ...collectTouchedFolders({ quietMs: 5000, longestMs: 60_000, maxFolders: 3, report }) };
}

it('reports a burst once, when it has been quiet', () => {
  const { touch, report } = setUp();
  touch('b');
  vi.advanceTimersByTime(4999);
  touch('a');
  touch('b');
  vi.advanceTimersByTime(4999);
  expect(report).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(report.mock.calls).toEqual([[['a', 'b']]]);
  touch('c');
  vi.advanceTimersByTime(5000);
  expect(report).toHaveBeenLastCalledWith(['c']);
});

it('reports continuous changes after the longest time', () => {
  const { touch, report } = setUp();
  for (let second = 0; second < 60; second += 1) {
    touch('a');
    vi.advanceTimersByTime(1000);
  }
  expect(report.mock.calls).toEqual([[['a']]]);
});

it('reports all when there are too many folders, or when it was asked to', () => {
  const { touch, touchAll, report } = setUp();
  for (const path of ['a', 'b', 'c', 'd', 'e']) touch(path);
  vi.advanceTimersByTime(5000);
  touch('a');
  touchAll();
  vi.advanceTimersByTime(5000);
  expect(report.mock.calls).toEqual([['all'], ['all']]);
});

it('reports nothing after it was closed', () => {
  const { touch, close, report } = setUp();
  touch('a');
  close();
  vi.runAllTimers();
  expect(report).not.toHaveBeenCalled();
});
