import { describe, expect, it, vi } from 'vitest';
import type { PlayMode } from './types.ts';
import { buildTracks, flushPromises, setUpPlayer, type TestHarness } from './testing.ts';

const MINUTE_MS = 60_000;
const WHOLE = 0.8 * 0.8;

async function playing(count = 3): Promise<TestHarness> {
  const bench = setUpPlayer();
  bench.player.playList(buildTracks(count));
  await flushPromises();
  return bench;
}

/** A player with a timer whose code has loaded. */
async function timed(ms: number): Promise<TestHarness> {
  const bench = await playing();
  bench.player.setSleep(ms);
  // A–B repeat loads the same code.
  await bench.player.setLoop({ fromMs: 0, toMs: null });
  await bench.player.setLoop(null);
  return bench;
}

const gain = ({ audio }: TestHarness): number => audio.state[0].gain;

describe('a timed stop', () => {
  it('shows the time of a timed stop, pauses then, and turns the timer off', async () => {
    const bench = await timed(15 * MINUTE_MS);
    expect(bench.player.snapshot.get().sleep).toEqual({
      kind: 'at',
      at: bench.clock.now() + 15 * MINUTE_MS,
      afterMs: 15 * MINUTE_MS,
    });
    bench.clock.advance(15 * MINUTE_MS - 1000);
    expect(bench.player.snapshot.get().status).toBe('playing');
    bench.clock.advance(1000);
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'paused', sleep: null });
  });

  it('fades out over its last ten seconds, and restores the volume after the pause', async () => {
    const bench = await timed(MINUTE_MS);
    bench.clock.advance(MINUTE_MS - 10_000);
    expect(gain(bench)).toBeCloseTo(WHOLE);
    bench.clock.advance(5000);
    expect(gain(bench)).toBeCloseTo(WHOLE / 4);
    bench.clock.advance(4900);
    expect(gain(bench)).toBeLessThan(WHOLE / 1000);
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', volume: 0.8 });
    bench.clock.advance(100);
    expect(bench.player.snapshot.get().status).toBe('paused');
    // The pause still fades; the volume must not return during that.
    expect(gain(bench)).toBeLessThan(WHOLE / 1000);
    bench.clock.advance(1000);
    expect(gain(bench)).toBeCloseTo(WHOLE);
  });

  it.each([
    ['turned off', null],
    ['postponed', 15 * MINUTE_MS],
    ['changed to the end of the track', 'after-track'],
  ] as const)('restores the volume when it is %s during the fade', async (_, sleep) => {
    const bench = await timed(MINUTE_MS);
    bench.clock.advance(MINUTE_MS - 3000);
    expect(gain(bench)).toBeLessThan(WHOLE / 4);
    bench.player.setSleep(sleep);
    expect(gain(bench)).toBeCloseTo(WHOLE);
    bench.clock.advance(5 * MINUTE_MS);
    expect(bench.player.snapshot.get().status).toBe('playing');
    expect(gain(bench)).toBeCloseTo(WHOLE);
  });

  it('stops on time after the machine was suspended', async () => {
    const bench = await timed(MINUTE_MS);
    const now = vi.spyOn(bench.clock, 'now');
    now.mockReturnValue(bench.clock.now() + 2 * MINUTE_MS);
    // The timer fires late, as timers do after a suspension.
    bench.clock.advance(MINUTE_MS - 10_000);
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'paused', sleep: null });
  });
});

describe('a stop at the end of a track or queue', () => {
  it('stops after the track with the next one current', async () => {
    const bench = await playing();
    bench.player.setSleep('after-track');
    bench.audio.advance(190_000);
    await flushPromises();
    // Nothing is prefetched or appended that will not play.
    expect(bench.urlRequests).toHaveLength(1);
    bench.audio.finish();
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'paused', sleep: null, index: 1 });
    expect(bench.audio.sounding).toBeNull();
  });

  it.each<[PlayMode, number]>([
    ['sequence', 3],
    ['list-loop', 3],
    ['shuffle', 3],
    ['single-loop', 1],
  ])('stops at the end of the queue in %s mode', async (mode, songs) => {
    const bench = setUpPlayer();
    bench.player.setMode(mode);
    bench.player.playList(buildTracks(3), 0);
    await flushPromises();
    bench.player.setSleep('after-queue');
    for (let song = 1; song <= songs; song += 1) {
      expect(bench.player.snapshot.get().status).toBe('playing');
      bench.audio.advance(190_000);
      await flushPromises();
      bench.audio.finish();
      await flushPromises();
    }
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'ended', sleep: null });
    expect(bench.audio.sounding).toBeNull();
    expect(bench.audio.calls.filter((call) => call.startsWith('play '))).toHaveLength(songs);
  });

  it('plays on when the user presses next', async () => {
    const bench = setUpPlayer();
    bench.player.setMode('list-loop');
    bench.player.playList(buildTracks(2), 1);
    await flushPromises();
    bench.player.setSleep('after-queue');
    bench.player.next();
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0 });
  });
});
