import { someTracks, renderConnected } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import SelectionBar from './SelectionBar.tsx';

beforeEach(() => {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('max-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }));
});

it('moves actions that do not fit on a phone into a menu', async () => {
  const tracks = someTracks(3);
  const chosen = {
    count: 3,
    tracks: () => Promise.resolve(tracks),
    every: () => false,
    clear: vi.fn(),
    rows: () => [],
    all: vi.fn(),
  };
  const removal = { label: '从歌单中删除', remove: vi.fn() };
  const bar = <SelectionBar chosen={chosen} liked={new Set()} removal={removal} />;
  const { user, player } = await renderConnected(bar);
  const names = screen
    .getAllByRole('button')
    .map((button) => button.getAttribute('aria-label') ?? button.textContent);
  expect(names).toEqual(['播放', '更多', '取消选择']);

  await user.click(screen.getByRole('button', { name: '更多' }));
  const enqueue = await screen.findByRole('menuitem', { name: '添加到播放队列' });
  expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
    '下一首播放',
    '添加到播放队列',
    '添加到歌单…',
    '喜欢',
    '从歌单中删除',
  ]);
  await user.click(enqueue);
  await waitFor(() => expect(player.snapshot.get().queue).toHaveLength(3));
  expect(chosen.clear).toHaveBeenCalledTimes(1);
});
