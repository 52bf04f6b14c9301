import { fireEvent } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { whenActive } from './when-active.ts';

it.each(['pointerMove', 'pointerDown', 'touchStart', 'wheel', 'keyDown'] as const)(
  'runs once, with the first %s',
  (sign) => {
    const work = vi.fn();
    whenActive(work);
    fireEvent.scroll(document.body);
    expect(work).not.toHaveBeenCalled();
    fireEvent[sign](document.body);
    fireEvent.keyDown(document.body);
    expect(work).toHaveBeenCalledOnce();
  },
);

it('runs although the page handles the event and stops it', () => {
  const work = vi.fn();
  const stop = (event: Event) => event.stopPropagation();
  document.body.addEventListener('keydown', stop);
  whenActive(work);
  fireEvent.keyDown(document.body);
  document.body.removeEventListener('keydown', stop);
  expect(work).toHaveBeenCalledOnce();
});

it('does not run after it is cancelled', () => {
  const work = vi.fn();
  whenActive(work)();
  fireEvent.keyDown(document.body);
  expect(work).not.toHaveBeenCalled();
});
