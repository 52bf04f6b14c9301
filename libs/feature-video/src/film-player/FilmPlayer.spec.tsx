import { renderConnected } from '@qingyin/test-harness';
import { buildTracks, flushPromises } from '@qingyin/player/testing';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { get, set } from 'idb-keyval';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { FilmPlayerProps } from './film.ts';
import { FilmPlayer } from './FilmPlayer.tsx';

const LENGTH_S = 120;
const fileOf = vi.fn((lines: number) => Promise.resolve(`/film-${String(lines)}.mp4`));
const film: FilmPlayerProps['film'] = {
  key: 'mv-7',
  title: '鹿柴',
  posterUrl: null,
  durationMs: LENGTH_S * 1000,
  resolutions: [480, 1080],
};

/** jsdom plays no media: simulates an element with a known duration that plays and pauses by events. */
function playable(): void {
  const playing = new WeakSet<HTMLMediaElement>();
  const proto = HTMLMediaElement.prototype;
  vi.spyOn(proto, 'paused', 'get').mockImplementation(function (this: HTMLMediaElement) {
    return !playing.has(this);
  });
  vi.spyOn(proto, 'readyState', 'get').mockReturnValue(4);
  vi.spyOn(proto, 'duration', 'get').mockReturnValue(LENGTH_S);
  vi.spyOn(proto, 'load').mockImplementation(() => {});
  vi.spyOn(proto, 'play').mockImplementation(function (this: HTMLMediaElement) {
    playing.add(this);
    this.dispatchEvent(new Event('play'));
    return Promise.resolve();
  });
  vi.spyOn(proto, 'pause').mockImplementation(function (this: HTMLMediaElement) {
    playing.delete(this);
    this.dispatchEvent(new Event('pause'));
  });
}

beforeEach(() => {
  playable();
  fileOf.mockClear();
  vi.stubGlobal('screen', { width: 1280, height: 720 });
});

async function show(props: Partial<FilmPlayerProps> = {}) {
  const theatre = { on: false, toggle: vi.fn() };
  const bench = await renderConnected(
    <FilmPlayer film={film} resolveFileUrl={fileOf} theatre={theatre} {...props} />,
  );
  const stage = await screen.findByRole('region', { name: '视频画面' });
  const video = stage.querySelector('video')!;
  await waitFor(() => expect(video).toHaveAttribute('src'));
  act(() => void video.dispatchEvent(new Event('loadedmetadata')));
  return {
    ...bench,
    stage,
    video,
    theatre,
    button: (name: string) => within(stage).getByRole('button', { name }),
  };
}

const key = (name: string, code = '') =>
  act(() => void fireEvent.keyDown(document.body, { key: name, code, bubbles: true }));

