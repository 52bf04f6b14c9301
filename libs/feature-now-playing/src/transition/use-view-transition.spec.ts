import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useViewTransition } from './use-view-transition.ts';

/** Callbacks of the transitions that were started. */
let started: (() => void)[] = [];

beforeEach(() => {
  started = [];
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.startViewTransition = ((update: () => void) => {
    started.push(update);
    return { ready: Promise.reject(new Error('skipped')), finished: Promise.resolve() };
  }) as unknown as typeof document.startViewTransition;
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, 'startViewTransition');
});

function open() {
  const onGone = vi.fn();
  const hook = renderHook(({ isOpen }) => useViewTransition(isOpen, onGone), {
    initialProps: { isOpen: true },
  });
  return { ...hook, onGone, shown: () => hook.result.current.shown };
}
const run = () => act(async () => started.shift()?.());

it('shows the page in a view transition and removes it in another one', async () => {
  const { rerender, shown, onGone } = open();
  expect(shown()).toBe(false);
  await run();
  expect(shown()).toBe(true);
  rerender({ isOpen: false });
  expect(shown()).toBe(true);
  expect(onGone).not.toHaveBeenCalled();
  await run();
  expect(shown()).toBe(false);
  expect(onGone).toHaveBeenCalledOnce();
});

it('stays when it is opened again before it was removed', async () => {
  const { rerender, shown, onGone } = open();
  await run();
  rerender({ isOpen: false });
  rerender({ isOpen: true });
  await run();
  await run();
  expect(shown()).toBe(true);
  expect(onGone).not.toHaveBeenCalled();
});

it('shows the page at once without view transitions, and with reduced motion', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  expect(open().result.current).toEqual({ shown: true, settled: true, transitions: false });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  Reflect.deleteProperty(document, 'startViewTransition');
  expect(open().result.current).toEqual({ shown: true, settled: true, transitions: false });
  expect(started).toEqual([]);
});
