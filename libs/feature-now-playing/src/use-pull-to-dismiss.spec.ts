import { fireEvent, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { usePullToDismiss } from './use-pull-to-dismiss.ts';

afterEach(() => document.body.replaceChildren());

function show() {
  const page = document.body.appendChild(document.createElement('div'));
  page.animate = () => ({}) as unknown as Animation;
  const onClose = vi.fn();
  const { unmount } = renderHook(() => usePullToDismiss({ current: page }, onClose));
  const finger = { pointerId: 1, pointerType: 'touch', isPrimary: true, clientX: 50 };
  const pull = (by: number) => {
    fireEvent.pointerDown(page, { ...finger, clientY: 100 });
    fireEvent.pointerMove(page, { ...finger, clientY: 100 + by });
    fireEvent.pointerUp(page, { ...finger, clientY: 100 + by });
  };
  return { onClose, unmount, pull, page };
}

it('closes a page that is pulled down far enough and leaves it at its offset', () => {
  const { onClose, pull, page } = show();
  pull(200);
  expect(onClose).toHaveBeenCalledOnce();
  expect(page.style.transform).toBe('translateY(200px)');
});

it('does not close a page that was unmounted before', () => {
  const { onClose, unmount, pull } = show();
  unmount();
  pull(200);
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the page and its position when it is pulled up', () => {
  const { onClose, pull, page } = show();
  pull(-200);
  expect(onClose).not.toHaveBeenCalled();
  expect(page.style.transform).toBe('');
});
