import { act, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { RouterProvider } from './index.ts';
import { createTestRouter } from './testing/test-router.ts';

/** Longer than React renders before it yields, ms. */
const SLICE_MS = 8;

let complaints: unknown[][];

beforeEach(() => {
  complaints = [];
  vi.spyOn(console, 'error').mockImplementation((...messages) => void complaints.push(messages));
  // Tests React's real scheduling in slices.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
});

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Renders slowly, like the shell on a slow device. */
function Slow() {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end);
  return null;
}

it('holds back a page that loads during the first render of the shell', async () => {
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
