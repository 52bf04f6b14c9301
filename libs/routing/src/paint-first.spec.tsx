import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterProvider } from './index.ts';
import { createTestRouter } from './testing/test-router.ts';

let frames: FrameRequestCallback[];

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => frames.push(callback));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function show() {
  const router = createTestRouter({ '/fm': () => <p>radio</p>, '/test': () => <p>test page</p> });
  render(<RouterProvider router={router} />);
  await screen.findByText('test page');
  return router;
}

it('the first page of a visit waits for no frame', async () => {
  await show();
  expect(frames).toEqual([]);
});

it('a page that was come to by a link is drawn after the frame that shows the press', async () => {
  const router = await show();
  const arrived = router.navigate({ to: '/fm' });
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  frames[0]?.(0);
  expect(screen.queryByText('radio')).toBeNull();
  await arrived;
  expect(await screen.findByText('radio')).toBeTruthy();
});

it('a page comes also when no frame does', async () => {
  const router = await show();
  await router.navigate({ to: '/fm' });
  expect(await screen.findByText('radio')).toBeTruthy();
  // It was asked for, and its callback has not been run.
  expect(frames).toHaveLength(1);
});

it('a page that is not looked at is drawn at once', async () => {
  const router = await show();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  // No time passes: neither a frame nor the longest wait for one is what it waits for.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await router.navigate({ to: '/fm' });
  expect(screen.getByText('radio')).toBeTruthy();
  expect(frames).toEqual([]);
});
