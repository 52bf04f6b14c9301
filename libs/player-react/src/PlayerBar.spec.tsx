import type { Track } from '@qingyin/contract';
import { buildTrack, buildTracks, setUpPlayer } from '@qingyin/player/testing';
import { useCloseOnEscape } from '@qingyin/ui/lazy';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { PlayerBar, type QueueDrawerProps } from './PlayerBar.tsx';
import { flushPending, renderWithPlayer } from './testing/render-with-player.tsx';
import { usePlayerState } from './use-player-state.ts';

const bar = (): HTMLElement => screen.getByRole('region', { name: '播放器' });
const button = (name: string): HTMLElement => within(bar()).getByRole('button', { name });
const slider = (name: string): HTMLElement => within(bar()).getByRole('slider', { name });

// The virtual list measures its height, which jsdom does not compute.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(560);
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(400);
});
afterEach(() => {
  document.documentElement.dir = '';
});

async function playingBar(count = 3, index = 0, part = <PlayerBar onOpenLyrics={() => undefined} />) {
  const bench = renderWithPlayer(part);
  act(() => bench.player.playList(buildTracks(count), index));
  await flushPending();
  return { ...bench, user: userEvent.setup() };
}

describe('player bar without a track', () => {
  it('shows inactive controls without a track', async () => {
    const { urlRequests } = renderWithPlayer(<PlayerBar />);
    for (const name of ['播放', '上一首', '下一首', '歌词']) {
      expect(button(name).getAttribute('aria-disabled')).toBe('true');
      await userEvent.click(button(name));
    }
    expect(slider('播放进度').getAttribute('aria-disabled')).toBe('true');
    expect(slider('播放进度').getAttribute('aria-valuetext')).toBe('0:00 / 0:00');
    expect(within(bar()).getByText('还没有在听的歌')).toBeDefined();
    expect(urlRequests).toHaveLength(0);
  });
});

