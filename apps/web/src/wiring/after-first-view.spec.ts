import { expect, it, vi } from 'vitest';
import { afterFirstView } from './after-first-view.ts';

it('waits for the load event and then until the browser is idle', () => {
  let isIdle: () => void = () => undefined;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => (isIdle = callback));
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const work = vi.fn();
  afterFirstView(work);
  isIdle();
  expect(work).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  window.dispatchEvent(new Event('load'));
  expect(work).not.toHaveBeenCalled();
  isIdle();
  expect(work).toHaveBeenCalledOnce();
});

it('runs when the browser is idle on a page that has loaded', () => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  const work = vi.fn();
  afterFirstView(work);
  expect(work).toHaveBeenCalledOnce();
});

it('does not wait for ever for the load event, and runs once', () => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
  vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const work = vi.fn();
  afterFirstView(work);
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('load'));
  vi.useRealTimers();
  expect(work).toHaveBeenCalledOnce();
});
