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

it('does not delay the first page of a visit', async () => {
  await show();
  expect(frames).toEqual([]);
});

it('renders a page after the frame that shows the press on its link', async () => {
  const router = await show();
  const arrived = router.navigate({ to: '/fm' });
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  frames[0]?.(0);
  expect(screen.queryByText('radio')).toBeNull();
  await arrived;
  expect(await screen.findByText('radio')).toBeInTheDocument();
});

it('renders a page without a frame after a timeout', async () => {
  const router = await show();
  await router.navigate({ to: '/fm' });
  expect(await screen.findByText('radio')).toBeInTheDocument();
  // The frame was requested, but its callback has not run.
  expect(frames).toHaveLength(1);
});

it('renders a page of a hidden document at once', async () => {
  const router = await show();
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  // Time stands still: the page waits neither for a frame nor for the timeout.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  await router.navigate({ to: '/fm' });
  expect(screen.getByText('radio')).toBeInTheDocument();
  expect(frames).toEqual([]);
});