describe('player bar with a track', () => {
  it('shows the track and plays, pauses, goes to next and previous', async () => {
    const { player, user } = await playingBar();
    expect(within(bar()).getByText('歌曲1')).toBeDefined();
    expect(within(bar()).getByText('歌手1')).toBeDefined();
    await user.click(button('暂停'));
    expect(player.snapshot.get().status).toBe('paused');
    await user.click(button('播放'));
    expect(player.snapshot.get().status).toBe('playing');
    await user.click(button('下一首'));
    await flushPending();
    expect(within(bar()).getByText('歌曲2')).toBeDefined();
    await user.click(button('上一首'));
    await flushPending();
    expect(within(bar()).getByText('歌曲1')).toBeDefined();
  });

  it('names the mode button after the mode and cycles through all four', async () => {
    const { player, user } = await playingBar();
    const names = ['顺序播放', '列表循环', '单曲循环', '随机播放', '顺序播放'];
    for (const [place, name] of names.entries()) {
      const mode = button(name);
      if (place < names.length - 1) await user.click(mode);
    }
    expect(player.snapshot.get().mode).toBe('sequence');
  });

  it('does not mirror the transport controls in right-to-left layout', async () => {
    document.documentElement.dir = 'rtl';
    const { player } = await playingBar();
    act(() => player.setMode('shuffle'));
    const transport = ['上一首', '暂停', '下一首'].map(button);
    for (const part of [...transport, button('随机播放')])
      expect(part.querySelector('[data-flip-rtl]')).toBeNull();
    const tape = transport[0]?.closest('[dir]');
    expect(tape?.getAttribute('dir')).toBe('ltr');
    expect([...(tape?.children ?? [])]).toEqual(transport);
  });

  it('announces the time as text and seeks by keys', async () => {
    const { audio, player, user } = await playingBar();
    act(() => audio.advance(62_000));
    const progress = slider('播放进度');
    expect(progress.getAttribute('aria-valuetext')).toBe('1:02 / 3:20');
    progress.focus();
    await user.keyboard('{ArrowRight}');
    expect(player.positionMs()).toBe(67_000);
    await user.keyboard('{ArrowLeft}{PageUp}');
    expect(player.positionMs()).toBe(77_000);
    await user.keyboard('{PageDown}{PageDown}{Home}');
    expect(player.positionMs()).toBe(0);
    await user.keyboard('{End}');
    expect(player.positionMs()).toBe(200_000);
  });

  it('does not let screen readers speak each second while the focus is on it', async () => {
    const { audio, user } = await playingBar();
    const progress = slider('播放进度');
    const said = () => progress.getAttribute('aria-valuetext');
    act(() => progress.focus());
    act(() => audio.advance(62_000));
    expect(said()).toBe('0:00 / 3:20');
    await user.keyboard('{ArrowRight}');
    expect(said()).toBe('1:07 / 3:20');
    act(() => audio.advance(5000));
    expect(said()).toBe('1:07 / 3:20');
    act(() => progress.blur());
    expect(said()).toBe('1:12 / 3:20');
  });

  it('updates the slider once a second while animated, and seeks from the exact position', async () => {
    // Missing in jsdom; without it the slider is not animated.
    Element.prototype.animate = () => ({ startTime: null, cancel: () => undefined }) as unknown as Animation;
    onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'animate'));
    const { audio, player, user } = await playingBar(3, 0, <PlayerBar lyricsOpen />);
    const progress = slider('播放进度');
    const said = [500, 300, 700].map((ms) => {
      act(() => audio.advance(ms));
      return progress.getAttribute('aria-valuenow');
    });
    expect(said).toEqual(['0', '0', '1500']);
    act(() => audio.advance(200));
    progress.focus();
    await user.keyboard('{ArrowRight}');
    expect(player.positionMs()).toBe(6700);
    expect(progress.getAttribute('aria-valuenow')).toBe('6700');
  });

  it('updates the slider with every tick without animation support', async () => {
    const { audio } = await playingBar(3, 0, <PlayerBar lyricsOpen />);
    const said = [500, 300].map((ms) => {
      act(() => audio.advance(ms));
      return slider('播放进度').getAttribute('aria-valuenow');
    });
    expect(said).toEqual(['500', '800']);
  });

  it('follows the reading direction with horizontal arrow keys', async () => {
    const { player, user } = await playingBar();
    bar().style.direction = 'rtl';
    slider('播放进度').style.direction = 'rtl';
    slider('播放进度').focus();
    await user.keyboard('{ArrowLeft}{ArrowLeft}{ArrowRight}{ArrowUp}');
    expect(player.positionMs()).toBe(10_000);
  });

  it('seeks at the end of a drag only', async () => {
    const { player, user } = await playingBar();
    vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 1000, 2));
    const target = slider('播放进度');
    await user.pointer([
      { keys: '[MouseLeft>]', target, coords: { clientX: 250 } },
      { target, coords: { clientX: 500 } },
    ]);
    expect(player.positionMs()).toBe(0);
    expect(target.getAttribute('aria-valuetext')).toBe('1:40 / 3:20');
    await user.pointer({ keys: '[/MouseLeft]', target, coords: { clientX: 750 } });
    expect(player.positionMs()).toBe(150_000);
  });

  it('sets the volume and mutes', async () => {
    const { player, user } = await playingBar();
    slider('音量').focus();
    await user.keyboard('{ArrowDown}');
    expect(player.snapshot.get().volume).toBeCloseTo(0.75);
    expect(slider('音量').getAttribute('aria-valuetext')).toBe('75%');
    await user.click(button('静音'));
    expect(button('静音').getAttribute('aria-pressed')).toBe('true');
    expect(slider('音量').getAttribute('aria-valuenow')).toBe('0');
    await user.click(button('静音'));
    expect(slider('音量').getAttribute('aria-valuenow')).toBe('75');
  });

  it('shows a lost connection in place, and clears the message afterwards', async () => {
    let reachable = false;
    const inner = setUpPlayer();
    const bench = setUpPlayer({
      resolveUrl: (track, level, signal) =>
        reachable
          ? inner.ports.resolveUrl(track, level, signal, 0)
          : Promise.reject(new TypeError('offline')),
    });
    renderWithPlayer(<PlayerBar />, bench);
    act(() => bench.player.playList(buildTracks(2)));
    for (let second = 0; second < 8; second += 1) {
      await flushPending();
      act(() => bench.clock.advance(1000));
    }
    await flushPending();
    expect(within(bar()).getByRole('status').textContent).toBe('连接断了，会自己接上');
    reachable = true;
    act(() => bench.clock.advance(30_000));
    await flushPending();
    expect(bench.player.snapshot.get().status).toBe('playing');
    expect(within(bar()).queryByRole('status')).toBeNull();
  });

  it('renders the slots of the app', async () => {
    const open = vi.fn<() => void>();
    const bench = renderWithPlayer(
      <PlayerBar
        renderTitle={(track) => <a href="/song">{track.name}!</a>}
        renderArtists={() => <a href="/artist">李白</a>}
        likeButton={() => <button type="button">喜欢</button>}
        onOpenNowPlaying={open}
        onOpenLyrics={open}
        lyricsOpen
      />,
    );
    act(() => bench.player.playList([buildTrack()]));
    await flushPending();
    expect(within(bar()).getByRole('link', { name: '歌曲1!' })).toBeDefined();
    expect(within(bar()).getByRole('link', { name: '李白' })).toBeDefined();
    expect(button('喜欢')).toBeDefined();
    expect(button('歌词').getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(button('歌词'));
    await userEvent.click(button('正在播放'));
    expect(open).toHaveBeenCalledTimes(2);
  });
});

