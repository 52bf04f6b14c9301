import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RouterProvider } from './index.ts';
import { createTestRouter } from './testing/test-router.ts';

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
  vi.unstubAllGlobals();
});
