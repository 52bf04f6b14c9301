import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RouterProvider } from './index.ts';
import { createTestRouter } from './testing/test-router.ts';

afterEach(() => void vi.unstubAllGlobals());

it('restores the position of a page that was scrolled before the router considered it rendered', async () => {
  const scrollTo = vi.fn(({ top }: ScrollToOptions) => Object.assign(window, { scrollY: top }));
  vi.stubGlobal('scrollTo', scrollTo);
  const router = createTestRouter({ '/fm': () => <p>radio</p>, '/test': () => <p>test page</p> });
  render(<RouterProvider router={router} />);
  await screen.findByText('test page');
  // The user scrolls while the page renders, and no scroll event follows.
  scrollTo.mockImplementation(() => Object.assign(window, { scrollY: 400 }));
  await router.navigate({ to: '/fm' });
  await screen.findByText('radio');
  scrollTo.mockImplementation(({ top }) => Object.assign(window, { scrollY: top }));
  await router.navigate({ to: '/test' });
  await screen.findByText('test page');
  scrollTo.mockClear();
  router.history.back();
  await screen.findByText('radio');
  expect(scrollTo.mock.lastCall?.[0]).toMatchObject({ top: 400 });
});

it('restores the position when the user goes back while the next page is pending', async () => {
  const scrollTo = vi.fn(({ top }: ScrollToOptions) => Object.assign(window, { scrollY: top }));
  vi.stubGlobal('scrollTo', scrollTo);
  const never = new Promise<never>(() => undefined);
  const router = createTestRouter(
    { '/fm': never, '/test': () => <p>test page</p> },
    { pending: () => <p>wait</p> },
  );
  render(<RouterProvider router={router} />);
  await screen.findByText('test page');
  Object.assign(window, { scrollY: 400 });
  document.dispatchEvent(new Event('scroll'));
  void router.navigate({ to: '/fm' });
  await screen.findByText('wait');
  // The pending view is short: the browser scrolls to its top.
  Object.assign(window, { scrollY: 0 });
  document.dispatchEvent(new Event('scroll'));
  router.history.back();
  await screen.findByText('test page');
  await vi.waitFor(() => expect(window.scrollY).toBe(400));
});
