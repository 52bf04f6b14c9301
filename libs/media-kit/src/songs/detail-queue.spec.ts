import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createDetailQueue } from './detail-queue.ts';

const ROW = 56;
const onFast = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onFast.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

function flying() {
  const queue = createDetailQueue(ROW, onFast);
  for (const row of [0, 10, 20]) queue.moved(row * ROW);
  const filled: number[] = [];
  const undo = Array.from({ length: 14 }, (_, row) => queue.add(() => filled.push(row)));
  return { queue, filled, undo };
}

describe('row render queue', () => {
  it('renders rows fully at reading speed', () => {
    const queue = createDetailQueue(ROW, onFast);
    for (const row of [0, 1, 3, 5, 4]) queue.moved(row * ROW);
    expect(queue.admit()).toBe(true);
  });

  it('renders rows fully after a single jump, as they may be pressed at once', () => {
    const queue = createDetailQueue(ROW, onFast);
    queue.moved(0);
    queue.moved(20 * ROW);
    expect(queue.admit()).toBe(true);
    vi.advanceTimersByTime(120);
    queue.moved(0);
    expect(queue.admit()).toBe(true);
    expect(onFast).not.toHaveBeenCalledWith(true);
  });

  it('renders only a few rows fully per frame', () => {
    const queue = createDetailQueue(ROW, onFast);
    const admitted = () => Array.from({ length: 12 }, () => queue.admit()).filter(Boolean).length;
    expect(admitted()).toBe(3);
    const filled: number[] = [];
    for (let row = 0; row < 7; row += 1) queue.add(() => filled.push(row));
    vi.advanceTimersToNextFrame();
    expect(filled).toHaveLength(3);
    vi.advanceTimersToNextFrame();
    expect(filled).toHaveLength(6);
    vi.runAllTimers();
    expect(filled).toHaveLength(7);
    expect(admitted()).toBe(3);
  });

  it('defers rows during fast scrolling and completes a few per frame once it stops', () => {
    const { queue, filled } = flying();
    expect(queue.admit()).toBe(false);
    vi.advanceTimersByTime(100);
    queue.moved(21 * ROW);
    vi.advanceTimersByTime(100);
    expect(filled).toEqual([]);
    vi.advanceTimersByTime(20);
    expect(onFast.mock.calls).toEqual([[true], [false]]);
    vi.advanceTimersToNextFrame();
    expect(filled).toEqual([0, 1, 2]);
    for (let frame = 0; frame < 4; frame += 1) vi.advanceTimersToNextFrame();
    expect(filled).toHaveLength(14);
  });

  it('does not complete rows that were removed', () => {
    const { filled, undo } = flying();
    for (const one of undo.slice(0, 12)) one();
    vi.runAllTimers();
    expect(filled).toEqual([12, 13]);
  });

  it('pauses when fast scrolling resumes', () => {
    const { queue, filled } = flying();
    vi.advanceTimersByTime(120);
    vi.advanceTimersToNextFrame();
    for (const row of [60, 100]) queue.moved(row * ROW);
    vi.advanceTimersToNextFrame();
    expect(filled).toHaveLength(3);
    vi.runAllTimers();
    expect(filled).toHaveLength(14);
  });

  it('does nothing after it was stopped', () => {
    const { queue, filled } = flying();
    queue.stop();
    vi.runAllTimers();
    expect(filled).toEqual([]);
  });
});
