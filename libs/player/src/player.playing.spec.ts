import { describe, expect, it } from 'vitest';
import {
  streamUrlOf,
  buildTrack,
  buildTracks,
  flushPromises,
  setUpPlayer,
  type TestHarness,
} from './testing.ts';
import { clearCommand, moveCommand, undoCommand, removeCommand } from './queue.ts';
import type { PlayMode } from './types.ts';

const statusOf = ({ player }: TestHarness): string => player.snapshot.get().status;
const idOf = ({ player }: TestHarness): number | undefined => player.snapshot.get().track?.id;

async function playing(count = 3, index = 0, mode: PlayMode = 'sequence'): Promise<TestHarness> {
  const bench = setUpPlayer();
  bench.player.setMode(mode);
  bench.player.playList(buildTracks(count), index);
  await flushPromises();
  return bench;
}

it('updates the position before the snapshot reports the pause', async () => {
  const { player, audio } = await playing();
  audio.advance(1000);
  // The position of the next `timeupdate`.
  audio.state[0].positionMs = 1200;
  const positions: number[] = [];
  player.snapshot.subscribe(() => positions.push(player.progress.get().positionMs));
  player.pause();
  expect(positions).toEqual([1200]);
});

describe('from a click to playback', () => {
  it('goes through resolving and buffering to playing', async () => {
    const bench = setUpPlayer({ manual: true });
    bench.audio.autoStart = false;
    expect(statusOf(bench)).toBe('idle');
    bench.player.playList(buildTracks(3), 1);
    expect(statusOf(bench)).toBe('resolving');
    bench.urlRequests[0]?.answer();
    await flushPromises();
    expect(statusOf(bench)).toBe('buffering');
    bench.audio.emit({ deck: 0, type: 'playing' });
    expect(statusOf(bench)).toBe('playing');
    expect(bench.audio.playingUrl).toBe(streamUrlOf(buildTrack({ id: 2 }), 'exhigh'));
  });

  it('unlocks audio inside the gesture, before any answer', () => {
    const bench = setUpPlayer({ manual: true });
    bench.player.playList(buildTracks(1));
    expect(bench.audio.calls[0]).toBe('unlock');
  });

  it('ignores the late URL of a track that was skipped', async () => {
    const bench = setUpPlayer({ manual: true });
    bench.player.playList(buildTracks(3));
    bench.player.next();
    expect(bench.urlRequests[0]?.signal.aborted).toBe(true);
    bench.urlRequests[1]?.answer();
    await flushPromises();
    bench.urlRequests[0]?.answer();
    await flushPromises();
    expect(bench.audio.playingUrl).toBe(streamUrlOf(buildTrack({ id: 2 }), 'exhigh'));
    expect(idOf(bench)).toBe(2);
  });

  it('loads a track that was paused while resolving silently, and plays it on demand', async () => {
    const bench = setUpPlayer({ manual: true });
    bench.player.playList(buildTracks(1));
    bench.player.pause();
    bench.urlRequests[0]?.answer();
    await flushPromises();
    expect(statusOf(bench)).toBe('paused');
    expect(bench.audio.sounding).toBeNull();
    bench.player.play();
    expect(statusOf(bench)).toBe('playing');
    expect(bench.urlRequests).toHaveLength(1);
  });

  it('is paused, not failed, when autoplay is blocked', async () => {
    const bench = setUpPlayer();
    bench.audio.blocked = true;
    bench.player.playList(buildTracks(1));
    await flushPromises();
    expect(statusOf(bench)).toBe('paused');
    bench.audio.blocked = false;
    bench.player.play();
    expect(statusOf(bench)).toBe('playing');
  });

  it('ignores an empty list, an empty queue and an index out of range', async () => {
    const bench = setUpPlayer();
    bench.player.playList([]);
    bench.player.play();
    bench.player.next();
    bench.player.previous();
    bench.player.seek(5);
    bench.player.jumpTo(3);
    bench.player.change(removeCommand([0]));
    bench.player.change(clearCommand());
    await flushPromises();
    expect(statusOf(bench)).toBe('idle');
    expect(bench.urlRequests).toHaveLength(0);
  });
});

