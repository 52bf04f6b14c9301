import { song } from '@qingyin/test-harness';
import { ownDevice } from '@qingyin/data-library';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { renderScreen } from '../../../testing/render-screen.ts';

/** Two hours ago is the same day. */
const NOON = new Date(2026, 5, 1, 12).getTime();

beforeAll(() => void vi.useFakeTimers({ now: NOON, toFake: ['Date'] }));
afterAll(() => vi.useRealTimers());

const device = (id: string, name: string, at: number) => ({
  ...{ device: id, name, time: NOON - 2 * 3_600_000, position: 30_500, count: 3 },
  song: song(at, { name: `歌${at}` }),
});
const answersWith = (devices: object[], more: object = {}) => ({
  '/x/capabilities': { code: 200, data: { features: ['continue-listening'] } },
  '/x/continue': { code: 200, devices },
  '/x/continue/queue': {
    ...{ code: 200, songs: [song(1), song(2), song(3)], index: 1, position: 30_500 },
    source: 'playlist:7',
  },
  '/banner': { code: 200, banners: [] },
  '/personalized': { code: 200, result: [] },
  '/recommend/resource': { code: 200, recommend: [] },
  ...more,
});
const open = (answers: object, login = true) =>
  renderScreen('/personal-recommendation', { answers: { ...answers }, login });

it('shows what other devices play, with device and time', async () => {
  await open(answersWith([device('phone', 'Chrome · Android', 2)]));
  await screen.findByRole('button', { name: '继续听 歌2' });
  const card = within(screen.getByRole('region', { name: '继续听' }));
  expect(card.getByText('在 Chrome · Android 上，2小时前')).toBeInTheDocument();
  expect(card.getByRole('meter', { name: '播放位置' })).toHaveAttribute('aria-valuenow', '15');
});

it('plays the queue of a device at its position', async () => {
  const { player, user } = await open(answersWith([device('phone', '手机', 2)]));
  await user.click(await screen.findByRole('button', { name: '继续听 歌2' }));
  await waitFor(() => expect(player.snapshot.get()).toMatchObject({ index: 1, track: { id: 2 } }));
  expect(player.snapshot.get().source).toEqual({ kind: 'playlist', id: '7' });
  await waitFor(() => expect(player.positionMs()).toBe(30_500));
});

it('says so when none of the songs may be heard any more', async () => {
  const queue = { code: 200, songs: [], index: 0, position: 0, source: '' };
  const { player, user } = await open(
    answersWith([device('phone', '手机', 2)], { '/x/continue/queue': queue }),
  );
  await user.click(await screen.findByRole('button', { name: '继续听 歌2' }));
  expect(await screen.findByText('这些歌已经听不到了')).toBeInTheDocument();
  expect(player.snapshot.get().queue).toEqual([]);
});

it('leaves out this device while it plays', async () => {
  const { user } = await open(answersWith([device(await ownDevice(), '', 1), device('phone', '手机', 2)]));
  expect(await screen.findByText('在这台设备上，2小时前')).toBeInTheDocument();
  await user.click(await screen.findByRole('button', { name: '继续听 歌2' }));
  await waitFor(() => expect(screen.queryByText('在这台设备上，2小时前')).toBeNull());
  expect(screen.getByRole('button', { name: '继续听 歌2' })).toBeInTheDocument();
});

it('removes a device, and with the last one the block', async () => {
  const { user, stub } = await open(
    answersWith([device('phone', '手机', 2)], { '/x/continue/remove': { code: 200 } }),
  );
  await user.click(await screen.findByRole('button', { name: '不再显示 手机 的 歌2' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '继续听' })).toBeNull());
  expect(stub.paths()).toContain('/x/continue/remove');
});

it('is left out without devices, for guests, and where the service lacks it', async () => {
  const none = await open(answersWith([]));
  expect(screen.queryByRole('region', { name: '继续听' })).toBeNull();
  none.unmount();
  const guest = await open(answersWith([device('phone', '手机', 2)]), false);
  expect(guest.stub.paths()).not.toContain('/x/continue');
  guest.unmount();
  const without = { '/x/capabilities': { code: 200, data: { features: [] } } };
  const { stub } = await open(answersWith([device('phone', '手机', 2)], without));
  expect(stub.paths()).not.toContain('/x/continue');
});

it('can be retried when it failed', async () => {
  let down = true;
  const answer = { code: 200, devices: [device('phone', '手机', 2)] };
  const { user } = await open(
    answersWith([], {
      '/x/continue': () => (down ? new Response('', { status: 500 }) : Response.json(answer)),
    }),
  );
  const retry = await waitFor(() =>
    within(screen.getByRole('region', { name: '继续听' })).getByRole('button', { name: '重试' }),
  );
  down = false;
  await user.click(retry);
  expect(await screen.findByRole('button', { name: '继续听 歌2' })).toBeInTheDocument();
});
