import { describe, expect, it, vi } from 'vitest';
import { createPlaybackFocus } from './playback-focus.ts';
import type { MediaSessionActions, MediaSessionPort } from './ports/ports.ts';
import { createPublicSnapshot } from './public-snapshot.ts';
import { clearCommand } from './queue.ts';
import { buildTracks, flushPromises, setUpPlayer } from './testing.ts';

describe('reports', () => {
  it('reports the start of a track and the time it was really played', async () => {
    const { player, audio, clock, reports } = setUpPlayer();
    const source = { kind: 'album', id: '3' };
    player.playList(buildTracks(2), 0, source);
    await flushPromises();
    clock.advance(30_000);
    player.pause();
    clock.advance(500_000);
    player.play();
    clock.advance(10_000);
    audio.finish();
    await flushPromises();
    expect(reports).toEqual([
      { type: 'started', track: buildTracks(1)[0], source },
      { type: 'finished', trackId: 1, playedMs: 40_000, completed: true, source },
      { type: 'started', track: buildTracks(2)[1], source },
    ]);
  });

  it('reports each repetition of single loop (单曲循环) and marks a track that was cut short', async () => {
    const { player, audio, clock, reports } = setUpPlayer();
    player.setMode('single-loop');
    player.playList(buildTracks(2));
    await flushPromises();
    clock.advance(200_000);
    audio.finish();
    clock.advance(5000);
    player.next();
    await flushPromises();
    expect(reports.map((event) => event.type)).toEqual([
      'started',
      'finished',
      'started',
      'finished',
      'started',
    ]);
    expect(reports[3]).toMatchObject({ trackId: 1, playedMs: 5000, completed: false });
  });

  it('reports twice a minute during playback, because a page may end without a final report', async () => {
    const { player, audio, clock, reports } = setUpPlayer();
    player.playList(buildTracks(1));
    await flushPromises();
    for (let second = 0; second < 70; second += 1) {
      clock.advance(1000);
      audio.advance(1000);
    }
    player.pause();
    clock.advance(100_000);
    audio.advance(0);
    const going = reports.filter((event) => event.type === 'going-on');
    expect(going.map(({ playedMs }) => playedMs)).toEqual([30_000, 60_000]);
  });

  it('reports nothing for a track that never played', async () => {
    const { player, reports } = setUpPlayer({ manual: true });
    player.playList(buildTracks(2));
    player.next();
    player.change(clearCommand());
    await flushPromises();
    expect(reports).toEqual([]);
  });
});

describe('playback focus', () => {
  it('pauses the player when another source claims it, and stops the other source when the player plays', async () => {
    const focus = createPlaybackFocus(null);
    const video = vi.fn<() => void>();
    const focusHandle = focus.join(video);
    const { player } = setUpPlayer({ focus });
    player.playList(buildTracks(1));
    await flushPromises();
    expect(video).toHaveBeenCalledTimes(1);
    focusHandle.claim();
    expect(player.snapshot.get().status).toBe('paused');
    player.play();
    expect(video).toHaveBeenCalledTimes(2);
  });

  it('lets a film join the focus beside the player, with and without a focus port', async () => {
    for (const focus of [createPlaybackFocus(null), undefined]) {
      const { player } = setUpPlayer(focus ? { focus } : {});
      const film = vi.fn<() => void>();
      const focusHandle = player.joinFocus(film);
      player.playList(buildTracks(1));
      await flushPromises();
      expect(film).toHaveBeenCalledTimes(focus ? 1 : 0);
      focusHandle.claim();
      expect(player.snapshot.get().status).toBe('paused');
      focusHandle.leave();
      player.play();
      expect(film).toHaveBeenCalledTimes(focus ? 1 : 0);
    }
  });

  it('binds the media keys again when the player starts, and when the film leaves', async () => {
    const bind = vi.fn<MediaSessionPort['bind']>();
    const mediaSession: MediaSessionPort = { bind, show: () => {}, position: () => {}, dispose: () => {} };
    const { player } = setUpPlayer({ focus: createPlaybackFocus(null), mediaSession });
    const focusHandle = player.joinFocus(() => {});
    player.playList(buildTracks(1));
    await flushPromises();
    player.pause();
    focusHandle.claim();
    bind.mockClear();
    player.play();
    expect(bind).toHaveBeenCalledTimes(1);
    focusHandle.leave();
    expect(bind).toHaveBeenCalledTimes(2);
  });

  it('broadcasts a claim to other tabs and does not affect its own tab', () => {
    const others: (() => void)[] = [];
    const post = vi.fn<(message: unknown) => void>();
    const focus = createPlaybackFocus({
      postMessage: post,
      addEventListener: (_, listener) => others.push(listener),
      close: () => undefined,
    });
    const silence = vi.fn<() => void>();
    const focusHandle = focus.join(silence);
    focusHandle.claim();
    expect(post).toHaveBeenCalledTimes(1);
    expect(silence).not.toHaveBeenCalled();
    others.forEach((arrive) => arrive());
    expect(silence).toHaveBeenCalledTimes(1);
    focusHandle.leave();
    others.forEach((arrive) => arrive());
    expect(silence).toHaveBeenCalledTimes(1);
  });
});

