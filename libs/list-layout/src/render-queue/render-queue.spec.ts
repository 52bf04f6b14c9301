import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createRenderQueue } from './render-queue.ts';

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
  const queue = createRenderQueue(ROW, 3, onFast);
  for (const row of [0, 10, 20]) queue.scrolledTo(row * ROW);
  const filled: number[] = [];
  const undo = Array.from({ length: 14 }, (_, row) => queue.enqueue(() => filled.push(row)));
  return { queue, filled, undo };
}

describe('render queue', () => {
  it('renders rows fully at reading speed', () => {
    const queue = createRenderQueue(ROW, 3, onFast);
    for (const row of [0, 1, 3, 5, 4]) queue.scrolledTo(row * ROW);
    expect(queue.canRenderFully()).toBe(true);
  });

  it('renders rows fully after a single jump, as they may be pressed at once', () => {
    const queue = createRenderQueue(ROW, 3, onFast);
    queue.scrolledTo(0);
    queue.scrolledTo(20 * ROW);
    expect(queue.canRenderFully()).toBe(true);
    vi.advanceTimersByTime(120);
    queue.scrolledTo(0);
    expect(queue.canRenderFully()).toBe(true);
    expect(onFast).not.toHaveBeenCalledWith(true);
  });

  it('renders only a few rows fully per frame', () => {
    const queue = createRenderQueue(ROW, 3, onFast);
    const admitted = () => Array.from({ length: 12 }, () => queue.canRenderFully()).filter(Boolean).length;
    expect(admitted()).toBe(3);
    const filled: number[] = [];
    for (let row = 0; row < 7; row += 1) queue.enqueue(() => filled.push(row));
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
    expect(queue.canRenderFully()).toBe(false);
    vi.advanceTimersByTime(100);
    queue.scrolledTo(21 * ROW);
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
    for (const row of [60, 100]) queue.scrolledTo(row * ROW);
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
