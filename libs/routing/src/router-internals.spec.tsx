import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RouterProvider } from './index.ts';
import { delayUpdates, historyEntry, wrapPublication } from './router-internals.ts';
import { createTestRouter } from './testing/test-router.ts';

const createRouter = () => createTestRouter({ '/fm': () => <p>radio</p>, '/test': () => <p>test page</p> });

async function show(router = createRouter()) {
  render(<RouterProvider router={router} />);
  await screen.findByText('test page');
  return router;
}

it('gives each history entry a key and a position', async () => {
  const router = await show();
  const first = historyEntry(router.state.location);
  await router.navigate({ to: '/fm' });
  const second = historyEntry(router.state.location);
  expect(first.key).toMatch(/./);
  expect(second.key).not.toBe(first.key);
  expect(second.index).toBe(first.index + 1);
  router.history.back();
  await screen.findByText('test page');
  expect(historyEntry(router.state.location)).toEqual(first);
});

it('publishes each page through the wrapper, which can delay it', async () => {
  const router = await show();
  let release = (): void => undefined;
  let wrapped = 0;
  wrapPublication(router, async (publish) => {
    wrapped += 1;
    await new Promise<void>((resolve) => (release = resolve));
    await publish();
  });
  const arrived = router.navigate({ to: '/fm' });
  await expect.poll(() => wrapped).toBe(1);
  expect(screen.queryByText('radio')).toBeNull();
  release();
  await arrived;
  expect(await screen.findByText('radio')).toBeInTheDocument();
  expect(wrapped).toBe(1);
});

it('delays the updates of the provider', async () => {
  const router = createRouter();
  let delayed = 0;
  delayUpdates(router, () => {
    delayed += 1;
    return undefined;
  });
  await show(router);
  const before = delayed;
  await router.navigate({ to: '/fm' });
  await screen.findByText('radio');
  expect(before).toBeGreaterThan(0);
  expect(delayed).toBeGreaterThan(before);
});