describe('queue button', () => {
  const Drawer = ({ onClose, onSaveQueue }: QueueDrawerProps) => {
    useCloseOnEscape(onClose);
    return (
      <div role="dialog" aria-label="播放队列">
        <button type="button" onClick={() => onSaveQueue?.([])}>
          收藏为歌单
        </button>
      </div>
    );
  };
  const loadQueue = () => Promise.resolve(Drawer);

  it('opens the queue drawer, which Escape closes with the focus back on the button', async () => {
    const { user } = await playingBar(4, 1, <PlayerBar loadQueue={loadQueue} />);
    await user.click(button('播放队列'));
    expect(await screen.findByRole('dialog', { name: '播放队列' })).toBeInTheDocument();
    expect(button('播放队列').getAttribute('aria-expanded')).toBe('true');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(button('播放队列'));
  });

  it('offers to save the queue', async () => {
    const onSaveQueue = vi.fn<(tracks: readonly Track[]) => void>();
    const bar = <PlayerBar loadQueue={loadQueue} onSaveQueue={onSaveQueue} />;
    const { user } = await playingBar(3, 0, bar);
    await user.click(button('播放队列'));
    const dialog = await screen.findByRole('dialog', { name: '播放队列' });
    await user.click(within(dialog).getByRole('button', { name: '收藏为歌单' }));
    expect(onSaveQueue).toHaveBeenCalledTimes(1);
  });
});

describe('rendering', () => {
  it('does not render readers of the snapshot when the position changes', async () => {
    const renders = vi.fn<() => void>();
    function Reader() {
      const { track, queue } = usePlayerState(({ track, queue }) => ({ track, queue }));
      renders();
      return <p>{`${track?.name ?? '-'} ${String(queue.length)}`}</p>;
    }
    const { player, audio } = renderWithPlayer(<Reader />);
    act(() => player.playList(buildTracks(2)));
    await flushPending();
    const before = renders.mock.calls.length;
    act(() => audio.advance(1000));
    act(() => player.setVolume(0.2));
    act(() => player.pause());
    expect(renders.mock.calls.length).toBe(before);
    act(() => player.enqueue([buildTrack({ id: 9 })]));
    expect(renders.mock.calls.length).toBe(before + 1);
    expect(screen.getByText('歌曲1 3')).toBeDefined();
  });
});