describe('transport controls', () => {
  it('toggles between playing and paused at the same position', async () => {
    const bench = await playing();
    bench.audio.advance(30_000);
    bench.player.toggle();
    expect(statusOf(bench)).toBe('paused');
    bench.player.toggle();
    expect(statusOf(bench)).toBe('playing');
    expect(bench.player.positionMs()).toBe(30_000);
  });

  it('shows paused when the system pauses playback', async () => {
    const bench = await playing();
    bench.audio.emit({ deck: 0, type: 'interrupted' });
    expect(statusOf(bench)).toBe('paused');
  });

  it('goes to the next, the previous and any other track', async () => {
    const bench = await playing();
    bench.player.next();
    await flushPromises();
    expect(idOf(bench)).toBe(2);
    bench.player.jumpTo(2);
    await flushPromises();
    expect(idOf(bench)).toBe(3);
    bench.player.previous();
    await flushPromises();
    expect(idOf(bench)).toBe(2);
    expect(statusOf(bench)).toBe('playing');
  });

  it('restarts the first track on previous', async () => {
    const bench = await playing();
    bench.audio.advance(30_000);
    bench.player.previous();
    await flushPromises();
    expect(idOf(bench)).toBe(1);
    expect(bench.player.positionMs()).toBe(0);
  });

  it.each([
    [-500, 0],
    [12_345, 12_345],
    [999_999, 200_000],
    [Number.NaN, 0],
  ])('seek(%d) lands at %d ms', async (asked, expected) => {
    const bench = await playing();
    bench.player.seek(asked);
    expect(bench.player.progress.get().positionMs).toBe(expected);
    expect(bench.audio.position(0)).toBe(expected);
  });

  it('starts at a position that was set while the URL was resolving', async () => {
    const bench = setUpPlayer({ manual: true });
    bench.player.playList(buildTracks(1));
    bench.player.seek(60_000);
    bench.urlRequests[0]?.answer();
    await flushPromises();
    expect(bench.audio.position(0)).toBe(60_000);
    expect(statusOf(bench)).toBe('playing');
  });

  it('squares the volume setting into a gain; mute and a volume above 0 cancel each other', () => {
    const { player, audio } = setUpPlayer();
    player.setVolume(0.5);
    expect(audio.state.map((deck) => deck.gain)).toEqual([0.25, 0.25]);
    player.setMuted(true);
    expect(audio.state[0].gain).toBe(0);
    expect(player.snapshot.get().volume).toBe(0.5);
    player.setVolume(0);
    expect(player.snapshot.get().muted).toBe(true);
    player.setVolume(7);
    expect(player.snapshot.get()).toMatchObject({ volume: 1, muted: false });
    player.setVolume(Number.NaN);
    expect(player.snapshot.get().volume).toBe(1);
  });

  it('clamps the playback rate and keeps it for the next track', async () => {
    const bench = await playing();
    bench.player.setRate(9);
    expect(bench.player.snapshot.get().rate).toBe(2);
    bench.player.setRate(0.1);
    expect(bench.player.snapshot.get().rate).toBe(0.5);
    bench.player.next();
    await flushPromises();
    expect(bench.audio.state[0].rate).toBe(0.5);
  });

  it('changes the quality at the same position and reports the granted level', async () => {
    const bench = await playing();
    bench.audio.advance(40_000);
    bench.player.setQuality('lossless');
    await flushPromises();
    expect(bench.audio.playingUrl).toBe(streamUrlOf(buildTrack({ id: 1 }), 'lossless'));
    expect(bench.audio.position(0)).toBe(40_000);
    expect(bench.player.snapshot.get()).toMatchObject({
      level: 'lossless',
      playing: { level: 'lossless' },
      status: 'playing',
    });
  });

  it('keeps the old quality playing when the new one is refused', async () => {
    const bench = setUpPlayer({ manual: true });
    bench.player.playList(buildTracks(2));
    bench.urlRequests[0]?.answer();
    await flushPromises();
    bench.player.setQuality('hires');
    bench.urlRequests[1]?.refuse(new Error('no'));
    await flushPromises();
    expect(statusOf(bench)).toBe('playing');
    expect(bench.player.snapshot.get()).toMatchObject({ level: 'hires', playing: { level: 'exhigh' } });
  });
});

