import { albumAnswer, albumCounts, artistAlbums, comments, song } from '@qingyin/test-harness';
import { type StubAnswer } from '@qingyin/http-client/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const songs = [1, 2, 3].map((id) => song(id, { dt: 200_000 }));
const answers: Record<string, StubAnswer> = {
  '/album': albumAnswer(7, '鹿柴', songs),
  '/album/detail/dynamic': albumCounts(),
  '/comment/new': comments('返景入深林'),
  '/artist/album': artistAlbums([]),
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
};
const linkedRow = () => document.querySelector<HTMLElement>('[data-linked]');

beforeEach(() => {
  vi.stubGlobal('innerHeight', 800);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type: 'navigate' } as unknown as PerformanceEntry,
  ]);
});

it('marks the linked song and plays it from the position in the link', async () => {
  const { player, user } = await renderScreen('/album/7?song=2&t=62', { answers });
  const row = await screen.findByRole('row', { name: /^歌曲2 .*从 1:02 播放$/ });
  expect(row).toBe(linkedRow());
  await waitFor(() => expect(document.activeElement).toBe(row));
  expect(player.snapshot.get().track).toBeNull();
  await user.click(within(row).getByRole('button', { name: '从 1:02 播放' }));
  expect(player.snapshot.get()).toMatchObject({
    index: 1,
    track: { id: 2 },
    source: { kind: 'album', id: '7' },
  });
  expect(player.progress.get().positionMs).toBe(62_000);
  expect(linkedRow()).toBeNull();
});

it('starts the linked song at its position by Enter too, but only once', async () => {
  const { player, user } = await renderScreen('/album/7?song=2&t=62', { answers });
  await waitFor(() => expect(document.activeElement).toBe(linkedRow()));
  await user.keyboard('{Enter}');
  expect(player.progress.get().positionMs).toBe(62_000);
  player.jumpTo(0);
  await user.dblClick(screen.getByRole('row', { name: /^歌曲2 / }));
  expect(player.snapshot.get().track?.id).toBe(2);
  expect(player.progress.get().positionMs).toBe(0);
});

it('continues to play if the button of the linked song is pressed twice', async () => {
  const { player, user } = await renderScreen('/album/7?song=2&t=62', { answers });
  await user.click(await screen.findByRole('button', { name: '从 1:02 播放' }));
  await user.dblClick(screen.getByRole('row', { name: /^歌曲2 / }));
  expect(['resolving', 'buffering', 'playing']).toContain(player.snapshot.get().status);
});

it('seeks if the linked song is already playing', async () => {
  const { player, user } = await renderScreen('/album/7?song=2&t=62', { answers });
  const offer = await screen.findByRole('button', { name: '从 1:02 播放' });
  await user.dblClick(screen.getByRole('row', { name: /^歌曲1 / }));
  player.next();
  expect(player.snapshot.get().track?.id).toBe(2);
  await user.click(offer);
  expect(player.progress.get().positionMs).toBe(62_000);
  expect(['resolving', 'buffering', 'playing']).toContain(player.snapshot.get().status);
});

it.each(['?song=2', '?song=2&t=abc', '?song=2&t=-4', '?song=2&t=5000'])(
  'offers to play the song from the start for %s',
  async (search) => {
    const { player, user } = await renderScreen(`/album/7${search}`, { answers });
    const row = await screen.findByRole('row', { name: /^歌曲2 .* 播放$/ });
    const [, offer] = within(row).getAllByRole('button', { name: '播放' });
    await user.click(offer!);
    expect(player.snapshot.get().track?.id).toBe(2);
    expect(player.progress.get().positionMs).toBe(0);
  },
);

it.each(['?song=99&t=62', '?song=x', '?t=62', ''])('marks no song for %j', async (search) => {
  await renderScreen(`/album/7${search}`, { answers });
  await screen.findByRole('row', { name: /^歌曲2 / });
  expect(linkedRow()).toBeNull();
  expect(document.activeElement).toBe(document.body);
});

it('does not move the focus after a reload', async () => {
  vi.mocked(performance.getEntriesByType).mockReturnValue([
    { type: 'reload' } as unknown as PerformanceEntry,
  ]);
  await renderScreen('/album/7?song=2&t=62', { answers });
  await screen.findByRole('button', { name: '从 1:02 播放' });
  expect(document.activeElement).toBe(document.body);
});

it('shares the album from its head', async () => {
  const { user } = await renderScreen('/album/7?song=2&t=62', { answers });
  await user.click(await screen.findByRole('button', { name: '分享' }));
  const dialog = within(await screen.findByRole('dialog', { name: '分享' }));
  expect(dialog.getByText('鹿柴')).toBeInTheDocument();
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: '链接' }).value).toBe(
    `${window.location.origin}/album/7`,
  );
  expect(dialog.queryByRole('checkbox')).toBeNull();
});
