import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { RouterProvider, useNavigationType } from './index.ts';
import { createTestRouter } from './testing/test-router.ts';

// Separate components, as real screens have: a shared one would stay mounted and keep its first value.
const probe = () => () => <p>{useNavigationType()}</p>;

function show() {
  const router = createTestRouter({ '/playList/$id': probe(), '/test': probe() });
  render(<RouterProvider router={router} />);
  return router;
}

const scrollTo = (y: number) => Object.assign(window, { scrollY: y });

describe('navigation type of a page', () => {
  it('distinguishes a link from a return to a scroll position', async () => {
    const router = show();
    await screen.findByText('return');
    scrollTo(400);
    await router.navigate({ to: '/playList/$id', params: { id: '1' } });
    await screen.findByText('link');
    router.history.back();
    await screen.findByText('return');
    await router.navigate({ to: '/playList/$id', params: { id: '2' } });
    await screen.findByText('link');
    router.history.back();
    await screen.findByText('return');
    router.history.forward();
    await screen.findByText('return');
    expect(router.state.location.pathname).toBe('/playList/2');
  });

  it('reports a link for a page that was left at its top', async () => {
    const router = show();
    await screen.findByText('return');
    scrollTo(0);
    await router.navigate({ to: '/playList/$id', params: { id: '1' } });
    await screen.findByText('link');
    scrollTo(400);
    router.history.back();
    await screen.findByText('link');
    expect(router.state.location.pathname).toBe('/test');
  });
});
