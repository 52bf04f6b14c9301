import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { IDLE_MS, useIdleControls } from './use-idle-controls.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function Page({ active = true }: { active?: boolean }) {
  const page = useRef<HTMLDivElement>(null);
  useIdleControls(page, active);
  return (
    <div ref={page} role="dialog" data-page-keys tabIndex={-1}>
      <button type="button">下一首</button>
    </div>
  );
}

const idle = () => document.documentElement.hasAttribute('data-idle');

it('marks the document after four seconds, until a pointer moves, a finger touches or a key is pressed', () => {
  render(<Page />);
  vi.advanceTimersByTime(IDLE_MS - 1);
  expect(idle()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(idle()).toBe(true);
  for (const act of [
    () => fireEvent.pointerMove(window, { screenX: 5 }),
    () => fireEvent.pointerDown(window),
    () => fireEvent.keyDown(window, { key: 'a' }),
  ]) {
    act();
    expect(idle()).toBe(false);
    vi.advanceTimersByTime(IDLE_MS);
    expect(idle()).toBe(true);
  }
});

it('ignores the movements that browsers send for a resting pointer', () => {
  render(<Page />);
  fireEvent.pointerMove(window, { screenX: 5, screenY: 7 });
  vi.advanceTimersByTime(IDLE_MS);
  fireEvent.pointerMove(window, { screenX: 5, screenY: 7 });
  expect(idle()).toBe(true);
});

it('does not mark the document while a control has the focus of the keyboard', () => {
  render(<Page />);
  const button = screen.getByRole('button');
  vi.spyOn(button, 'matches').mockImplementation((selector) => selector === ':focus-visible');
  button.focus();
  vi.advanceTimersByTime(3 * IDLE_MS);
  expect(idle()).toBe(false);
  button.blur();
  vi.advanceTimersByTime(2 * IDLE_MS);
  expect(idle()).toBe(true);
});

it('does not mark the document while a dialog is open', () => {
  const { rerender } = render(
    <>
      <Page />
      <div role="dialog" />
    </>,
  );
  vi.advanceTimersByTime(3 * IDLE_MS);
  expect(idle()).toBe(false);
  rerender(<Page />);
  vi.advanceTimersByTime(2 * IDLE_MS);
  expect(idle()).toBe(true);
});

it('takes the mark away when it is no longer active', () => {
  const { rerender } = render(<Page />);
  vi.advanceTimersByTime(IDLE_MS);
  rerender(<Page active={false} />);
  expect(idle()).toBe(false);
  vi.advanceTimersByTime(3 * IDLE_MS);
  expect(idle()).toBe(false);
});
