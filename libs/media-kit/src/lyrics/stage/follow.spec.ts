import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createFollower, HANDS_OFF_MS } from './follow.ts';
import type { RunOfLines } from './run-of-lines.ts';

/** 400 px are seen; rows stand one after the other and are as long as their text says. */
function stage(...sizes: number[]) {
  document.body.innerHTML = `<div><div id="scroller">${sizes.map((size) => `<p>${String(size)}</p>`).join('')}</div><div></div></div>`;
  const scroller = document.querySelector<HTMLElement>('#scroller')!;
  const rows = [...scroller.querySelectorAll('p')];
  let scrolled = 0;
  const run: RunOfLines = {
    startOf: (row) => sizes.slice(0, rows.indexOf(row as HTMLParagraphElement)).reduce((a, b) => a + b, 0),
    sizeOf: (row) => Number(row.textContent),
    seenBy: () => 400,
    scrolled: () => scrolled,
    scrollTo: (_, px) => {
      scrolled = px;
    },
    farther: String,
    fartherBy: () => 0,
    rest: 0.4,
  };
  const follower = createFollower(scroller, run, () => false);
  const panes = scroller.nextElementSibling as HTMLElement;
  const ends = () => ['--before', '--behind'].map((name) => panes.style.getPropertyValue(name));
  return { follower, scroller, rows, ends, scrolled: () => scrolled };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterEach(() => {
  // The page is that of all specs.
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['wheel', 'touchmove', 'keydown'])('%s: all is in focus until the lines come back', (type) => {
  const { follower, scroller, rows, scrolled } = stage(50, 50, 50);
  follower.to(rows[0]!, 'still');
  scroller.dispatchEvent(new Event(type));
  expect(scroller.hasAttribute('data-reading')).toBe(true);
  follower.to(rows[2]!, 'step');
  expect(scrolled()).toBe(-140);
  vi.advanceTimersByTime(HANDS_OFF_MS);
  expect(scroller.hasAttribute('data-reading')).toBe(false);
  expect(scrolled()).toBe(-40);
});

it('a press that chooses a line is no reading', () => {
  const { follower, scroller, rows } = stage(50, 50);
  follower.to(rows[0]!, 'still');
  scroller.dispatchEvent(new Event('pointerdown'));
  expect(scroller.hasAttribute('data-reading')).toBe(false);
  scroller.dispatchEvent(new Event('wheel'));
  scroller.dispatchEvent(new Event('click'));
  expect(scroller.hasAttribute('data-reading')).toBe(false);
});

it('what softens far lines ends where a tall row begins, and is left alone by others', () => {
  const { follower, rows, ends } = stage(60, 200, 60);
  follower.to(rows[0]!, 'still');
  expect(ends()).toEqual(['', '']);
  follower.to(rows[1]!, 'step');
  expect(ends()).toEqual(['80px', '120px']);
  follower.to(rows[2]!, 'step');
  expect(ends()).toEqual(['', '']);
});