describe('the end of a track', () => {
  it('continues in sequence mode (顺序播放) and stops at the end; play restarts the queue', async () => {
    const bench = await playing(2);
    bench.audio.finish();
    await flushPromises();
    expect(idOf(bench)).toBe(2);
    bench.audio.finish();
    await flushPromises();
    expect(statusOf(bench)).toBe('ended');
    expect(idOf(bench)).toBe(2);
    bench.player.play();
    await flushPromises();
    expect(idOf(bench)).toBe(1);
    expect(statusOf(bench)).toBe('playing');
  });

  it('wraps around in list loop (列表循环)', async () => {
    const bench = await playing(2, 1, 'list-loop');
    bench.audio.finish();
    await flushPromises();
    expect(idOf(bench)).toBe(1);
    expect(statusOf(bench)).toBe('playing');
  });

  it('repeats in single loop (单曲循环) without another request, while next goes on', async () => {
    const bench = await playing(2, 0, 'single-loop');
    bench.audio.advance(200_000);
    await flushPromises();
    expect(idOf(bench)).toBe(1);
    expect(bench.urlRequests).toHaveLength(1);
    expect(bench.audio.position(0)).toBe(0);
    expect(statusOf(bench)).toBe('playing');
    bench.player.next();
    await flushPromises();
    expect(idOf(bench)).toBe(2);
  });

  it('plays all tracks in shuffle (随机播放) before any repeats', async () => {
    const bench = await playing(5, 2, 'shuffle');
    const heard = [idOf(bench)];
    for (let step = 0; step < 4; step += 1) {
      bench.audio.finish();
      await flushPromises();
      heard.push(idOf(bench));
    }
    expect([...heard].sort()).toEqual([1, 2, 3, 4, 5]);
  });

  it.each([
    ['during the fade of a pause', (bench: TestHarness) => bench.player.pause()],
    [
      'by a seek while paused',
      (bench: TestHarness) => {
        bench.player.pause();
        bench.player.seek(bench.audio.durationMs);
      },
    ],
  ])('play continues with the next track after one that ended %s', async (_, stop) => {
    const bench = await playing(3);
    stop(bench);
    bench.audio.emit({ deck: 0, type: 'ended' });
    expect(statusOf(bench)).toBe('paused');
    expect(idOf(bench)).toBe(1);
    bench.player.play();
    await flushPromises();
    expect(statusOf(bench)).toBe('playing');
    expect(idOf(bench)).toBe(2);
  });

  it('plays a track that ended while paused from a position set afterwards', async () => {
    const bench = await playing(3);
    bench.player.pause();
    bench.audio.emit({ deck: 0, type: 'ended' });
    bench.player.seek(30_000);
    bench.player.play();
    await flushPromises();
    expect(idOf(bench)).toBe(1);
    expect(bench.audio.position(0)).toBe(30_000);
  });

  it('becomes paused at the position when an ended track is seeked', async () => {
    const bench = await playing(1);
    bench.audio.finish();
    bench.player.seek(10_000);
    expect(statusOf(bench)).toBe('paused');
    bench.player.play();
    expect(bench.player.positionMs()).toBe(10_000);
  });
});

