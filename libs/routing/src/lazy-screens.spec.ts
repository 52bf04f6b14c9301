import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lazyScreens, type ScreenLoads } from './lazy-screens.ts';
import type { ScreenLoadArgs } from './screen-table.ts';

type Path = '/mv';
const args = {} as ScreenLoadArgs<Path>;
const views = () => Promise.reject(new Error('not opened here'));

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('opens a screen without its data when the chunk of loads hangs for 120 000 ms', async () => {
  const hangs = () => new Promise<ScreenLoads<Path>>(() => undefined);
  const opened = vi.fn();
  void Promise.resolve(lazyScreens<Path>(hangs, views)('/mv').load?.(args)).then(opened);
  await vi.advanceTimersByTimeAsync(119_999);
  expect(opened).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveBeenCalledOnce();
});

it('requests lost loads again on the next screen', async () => {
  const load = vi.fn(() => Promise.resolve());
  const getLoads = vi
    .fn<() => Promise<ScreenLoads<Path>>>()
    .mockRejectedValueOnce(new TypeError('lost'))
    .mockResolvedValue({ '/mv': load });
  const screen = lazyScreens<Path>(getLoads, views)('/mv');
  await screen.load?.(args);
  expect(load).not.toHaveBeenCalled();
  await screen.load?.(args);
  expect(load).toHaveBeenCalledOnce();
});

it('requests the code of a screen after the calls of its load', async () => {
  const order: string[] = [];
  const screen = lazyScreens<Path>(
    () => Promise.resolve({ '/mv': () => void order.push('data') }),
    () => Promise.resolve({ '/mv': () => Promise.resolve(order.push('code') as never) }),
  )('/mv');
  void screen.view();
  void screen.load?.(args);
  await vi.runAllTimersAsync();
  expect(order).toEqual(['data', 'code']);
});
