import { renderConnected, someTracks } from '@qingyin/test-harness';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { SongTable } from './SongTable.tsx';

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
});

const tracks = someTracks(500, (index) => ({ durationMs: (500 - index) * 1000 }));
const jump = () => screen.queryByRole('button', { name: '跳到正在播放' });

async function playing(index: number) {
  const bench = await renderConnected(<SongTable name="唐诗" tracks={tracks} />, {
    answers: { '/likelist': { code: 200, ids: [], checkPoint: 0 } },
  });
  act(() => bench.player.playList(tracks, index));
  return bench;
}

it("scrolls to the current song's row and focuses it", async () => {
  const { user } = await playing(400);
  await user.click(await screen.findByRole('button', { name: '跳到正在播放' }));
  await waitFor(() => expect(document.activeElement?.getAttribute('data-row')).toBe('400'));
  expect(document.activeElement?.getAttribute('aria-current')).toBe('true');
});

it('is hidden while the row is in view or the song is not in the table', async () => {
  const { player } = await playing(400);
  await screen.findByRole('button', { name: '跳到正在播放' });
  act(() => player.playList(tracks, 2));
  await waitFor(() => expect(jump()).toBeNull());
  act(() => player.playList(tracks, 400));
  await screen.findByRole('button', { name: '跳到正在播放' });
  act(() => player.playList(someTracks(1, () => ({ id: 9999 }))));
  await waitFor(() => expect(jump()).toBeNull());
});

it('respects the sort order of the table', async () => {
  const { user } = await playing(499);
  await screen.findByRole('button', { name: '跳到正在播放' });
  await user.click(screen.getByRole('button', { name: '时长' }));
  await waitFor(() =>
    expect(document.querySelector('[data-row="0"]')?.getAttribute('aria-current')).toBe('true'),
  );
  await waitFor(() => expect(jump()).toBeNull());
});