describe('two decks', () => {
  it('prepares the next track once when 20 s remain, and swaps the decks at the end', async () => {
    const bench = await playing(3);
    bench.audio.advance(179_000);
    await flushPromises();
    expect(bench.urlRequests).toHaveLength(1);
    bench.audio.advance(1_000);
    bench.audio.advance(1_000);
    await flushPromises();
    expect(bench.urlRequests).toHaveLength(2);
    expect(bench.audio.calls.filter((call) => call.startsWith('prepare'))).toEqual([
      'prepare 1 /audio/2.mp3?exhigh',
    ]);
    bench.audio.finish();
    expect(bench.audio.sounding).toBe(1);
    expect(statusOf(bench)).toBe('playing');
    expect(bench.audio.state[0].url).toBeNull();
    expect(idOf(bench)).toBe(2);
  });

  it('does not play the prepared track when the queue has changed', async () => {
    const bench = await playing(3);
    bench.audio.advance(190_000);
    await flushPromises();
    bench.player.playNext([buildTrack({ id: 77 })]);
    bench.audio.finish();
    await flushPromises();
    expect(bench.audio.playingUrl).toBe('/audio/77.mp3?exhigh');
  });

  it('prepares another track when the queue changes in time', async () => {
    const bench = await playing(3);
    bench.audio.advance(185_000);
    await flushPromises();
    bench.player.playNext([buildTrack({ id: 77 })]);
    bench.audio.advance(1_000);
    await flushPromises();
    bench.audio.finish();
    expect(bench.audio.playingUrl).toBe('/audio/77.mp3?exhigh');
    expect(bench.audio.sounding).toBe(1);
  });

  it('requests the URL again when the prepared track failed or its URL has expired', async () => {
    const bench = await playing(3);
    bench.audio.advance(190_000);
    await flushPromises();
    bench.audio.fail(1, 'network');
    bench.audio.finish();
    await flushPromises();
    expect(idOf(bench)).toBe(2);
    expect(statusOf(bench)).toBe('playing');
    bench.audio.advance(190_000);
    await flushPromises();
    bench.player.pause();
    bench.clock.advance(16 * 60_000);
    bench.player.next();
    expect(statusOf(bench)).toBe('resolving');
  });

  it('prepares nothing in single loop (单曲循环)', async () => {
    const bench = await playing(3, 0, 'single-loop');
    bench.audio.advance(195_000);
    await flushPromises();
    expect(bench.urlRequests).toHaveLength(1);
  });

  it('keeps the rounds of shuffle (随机播放) complete with prepared tracks', async () => {
    const bench = await playing(4, 0, 'shuffle');
    const heard = [idOf(bench)];
    for (let step = 0; step < 7; step += 1) {
      bench.audio.advance(190_000);
      await flushPromises();
      bench.audio.finish();
      await flushPromises();
      heard.push(idOf(bench));
    }
    expect(new Set(heard.slice(0, 4)).size).toBe(4);
    expect(new Set(heard.slice(4)).size).toBe(4);
  });
});

describe('queue changes during playback', () => {
  it('plays inserted tracks next and appended ones last', async () => {
    const bench = await playing(2);
    bench.player.enqueue([buildTrack({ id: 9 })]);
    bench.player.playNext([buildTrack({ id: 8 })]);
    expect(bench.player.snapshot.get().queue.map((track) => track.id)).toEqual([1, 8, 2, 9]);
    expect(bench.urlRequests).toHaveLength(1);
  });

  it('starts the successor when the current track is removed, paused if it was paused', async () => {
    const bench = await playing(3);
    bench.player.change(removeCommand([0]));
    await flushPromises();
    expect(idOf(bench)).toBe(2);
    expect(statusOf(bench)).toBe('playing');
    bench.player.pause();
    bench.player.change(removeCommand([0]));
    await flushPromises();
    expect(idOf(bench)).toBe(3);
    expect(statusOf(bench)).toBe('paused');
    bench.player.change(removeCommand([0]));
    expect(statusOf(bench)).toBe('idle');
    expect(bench.audio.sounding).toBeNull();
  });

  it('starts the successor in shuffle (随机播放) when the current track is removed', async () => {
    const bench = await playing(4, 0, 'shuffle');
    bench.player.change(removeCommand([bench.player.snapshot.get().index]));
    await flushPromises();
    const heard = [idOf(bench)];
    for (let step = 0; step < 2; step += 1) {
      bench.player.next();
      await flushPromises();
      heard.push(idOf(bench));
    }
    expect([...heard].sort()).toEqual([2, 3, 4]);
  });

  it('moves tracks around the current one', async () => {
    const bench = await playing(3);
    bench.player.change(moveCommand([0], 3));
    expect(bench.player.snapshot.get()).toMatchObject({ index: 2, status: 'playing' });
    expect(idOf(bench)).toBe(1);
  });

  it('empties the queue, and restores it paused at the same position', async () => {
    const bench = await playing(3, 1);
    bench.audio.advance(50_000);
    const memory = bench.player.change(clearCommand());
    expect(statusOf(bench)).toBe('idle');
    expect(bench.audio.sounding).toBeNull();
    bench.player.change(undoCommand(memory));
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'paused', index: 1 });
    expect(bench.player.progress.get().positionMs).toBe(50_000);
    bench.player.play();
    await flushPromises();
    expect(bench.audio.position(0)).toBe(50_000);
  });

  it('starts at a random track in shuffle (随机播放) when none was chosen', async () => {
    const bench = setUpPlayer({ random: () => 0.9 });
    bench.player.setMode('shuffle');
    bench.player.playList(buildTracks(10));
    expect(idOf(bench)).toBe(10);
  });
});
