import { expect, it } from 'vitest';
import { placeForKey, scrollColumns, wheelled } from './columns.ts';

it('scrolls columns forward with the keys that scroll a page down', () => {
  expect(placeForKey('ArrowDown', 100, 400)).toBeGreaterThan(100);
  expect(placeForKey('ArrowUp', 100, 400)).toBeLessThan(100);
  expect(placeForKey('PageDown', 100, 400)).toBe(440);
  expect(placeForKey('PageUp', 500, 400)).toBe(160);
  expect(placeForKey('Home', 500, 400)).toBe(0);
  expect(placeForKey('ArrowLeft', 100, 400)).toBeNull();
  expect(placeForKey('Enter', 100, 400)).toBeNull();
});

it('leaves a horizontal wheel movement to the browser', () => {
  const mode = WheelEvent.DOM_DELTA_PIXEL;
  expect(wheelled({ deltaX: 0, deltaY: 60, deltaMode: mode })).toBe(60);
  expect(wheelled({ deltaX: 80, deltaY: 60, deltaMode: mode })).toBe(0);
  expect(wheelled({ deltaX: 0, deltaY: -3, deltaMode: WheelEvent.DOM_DELTA_LINE })).toBe(-120);
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
