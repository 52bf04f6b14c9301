import { act, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterProvider } from './index.ts';
import { createTestRouter } from './testing/test-router.ts';

/** Longer than React draws before it lets others work, ms. */
const SLICE_MS = 8;

let complaints: unknown[][];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...words) => void complaints.push(words));
  // React's own schedule, slice by slice, is what is looked at.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Takes its time to be drawn, as a shell does on a slow machine. */
function Slow() {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  return null;
}

it('a page that is loaded while the shell is being drawn for the first time waits for it', async () => {
  const router = createTestRouter({ '/test': () => <p>test page</p> });
  let begun = false;
  function Beginning() {
    if (!begun) void router.load();
    begun = true;
    return null;
  }
  const container = document.createElement('div');
  const root = createRoot(container);
  startTransition(() =>
    root.render(
      <>
        <RouterProvider router={router} />
        <Beginning />
        {Array.from({ length: 8 }, (_, index) => (
          <Slow key={index} />
        ))}
      </>,
    ),
  );
  await vi.waitFor(() => expect(container.textContent).toContain('test page'));
  expect(router.state.status).toBe('idle');
  expect(complaints).toEqual([]);
  await act(() => root.unmount());
});