describe('media session', () => {
  function fakeSession() {
    let actions: MediaSessionActions | null = null;
    const shown: string[] = [];
    const port: MediaSessionPort = {
      bind: (given) => {
        actions = given;
      },
      show: ({ track, status }) => shown.push(`${track?.name ?? '-'} ${status}`),
      position: () => undefined,
      dispose: () => shown.push('disposed'),
    };
    return { port, shown, keys: () => actions };
  }

  it('shows the track in the media session and handles the keys', async () => {
    const session = fakeSession();
    const { player } = setUpPlayer({ mediaSession: session.port });
    player.playList(buildTracks(2));
    await flushPromises();
    expect(session.shown.at(-1)).toBe('歌曲1 playing');
    session.keys()?.next();
    await flushPromises();
    expect(session.shown.at(-1)).toBe('歌曲2 playing');
    session.keys()?.seekTo(9000);
    expect(player.positionMs()).toBe(9000);
    session.keys()?.pause();
    expect(session.shown.at(-1)).toBe('歌曲2 paused');
    player.dispose();
    expect(session.shown.at(-1)).toBe('disposed');
  });
});

describe('player stores', () => {
  it('does not change the snapshot with the position', async () => {
    const { player, audio } = setUpPlayer();
    player.playList(buildTracks(2));
    await flushPromises();
    const changes = vi.fn<() => void>();
    const ticks = vi.fn<() => void>();
    player.snapshot.subscribe(changes);
    const stop = player.progress.subscribe(ticks);
    for (let tick = 0; tick < 10; tick += 1) audio.advance(250);
    expect(changes).not.toHaveBeenCalled();
    expect(ticks).toHaveBeenCalledTimes(10);
    stop();
    audio.advance(250);
    expect(ticks).toHaveBeenCalledTimes(10);
  });

  it('shows duration and buffer of the active deck only', async () => {
    const { player, audio } = setUpPlayer();
    player.playList(buildTracks(2));
    await flushPromises();
    audio.emit({ deck: 0, type: 'durationchange', durationMs: 180_500 });
    audio.emit({ deck: 0, type: 'buffered', bufferedMs: 90_000 });
    audio.emit({ deck: 1, type: 'buffered', bufferedMs: 5 });
    audio.emit({ deck: 1, type: 'timeupdate', positionMs: 5 });
    expect(player.progress.get()).toEqual({ positionMs: 0, durationMs: 180_500, bufferedMs: 90_000 });
  });

  it('offers a read-only live view as public snapshot', async () => {
    const { player, audio } = setUpPlayer();
    const view = createPublicSnapshot(player);
    expect({ ...view }).toEqual({
      status: 'idle',
      songId: null,
      positionMs: 0,
      durationMs: 0,
      queueLength: 0,
      mode: 'sequence',
    });
    player.playList(buildTracks(3), 1);
    await flushPromises();
    audio.advance(1500);
    expect(view).toMatchObject({
      status: 'playing',
      songId: 2,
      positionMs: 1500,
      durationMs: 200_000,
      queueLength: 3,
    });
    expect(Object.isFrozen(view)).toBe(true);
  });

  it('changes no store after dispose', async () => {
    const { player, audio } = setUpPlayer();
    player.playList(buildTracks(2));
    await flushPromises();
    player.dispose();
    player.dispose();
    player.next();
    expect(audio.disposed).toBe(true);
    expect(player.snapshot.get().index).toBe(0);
  });
});
