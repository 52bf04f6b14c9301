import { act, renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useMediaQuery } from './use-media-query.ts';

/**
 * Media query list with Chromium's behaviour: it fires `change` in the next frame, and only if `matches` was not
 * read since.
 */
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

it('updates all subscribers, even if one renders before the browser fires the change event', () => {
  const list = browserList();
  const often = renderHook(() => useMediaQuery('(prefers-reduced-motion: reduce)'));
  const seldom = renderHook(() => useMediaQuery('(prefers-reduced-motion: reduce)'));
  list.change();
  often.rerender();
  act(() => list.frame());
  expect([often, seldom].map(({ result }) => result.current)).toEqual([true, true]);
});

it('evaluates a changed query', () => {
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
