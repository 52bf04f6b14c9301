import { playerBarHandle } from '@qingyin/player-react';
import { capabilitiesAnswer, comments, renderConnected, songs } from '@qingyin/test-harness';
import type { StubAnswer } from '@qingyin/http-client/testing';
import { buildTrack, flushPromises } from '@qingyin/player/testing';
import type { NowPlayingTab } from '@qingyin/routing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import NowPlaying from '../NowPlaying.tsx';

const down: StubAnswer = () => new Response('{}', { status: 500 });
const answers: Record<string, StubAnswer> = {
  '/lyric/new': { code: 200, lrc: { version: 1, lyric: '[00:01.00]床前明月光' } },
  '/likelist': { code: 200, ids: [] },
  '/comment/new': comments('听一遍不够'),
  '/x/capabilities': capabilitiesAnswer(),
  '/simi/song': { code: 200, songs: songs(2, 51) },
  '/simi/playlist': {
    code: 200,
    playlists: [{ id: 5, name: '月下', coverImgUrl: '/media/img/5.jpg', playCount: 3 }],
  },
};

/** Holds the selected tab as state instead of in the address. */
function Held({ start }: { start: NowPlayingTab }) {
  const [tab, setTab] = useState(start);
  return <NowPlaying {...ports} tab={tab} onTab={setTab} onClose={vi.fn()} />;
}

const ports = { audio: { analyser: () => null }, restored: () => Promise.resolve() };

async function open(start: NowPlayingTab = 'lyrics', rest: Record<string, StubAnswer> = {}) {
  const bench = await renderConnected(<Held start={start} />, { answers: { ...answers, ...rest } });
  await act(async () => {
    bench.player.playList([buildTrack({ id: 7, name: '静夜思' }), buildTrack({ id: 8, name: '春晓' })]);
    await flushPromises();
  });
  const asked = (path: string) => bench.stub.requests.filter(({ url }) => url.pathname.endsWith(path)).length;
  return { ...bench, asked, panel: (name: string) => within(screen.getByRole('tabpanel', { name })) };
}

it('fetches comments and similar songs only when their tabs are selected', async () => {
  const { user, asked, panel } = await open();
  await panel('歌词').findByRole('button', { name: /床前明月光/ });
  expect([asked('/comment/new'), asked('/simi/song'), asked('/simi/playlist')]).toEqual([0, 0, 0]);
  await user.click(screen.getByRole('tab', { name: '评论' }));
  expect(await panel('评论').findByText('听一遍不够')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '相似' }));
  expect(await panel('相似').findByRole('button', { name: '播放 歌曲51' })).toBeInTheDocument();
  expect(await panel('相似').findByText('月下')).toBeInTheDocument();
  // Only the selected panel is mounted.
  expect(screen.queryByText('听一遍不够')).toBeNull();
});

it('selects tabs by arrow keys with a roving tab stop', async () => {
  const { user } = await open();
  screen.getByRole('tab', { name: '歌词' }).focus();
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tab', { name: '评论', selected: true })).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  const similar = await screen.findByRole('tab', { name: '相似', selected: true });
  expect(similar).toBe(document.activeElement);
  expect(screen.getAllByRole('tab').map((tab) => tab.tabIndex)).toEqual([-1, -1, 0]);
  await user.keyboard('{ArrowRight}');
  expect(await screen.findByRole('tab', { name: '歌词', selected: true })).toHaveFocus();
});

it('plays a similar song at once and keeps the queue', async () => {
  const { user, player } = await open('similar');
  await user.click(await screen.findByRole('button', { name: '播放 歌曲51' }));
  await waitFor(() => expect(player.snapshot.get().track?.name).toBe('歌曲51'));
  expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([7, 51, 8]);
});

it('shows empty states of comments and similar songs', async () => {
  const none = { '/comment/new': comments(), '/simi/song': { code: 200, songs: [] } };
  const { user } = await open('similar', { ...none, '/simi/playlist': { code: 200, playlists: [] } });
  expect(await screen.findByText('还没有找到相似的歌。')).toBeInTheDocument();
  expect(await screen.findByText('还没有歌单收录这首歌。')).toBeInTheDocument();
  await user.click(screen.getByRole('tab', { name: '评论' }));
  expect(await screen.findByText('还没有人说话，你来说第一句吧。')).toBeInTheDocument();
});

it('offers a retry for each part separately', async () => {
  await open('similar', { '/simi/song': down });
  const region = within(await screen.findByRole('region', { name: '相似歌曲' }));
  expect(await region.findByRole('button', { name: '重试' })).toBeInTheDocument();
  expect(await screen.findByText('月下')).toBeInTheDocument();
});

it('opens the queue of the player bar', async () => {
  const { user } = await open();
  const toggleQueue = vi.fn();
  playerBarHandle.set({ toggleQueue, openSound: undefined });
  await user.click(screen.getByRole('button', { name: '打开队列' }));
  expect(toggleQueue).toHaveBeenCalledTimes(1);
  playerBarHandle.set(null);
});
