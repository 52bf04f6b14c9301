import { render } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import KeepLinkedRowInView from './KeepLinkedRowInView.tsx';

const shown = vi.fn();
let top = 2000;

function List({ row }: { row: number }) {
  const body = useRef<HTMLDivElement>(null);
  return (
    <div ref={body}>
      <div data-row="6" />
      <KeepLinkedRowInView body={body} row={row} />
    </div>
  );
}
const scrolled = () => window.dispatchEvent(new Event('scroll'));

beforeEach(() => {
  vi.useFakeTimers();
  shown.mockClear();
  top = 2000;
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => ({ top, bottom: top + 56 }) as DOMRect,
  );
  Element.prototype.scrollIntoView = shown;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});

it('scrolls the row back into view while the page settles', () => {
  render(<List row={6} />);
  scrolled();
  expect(shown).toHaveBeenCalledTimes(1);
  top = 300;
  scrolled();
  expect(shown).toHaveBeenCalledTimes(1);
  top = -400;
  vi.advanceTimersByTime(3000);
  scrolled();
  expect(shown).toHaveBeenCalledTimes(1);
});

it.each(['wheel', 'touchstart', 'pointerdown', 'keydown'])('stops at a %s', (hand) => {
  render(<List row={6} />);
  window.dispatchEvent(new Event(hand));
  scrolled();
  expect(shown).not.toHaveBeenCalled();
});
