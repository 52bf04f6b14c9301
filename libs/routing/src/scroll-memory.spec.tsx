import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { RouterProvider } from './index.ts';
import { createTestRouter } from './testing/test-router.ts';

afterEach(() => void vi.unstubAllGlobals());

it('a page that was scrolled before the router took it for drawn is found again by Back where it was', async () => {
  const scrollTo = vi.fn(({ top }: ScrollToOptions) => Object.assign(window, { scrollY: top }));
  vi.stubGlobal('scrollTo', scrollTo);
  const router = createTestRouter({ '/fm': () => <p>radio</p>, '/test': () => <p>test page</p> });
  render(<RouterProvider router={router} />);
  await screen.findByText('test page');
  // A hand that is faster than the router: it scrolls while the page comes, and no event follows once it is drawn.
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

it('who turns back while the next page is awaited finds the page where it was', async () => {
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
  // The waiting view is short: the browser is at its top.
  Object.assign(window, { scrollY: 0 });
  document.dispatchEvent(new Event('scroll'));
  router.history.back();
  await screen.findByText('test page');
  await vi.waitFor(() => expect(window.scrollY).toBe(400));
});
