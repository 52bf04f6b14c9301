import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createLineFollower, MANUAL_SCROLL_PAUSE_MS } from './line-follower.ts';
import type { LineAxis } from './line-axis.ts';

/** A scroller of 400 px with rows in sequence, as high as their text says. */
function stage(...sizes: number[]) {
  document.body.innerHTML = `<div><div id="scroller">${sizes.map((size) => `<p>${String(size)}</p>`).join('')}</div><div></div></div>`;
  const scroller = document.querySelector<HTMLElement>('#scroller')!;
  const rows = [...scroller.querySelectorAll('p')];
  let scrolled = 0;
  const run: LineAxis = {
    startOf: (row) => sizes.slice(0, rows.indexOf(row as HTMLParagraphElement)).reduce((a, b) => a + b, 0),
    sizeOf: (row) => Number(row.textContent),
    visibleSize: () => 400,
    scrollPosition: () => scrolled,
    scrollTo: (_, px) => {
      scrolled = px;
    },
    moveForward: String,
    movedForwardBy: () => 0,
    activePosition: 0.4,
  };
  const follower = createLineFollower(scroller, run, () => false);
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
  // All specs share one document.
  document.body.innerHTML = '';
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['wheel', 'touchmove', 'keydown'])('%s pauses scrolling until the lines come back', (type) => {
  const { follower, scroller, rows, scrolled } = stage(50, 50, 50);
  follower.to(rows[0]!, 'still');
  scroller.dispatchEvent(new Event(type));
  expect(scroller.hasAttribute('data-reading')).toBe(true);
  follower.to(rows[2]!, 'step');
  expect(scrolled()).toBe(-140);
  vi.advanceTimersByTime(MANUAL_SCROLL_PAUSE_MS);
  expect(scroller.hasAttribute('data-reading')).toBe(false);
  expect(scrolled()).toBe(-40);
});

it('a press that selects a line does not count as scrolling', () => {
  const { follower, scroller, rows } = stage(50, 50);
  follower.to(rows[0]!, 'still');
  scroller.dispatchEvent(new Event('pointerdown'));
  expect(scroller.hasAttribute('data-reading')).toBe(false);
  scroller.dispatchEvent(new Event('wheel'));
  scroller.dispatchEvent(new Event('click'));
  expect(scroller.hasAttribute('data-reading')).toBe(false);
});

it('limits the blur to the space outside a tall row', () => {
  const { follower, rows, ends } = stage(60, 200, 60);
  follower.to(rows[0]!, 'still');
  expect(ends()).toEqual(['', '']);
  follower.to(rows[1]!, 'step');
  expect(ends()).toEqual(['80px', '120px']);
  follower.to(rows[2]!, 'step');
  expect(ends()).toEqual(['', '']);
});
