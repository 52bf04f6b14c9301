import { expect, it } from 'vitest';
import { scrollTargetForKey, scrollColumns, wheelDistance } from './scroll-columns.ts';

it('scrolls columns forward with the keys that scroll a page down', () => {
  expect(scrollTargetForKey('ArrowDown', 100, 400)).toBeGreaterThan(100);
  expect(scrollTargetForKey('ArrowUp', 100, 400)).toBeLessThan(100);
  expect(scrollTargetForKey('PageDown', 100, 400)).toBe(440);
  expect(scrollTargetForKey('PageUp', 500, 400)).toBe(160);
  expect(scrollTargetForKey('Home', 500, 400)).toBe(0);
  expect(scrollTargetForKey('ArrowLeft', 100, 400)).toBeNull();
  expect(scrollTargetForKey('Enter', 100, 400)).toBeNull();
});

it('leaves a horizontal wheel movement to the browser', () => {
  const mode = WheelEvent.DOM_DELTA_PIXEL;
  expect(wheelDistance({ deltaX: 0, deltaY: 60, deltaMode: mode })).toBe(60);
  expect(wheelDistance({ deltaX: 80, deltaY: 60, deltaMode: mode })).toBe(0);
  expect(wheelDistance({ deltaX: 0, deltaY: -3, deltaMode: WheelEvent.DOM_DELTA_LINE })).toBe(-120);
});

it('scrolls columns by wheel and keys until it is detached', () => {
  const scroller = document.createElement('div');
  const end = scrollColumns(scroller);
  const send = () => scroller.dispatchEvent(new WheelEvent('wheel', { deltaY: 50, cancelable: true }));
  expect(send()).toBe(false);
  expect(scroller.scrollLeft).toBe(-50);
  scroller.dispatchEvent(new KeyboardEvent('keydown', { key: 'Home' }));
  expect(scroller.scrollLeft).toBe(0);
  end();
  expect(send()).toBe(true);
  expect(scroller.scrollLeft).toBe(0);
});
