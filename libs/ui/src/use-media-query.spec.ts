import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMediaQuery } from './use-media-query.ts';

/** A list as Chromium has it: it tells of a change with the next frame, and only if nobody has asked it since. */
function browserList() {
  const list = new EventTarget();
  let now = false;
  let known = false;
  Object.defineProperty(list, 'matches', { get: () => (known = now) });
  vi.stubGlobal('matchMedia', () => list);
  return {
    change: () => (now = !now),
    frame: () => {
      if (known === now) return;
      known = now;
      list.dispatchEvent(new Event('change'));
    },
  };
}

it('everybody hears of a change, also when somebody is drawn before the browser tells of it', () => {
  const list = browserList();
  const often = renderHook(() => useMediaQuery('(prefers-reduced-motion: reduce)'));
  const seldom = renderHook(() => useMediaQuery('(prefers-reduced-motion: reduce)'));
  list.change();
  often.rerender();
  act(() => list.frame());
  expect([often, seldom].map(({ result }) => result.current)).toEqual([true, true]);
});

it('a changed query is answered anew', () => {
  vi.stubGlobal('matchMedia', (query: string) =>
    Object.assign(new EventTarget(), { matches: query === '(min-width: 1px)' }),
  );
  const { result, rerender } = renderHook((query) => useMediaQuery(query), {
    initialProps: '(max-width: 1px)',
  });
  expect(result.current).toBe(false);
  rerender('(min-width: 1px)');
  expect(result.current).toBe(true);
});
