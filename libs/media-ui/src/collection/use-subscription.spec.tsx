import { albumCounts, renderConnected } from '@qingyin/test-harness';
import { albumDynamicQuery, subscribeAlbumMutation } from '@qingyin/data-music';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useSubscription } from './use-subscription.ts';

async function setUp() {
  const service = { down: true };
  function Bench() {
    const { subscribed, toggle } = useSubscription({
      id: '5',
      subscribed: false,
      intent: 'subscribe-album',
      mutation: subscribeAlbumMutation(),
    });
    return (
      <button onClick={toggle} aria-pressed={subscribed}>
        收藏
      </button>
    );
  }
  const bench = await renderConnected(<Bench />, {
    answers: {
      '/album/sub': () => (service.down ? { code: 503, message: '不行' } : { code: 200 }),
      '/album/detail/dynamic': albumCounts(false),
    },
  });
  await bench.queryClient.fetchQuery(albumDynamicQuery('5'));
  const shown = () => bench.queryClient.getQueryData(albumDynamicQuery('5').queryKey);
  const calls = () => bench.stub.requests.filter(({ url }) => url.pathname.endsWith('/album/sub'));
  return { ...bench, service, shown, calls, before: shown()?.subCount ?? 0 };
}

it('rolls back after a failure and subscribes on retry', async () => {
  const { user, service, shown, calls, before } = await setUp();
  await user.click(screen.getByRole('button', { name: '收藏' }));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('没有成功，请再试一次');
  expect(shown()).toMatchObject({ isSub: false, subCount: before });
  service.down = false;
  await user.click(within(alert).getByRole('button', { name: '重试' }));
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(await calls()[1]?.form()).toEqual({ id: '5', t: '1' });
  await waitFor(() => expect(shown()).toMatchObject({ isSub: true, subCount: before + 1 }));
  expect(screen.queryByRole('alert')).toBeNull();
});

it('drops the offered retry once the subscription succeeded otherwise', async () => {
  const { user, service, shown, before } = await setUp();
  await user.click(screen.getByRole('button', { name: '收藏' }));
  await screen.findByRole('alert');
  service.down = false;
  await user.click(screen.getByRole('button', { name: '收藏' }));
  await waitFor(() => expect(shown()).toMatchObject({ isSub: true, subCount: before + 1 }));
  expect(screen.queryByRole('alert')).toBeNull();
});
