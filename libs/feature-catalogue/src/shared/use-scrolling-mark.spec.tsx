import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useScrollingMark } from './use-scrolling-mark.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function List() {
  const ref = useRef<HTMLUListElement>(null);
  useScrollingMark(ref);
  return <ul ref={ref} />;
}

it('marks the element from the first scroll event until no further one follows', () => {
  render(<List />);
  const list = screen.getByRole('list');
  expect(list).not.toHaveAttribute('data-scrolling');
  fireEvent.scroll(window);
  expect(list).toHaveAttribute('data-scrolling');
  act(() => void vi.advanceTimersByTime(100));
  fireEvent.scroll(window);
  act(() => void vi.advanceTimersByTime(100));
  expect(list).toHaveAttribute('data-scrolling');
  act(() => void vi.advanceTimersByTime(20));
  act(() => void vi.advanceTimersToNextFrame());
  expect(list).not.toHaveAttribute('data-scrolling');
});

it('keeps the mark while a busy page has not dispatched its scroll events', () => {
  render(<List />);
  const list = screen.getByRole('list');
  fireEvent.scroll(window);
  act(() => void vi.advanceTimersByTime(120));
  // The timer has ended, and the next frame begins with a scroll event.
  fireEvent.scroll(window);
  act(() => void vi.advanceTimersToNextFrame());
  expect(list).toHaveAttribute('data-scrolling');
});
