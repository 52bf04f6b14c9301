import { comments, playlistAnswer, tracksAnswer, USER_ID } from '@qingyin/test-harness';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const answers = (userId: number) => ({
  '/playlist/detail': playlistAnswer(7, 3, 3, { userId }),
  '/playlist/track/all': tracksAnswer(3),
  '/playlist/tracks': { status: 200, body: { code: 200 } },
  '/comment/new': comments(),
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
});
const songs = () =>
  screen.getAllByRole('row', { name: /^歌曲/ }).map((row) => row.getAttribute('aria-label')?.slice(0, 3));

beforeEach(() => {
  // jsdom has no layout; the list needs a window height.
  vi.stubGlobal('innerHeight', 800);
});

async function openMenu(userId: number) {
  const bench = await renderScreen('/playList/7', { login: true, answers: answers(userId) });
  (await screen.findByRole('row', { name: /^歌曲2/ })).focus();
  await bench.user.keyboard('{Shift>}{F10}{/Shift}');
  await screen.findByRole('menuitem', { name: '播放' });
  return bench;
}

it("songs can be removed from one's own playlist", async () => {
  const { user, stub } = await openMenu(Number(USER_ID));
  await user.click(await screen.findByRole('menuitem', { name: '从歌单中删除' }));
  await waitFor(() => expect(songs()).toEqual(['歌曲1', '歌曲3']));
  const change = stub.requests.find(({ url }) => url.pathname.endsWith('/playlist/tracks'));
  expect(await change?.form()).toEqual({ op: 'del', pid: '7', tracks: '2' });
});

it('songs cannot be removed from playlists of others', async () => {
  await openMenu(1);
  expect(screen.queryByRole('menuitem', { name: '从歌单中删除' })).toBeNull();
});
