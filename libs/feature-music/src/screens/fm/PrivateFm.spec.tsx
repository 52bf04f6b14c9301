import { capabilitiesAnswer, comments, songs } from '@qingyin/test-harness';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../testing/render-screen.ts';

const radio = (from: number, count = 3) => ({ code: 200, popAdjust: false, data: songs(count, from) });
const answers = {
  '/personal_fm': radio(1),
  '/personal/fm/mode': radio(11),
  '/fm_trash': { code: 200, songs: [], count: 1 },
  '/likelist': { code: 200, ids: [], checkPoint: 0 },
  '/lyric/new': { code: 200, nolyric: true },
  '/simi/song': { code: 200, songs: songs(2, 51) },
  '/comment/new': comments('听一遍不够'),
  '/x/capabilities': capabilitiesAnswer([], true),
};
const show = (rest = {}) => renderScreen('/fm', { login: true, answers: { ...answers, ...rest } });

describe('private FM', () => {
  it('shows guests an invitation, without a request', async () => {
    const { stub } = await renderScreen('/fm', { answers });
    expect(screen.getByText(/一首接一首/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '登录' })).toBeInTheDocument();
    expect(stub.paths()).toEqual([]);
  });

  it('plays the displayed song in sequence mode as a radio', async () => {
    const { player, user } = await show();
    expect(screen.getByRole('article', { name: '歌曲1' })).toBeInTheDocument();
    expect(player.snapshot.get().status).toBe('idle');
    player.setMode('shuffle');
    await user.click(screen.getByRole('button', { name: '播放 私人FM' }));
    // The card has been replaced; keyboard users keep the focus on its button.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '暂停 私人FM' }));
    expect(player.snapshot.get()).toMatchObject({
      mode: 'sequence',
      index: 0,
      source: { kind: 'fm', id: 'DEFAULT' },
    });
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3]);
  });

  it('skips songs before playback, and drops unwanted songs', async () => {
    const { player, user, stub } = await show();
    await user.click(screen.getByRole('button', { name: '不再播放这首歌' }));
    expect(await screen.findByRole('article', { name: '歌曲2' })).toBeInTheDocument();
    expect(player.snapshot.get().status).toBe('idle');
    expect(stub.paths()).toContain('/fm_trash');
    await user.click(screen.getByRole('button', { name: '换一首' }));
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([3]);
  });

  it('shows similar songs and comments; a similar song is inserted into the queue', async () => {
    const { player, user } = await show();
    await user.click(screen.getByRole('button', { name: '播放 私人FM' }));
    expect(await screen.findByText('听一遍不够')).toBeInTheDocument();
    const similar = within(screen.getByRole('region', { name: '相似歌曲' }));
    await user.click(await similar.findByRole('button', { name: '播放 歌曲52' }));
    expect(player.snapshot.get()).toMatchObject({ track: { id: 52 }, source: { kind: 'fm' } });
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 52, 2, 3]);
  });

  it('does not repeat a similar song that was already in the queue', async () => {
    const { player, user } = await show({ '/simi/song': { code: 200, songs: songs(1, 2) } });
    await user.click(screen.getByRole('button', { name: '播放 私人FM' }));
    const similar = within(screen.getByRole('region', { name: '相似歌曲' }));
    await user.click(await similar.findByRole('button', { name: '播放 歌曲2' }));
    await waitFor(() => expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3]));
    await user.click(screen.getByRole('button', { name: '换一首' }));
    expect(player.snapshot.get().track?.id).toBe(3);
  });

  it('keeps playing if similar songs and comments fail', async () => {
    const down = () => new Response('', { status: 500 });
    const { user } = await show({ '/simi/song': down, '/comment/new': down });
    await user.click(screen.getByRole('button', { name: '播放 私人FM' }));
    await waitFor(() => expect(screen.getAllByRole('button', { name: '重试' })).toHaveLength(2));
    expect(screen.getByRole('article', { name: '歌曲1' })).toBeInTheDocument();
  });

  it('fetches more songs at the end of the queue', async () => {
    let from = -2;
    const { player, user } = await show({ '/personal_fm': () => radio((from += 3)) });
    await user.click(screen.getByRole('button', { name: '播放 私人FM' }));
    for (const _ of [1, 2, 3]) await user.click(screen.getByRole('button', { name: '换一首' }));
    await waitFor(() => expect(player.snapshot.get().track?.id).toBe(4));
  });

  it('undoes an unwanted song if the service supports it, and plays it', async () => {
    const features = ['fm-skip'];
    const { player, user, stub } = await show({
      '/x/capabilities': capabilitiesAnswer(features),
      '/x/unwanted/remove': { code: 200 },
    });
    await user.click(screen.getByRole('button', { name: '播放 私人FM' }));
    await user.click(screen.getByRole('button', { name: '不再播放这首歌' }));
    const offer = within(await screen.findByRole('region', { name: '撤销' }));
    await user.click(offer.getByRole('button', { name: '撤销' }));
    await waitFor(() => expect(player.snapshot.get().track?.id).toBe(1));
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(stub.paths()).toContain('/x/unwanted/remove');
  });

  it('skips an unwanted song at once and does not play it again', async () => {
    const { player, user, stub } = await show();
    await user.click(screen.getByRole('button', { name: '播放 私人FM' }));
    await user.click(screen.getByRole('button', { name: '不再播放这首歌' }));
    expect(player.snapshot.get().track?.id).toBe(2);
    expect(screen.getByRole('article', { name: '歌曲2' })).toBeInTheDocument();
    expect(await screen.findByText('以后不会再推荐这首歌')).toBeInTheDocument();
    const call = stub.requests.find(({ url }) => url.pathname.endsWith('/fm_trash'));
    expect(call).toBeDefined();
  });

  it('reports that the service did not store an unwanted song', async () => {
    const { user } = await show({ '/fm_trash': new Response('', { status: 500 }) });
    await user.click(screen.getByRole('button', { name: '播放 私人FM' }));
    await user.click(screen.getByRole('button', { name: '不再播放这首歌' }));
    expect(await screen.findByText('没有记下来，请再试一次')).toBeInTheDocument();
  });

  it('changes the mode during playback', async () => {
    const { player, user } = await show();
    await user.click(screen.getByRole('button', { name: '播放 私人FM' }));
    await user.click(screen.getByRole('button', { name: '探索' }));
    expect(await screen.findByRole('article', { name: '歌曲11' })).toBeInTheDocument();
    expect(player.snapshot.get().source).toEqual({ kind: 'fm', id: 'EXPLORE' });
    // Played songs stay in the queue, so that they are not repeated.
    expect(player.snapshot.get().queue.map(({ id }) => id)).toEqual([1, 11, 12, 13]);
    expect(screen.getByRole('button', { name: '探索' }).getAttribute('aria-pressed')).toBe('true');
  });

  it('shows an empty state for a mode without songs, and a retry after an error', async () => {
    const { user } = await show({
      '/personal_fm': new Response('', { status: 500 }),
      '/personal/fm/mode': radio(1, 0),
    });
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '熟悉' }));
    expect(await screen.findByText(/这个模式现在没有歌/)).toBeInTheDocument();
  });
});
