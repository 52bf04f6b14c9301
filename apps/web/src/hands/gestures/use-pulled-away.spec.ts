import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePulledAway } from './use-pulled-away.ts';

afterEach(() => document.body.replaceChildren());

/** A page that leaves as long as the answer's `arrive` is not called. */
function show() {
  let arrive = () => {};
  const finished = new Promise<void>((done) => (arrive = done));
  const page = document.body.appendChild(document.createElement('div'));
  page.animate = () => ({ finished }) as unknown as Animation;
  const onClose = vi.fn();
  const { unmount } = renderHook(() => usePulledAway({ current: page }, onClose));
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 50 };
  const pull = (by: number) => {
    fireEvent.pointerDown(page, { ...finger, clientY: 100 });
    fireEvent.pointerMove(page, { ...finger, clientY: 100 + by });
    fireEvent.pointerUp(page, { ...finger, clientY: 100 + by });
  };
  const arrived = async () => {
    arrive();
    await finished;
    await Promise.resolve();
  };
  return { onClose, unmount, pull, arrived };
}

it('pulled far enough a page leaves, and is closed once it is gone', async () => {
  const { onClose, pull, arrived } = show();
  pull(200);
  expect(onClose).not.toHaveBeenCalled();
  await arrived();
  expect(onClose).toHaveBeenCalledOnce();
});

it('closed otherwise while it leaves, it is not closed again', async () => {
  const { onClose, unmount, pull, arrived } = show();
  pull(200);
  unmount();
  await arrived();
  expect(onClose).not.toHaveBeenCalled();
});

it('pulled the other way it stays', async () => {
  const { onClose, pull, arrived } = show();
  pull(-200);
  await arrived();
  expect(onClose).not.toHaveBeenCalled();
});