describe('film player', () => {
  it('loads the best resolution for the screen and resumes at the stored position', async () => {
    await set('film-places', [['mv-7', 30_000]]);
    const { video } = await show();
    expect(fileOf).toHaveBeenCalledExactlyOnceWith(480);
    expect(video.currentTime).toBe(30);
    expect(video.paused).toBe(true);
  });

  it('starts at the position in the link instead of the stored one', async () => {
    await set('film-places', [['mv-7', 30_000]]);
    const { video } = await show({ startMs: 75_000, autoplay: true });
    expect(video.currentTime).toBe(75);
    expect(video.paused).toBe(false);
  });

  it('keeps the position when the resolution changes, and persists the choice', async () => {
    const { video, user, button } = await show();
    await user.click(button('播放'));
    video.currentTime = 42;
    await user.click(button('视频设置'));
    await user.click(await screen.findByRole('radio', { name: '1080p' }));
    await waitFor(() => expect(video.getAttribute('src')).toBe('/film-1080.mp4'));
    video.currentTime = 0;
    act(() => void video.dispatchEvent(new Event('loadedmetadata')));
    expect(video.currentTime).toBe(42);
    expect(video.paused).toBe(false);
    await waitFor(async () => expect(await get('film-lines')).toBe(1080));
  });

  it('keeps the focus in its settings while it plays', async () => {
    const { video, user, button } = await show();
    await user.click(button('播放'));
    await user.click(button('视频设置'));
    const file = await screen.findByRole('radio', { name: '1080p' });
    file.focus();
    video.currentTime = 7;
    act(() => void video.dispatchEvent(new Event('timeupdate')));
    expect(document.activeElement).toBe(file);
  });

  it('stores the position on pause', async () => {
    const { video, user, button } = await show();
    await user.click(button('播放'));
    video.currentTime = 33.4;
    await user.click(button('暂停'));
    await waitFor(async () => expect(await get('film-places')).toEqual([['mv-7', 33_400]]));
  });

  it('stores no position if it did not play since, so that it does not overwrite that of another tab', async () => {
    await set('film-places', [['mv-7', 30_000]]);
    const { video, user, button } = await show();
    const elsewhere = [['mv-7', 90_000]];
    await set('film-places', elsewhere);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    await flushPromises();
    expect(await get('film-places')).toEqual(elsewhere);
    await user.click(button('播放'));
    video.currentTime = 33.4;
    await user.click(button('暂停'));
    await waitFor(async () => expect(await get('film-places')).toEqual([['mv-7', 33_400]]));
    await set('film-places', elsewhere);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    cleanup();
    await flushPromises();
    expect(await get('film-places')).toEqual(elsewhere);
  });

  it('reports a failed file, and starts at the requested position after a retry', async () => {
    fileOf.mockRejectedValueOnce(new Error('gone'));
    await renderConnected(
      <FilmPlayer
        film={film}
        resolveFileUrl={fileOf}
        theatre={{ on: false, toggle: vi.fn() }}
        startMs={20_000}
      />,
    );
    const alert = await screen.findByRole('alert');
    fireEvent.click(within(alert).getByRole('button', { name: '重试' }));
    const video = document.querySelector('video')!;
    await waitFor(() => expect(video.getAttribute('src')).toBe('/film-480.mp4'));
    // Playback never started, so the requested position still applies.
    act(() => void video.dispatchEvent(new Event('loadedmetadata')));
    expect(video.currentTime).toBe(20);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('plays a new file after loading, if play was pressed while its address was requested', async () => {
    const { video, user, button } = await show();
    let come = (_address: string): void => undefined;
    fileOf.mockReturnValueOnce(new Promise<string>((resolve) => (come = resolve)));
    await user.click(button('视频设置'));
    await user.click(await screen.findByRole('radio', { name: '1080p' }));
    await waitFor(() => expect(fileOf).toHaveBeenLastCalledWith(1080));
    await user.click(button('播放'));
    // Browsers pause an element when its source changes.
    const stopped = vi.spyOn(video, 'src', 'set').mockImplementation((address) => {
      video.setAttribute('src', address);
      video.pause();
    });
    come('/film-1080.mp4');
    await waitFor(() => expect(stopped).toHaveBeenCalled());
    expect(video.paused).toBe(true);
    act(() => void video.dispatchEvent(new Event('loadedmetadata')));
    expect(video.paused).toBe(false);
  });

  it('pauses the music when the film plays', async () => {
    const { player, user, video, button } = await show();
    await act(async () => {
      player.playList(buildTracks(1));
      await flushPromises();
    });
    await user.click(button('播放'));
    expect(player.snapshot.get().status).toBe('paused');
    expect(video.paused).toBe(false);
  });
});

describe('keyboard shortcuts of the film player', () => {
  it('work on the whole page while nothing else has the focus', async () => {
    const { video, theatre, player } = await show();
    key(' ', 'Space');
    expect(video.paused).toBe(false);
    key('l', 'KeyL');
    expect(video.currentTime).toBe(10);
    key('5', 'Digit5');
    expect(video.currentTime).toBe(60);
    key('m', 'KeyM');
    expect(player.snapshot.get().muted).toBe(true);
    key('t', 'KeyT');
    expect(theatre.toggle).toHaveBeenCalledTimes(1);
    key('>', 'Period');
    expect(video.playbackRate).toBe(1.25);
  });

  it('are left to text fields, and to buttons for the keys that press them', async () => {
    const { video, button } = await show();
    const field = document.body.appendChild(document.createElement('input'));
    fireEvent.keyDown(field, { key: 'k', code: 'KeyK' });
    fireEvent.keyDown(button('视频设置'), { key: ' ', code: 'Space' });
    expect(video.paused).toBe(true);
    field.remove();
  });
});

describe('end of a film', () => {
  it('offers the next film, which can be declined', async () => {
    const open = vi.fn();
    const { video, user } = await show({ next: { title: '竹里馆', posterUrl: null, open } });
    vi.spyOn(video, 'ended', 'get').mockReturnValue(true);
    act(() => void video.dispatchEvent(new Event('ended')));
    const next = await screen.findByRole('group', { name: '接下来播放' });
    expect(next.textContent).toContain('竹里馆');
    await user.click(within(next).getByRole('button', { name: '取消' }));
    expect(screen.queryByRole('group', { name: '接下来播放' })).toBeNull();
    expect(open).not.toHaveBeenCalled();
    expect(screen.getByRole('button', { name: '再看一遍' })).toBeInTheDocument();
  });
});

describe('captions', () => {
  it('show the current lyric line and can be turned off permanently', async () => {
    const { video, stage, user, button } = await show({
      captions: {
        timed: true,
        lines: [
          { startMs: 10_000, endMs: 20_000, text: '空山不见人', translation: 'Empty hills' },
          { startMs: 20_000, endMs: 30_000, text: '但闻人语响' },
        ],
      },
    });
    video.currentTime = 12;
    act(() => void video.dispatchEvent(new Event('timeupdate')));
    expect(stage.textContent).toContain('空山不见人');
    expect(stage.textContent).toContain('Empty hills');
    await user.click(button('字幕'));
    expect(stage.textContent).not.toContain('空山不见人');
    await waitFor(async () => expect(await get('film-look')).toMatchObject({ captions: false, loop: false }));
  });
});
