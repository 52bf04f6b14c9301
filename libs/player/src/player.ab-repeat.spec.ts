import { describe, expect, it } from 'vitest';
import type { Loop } from './types.ts';
import {
  streamUrlOf,
  buildTrack,
  buildTracks,
  flushPromises,
  setUpPlayer,
  type TestHarness,
} from './testing.ts';

const part = { fromMs: 20_000, toMs: 30_000 };

async function playing(count = 3): Promise<TestHarness> {
  const bench = setUpPlayer();
  bench.player.playList(buildTracks(count));
  await flushPromises();
  return bench;
}

async function looped(loop: Loop = part, bench?: TestHarness): Promise<TestHarness> {
  const made = bench ?? (await playing());
  made.audio.advance(25_000);
  await made.player.setLoop(loop);
  made.clock.advance(1000);
  return made;
}

/** Advances track and clock. */
function goOn({ audio, clock }: TestHarness, ms: number): void {
  audio.advance(ms);
  clock.advance(0);
}

describe('A–B repeat', () => {
  it('parks the idle deck at the beginning, and swaps the decks at the end', async () => {
    const bench = await looped();
    const url = streamUrlOf(buildTrack({ id: 1 }), 'exhigh');
    expect(bench.player.snapshot.get().loop).toEqual(part);
    expect(bench.audio.calls).toContain(`prepare 1 ${url}`);
    expect(bench.audio.calls).toContain('seek 1 20000');
    for (const [from, to, leftMs] of [
      [0, 1, 5000],
      [1, 0, 10_000],
      [0, 1, 10_000],
    ] as const) {
      goOn(bench, leftMs - 100);
      expect(bench.audio.sounding).toBe(from);
      goOn(bench, 100);
      expect(bench.audio.calls.at(-1)).toBe(`turn ${String(from)} ${String(to)} 40 back to 20000`);
      expect(bench.audio.sounding).toBe(to);
      expect(bench.player.positionMs()).toBe(20_000);
      bench.clock.advance(1000);
    }
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0 });
    expect(bench.urlRequests).toHaveLength(1);
  });

  it('sets a timer for the end of the part, with regard to the playback rate', async () => {
    const bench = await playing();
    bench.audio.advance(25_000);
    bench.player.setRate(2);
    await bench.player.setLoop(part);
    bench.clock.advance(2000);
    expect(bench.audio.sounding).toBe(0);
    // The element plays on without a `timeupdate`.
    bench.audio.state[0].positionMs = 29_920;
    bench.clock.advance(460);
    expect(bench.audio.sounding).toBe(1);
  });

  it('seeks back in the same deck when the other one is not ready yet', async () => {
    const bench = await playing();
    bench.audio.advance(30_000);
    await bench.player.setLoop(part);
    bench.clock.advance(0);
    expect(bench.audio.sounding).toBe(0);
    expect(bench.player.positionMs()).toBe(20_000);
  });

  it('returns to the part after a seek behind it, and plays what is before it', async () => {
    const bench = await looped();
    bench.player.seek(90_000);
    bench.clock.advance(0);
    expect(bench.player.positionMs()).toBe(20_000);
    expect(bench.audio.sounding).toBe(0);
    bench.player.seek(5000);
    bench.clock.advance(0);
    expect(bench.player.positionMs()).toBe(5000);
  });

  it('restarts the part when the track ends inside of it', async () => {
    const bench = await looped({ fromMs: 20_000, toMs: 200_000 });
    bench.audio.finish();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0 });
    expect(bench.player.positionMs()).toBe(20_000);
  });

  it('does nothing while the track is paused', async () => {
    const bench = await looped();
    bench.player.pause();
    bench.audio.state[0].positionMs = 31_000;
    bench.clock.advance(60_000);
    expect(bench.audio.calls.filter((call) => call.startsWith('turn'))).toHaveLength(0);
    expect(bench.audio.state[0].positionMs).toBe(31_000);
  });

  it('takes the idle deck from the prefetched track', async () => {
    const bench = await playing();
    bench.audio.advance(185_000);
    await flushPromises();
    expect(bench.audio.state[1].url).toBe(streamUrlOf(buildTrack({ id: 2 }), 'exhigh'));
    await bench.player.setLoop({ fromMs: 180_000, toMs: 190_000 });
    bench.clock.advance(1000);
    expect(bench.audio.state[1]).toMatchObject({
      url: streamUrlOf(buildTrack({ id: 1 }), 'exhigh'),
      positionMs: 180_000,
    });
    goOn(bench, 6000);
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0 });
    expect(bench.urlRequests).toHaveLength(2);
  });

  it('removes the appended album track from its deck', async () => {
    const tracks = buildTracks(2).map((track) => ({ ...track, album: { ...track.album, id: 7 } }));
    const bench = setUpPlayer();
    bench.player.playList(tracks);
    await flushPromises();
    bench.audio.advance(185_000);
    await flushPromises();
    expect(bench.audio.state[0].next).not.toBeNull();
    await bench.player.setLoop({ fromMs: 180_000, toMs: 200_000 });
    expect(bench.audio.state[0].next).toBeNull();
  });

  it('survives a change of quality', async () => {
    const bench = await looped();
    bench.player.setQuality('lossless');
    await flushPromises();
    bench.clock.advance(1000);
    expect(bench.audio.state[1]).toMatchObject({
      url: streamUrlOf(buildTrack({ id: 1 }), 'lossless'),
      positionMs: 20_000,
    });
  });
});

describe('the end of A–B repeat', () => {
  it('ends A–B repeat with null and releases the idle deck', async () => {
    const bench = await looped();
    await bench.player.setLoop(null);
    bench.clock.advance(1000);
    expect(bench.player.snapshot.get().loop).toBeNull();
    expect(bench.audio.state[1].url).toBeNull();
    goOn(bench, 10_000);
    expect(bench.player.positionMs()).toBe(35_000);
  });

  it('ends A–B repeat when another track starts', async () => {
    const bench = await looped();
    bench.player.next();
    await flushPromises();
    bench.clock.advance(1000);
    expect(bench.player.snapshot.get()).toMatchObject({ loop: null, index: 1, status: 'playing' });
    bench.audio.advance(31_000);
    bench.clock.advance(0);
    expect(bench.player.positionMs()).toBe(31_000);
  });

  it('lets the next track follow after A–B repeat has ended', async () => {
    const bench = await looped();
    await bench.player.setLoop(null);
    bench.audio.advance(160_000);
    await flushPromises();
    bench.audio.finish();
    await flushPromises();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 1 });
  });
});

it.each<[string, Loop]>([
  ['too short', { fromMs: 20_000, toMs: 20_900 }],
  ['reversed', { fromMs: 20_000, toMs: 10_000 }],
  ['before the start of the track', { fromMs: -1, toMs: 10_000 }],
])('ignores a part that is %s', async (_, loop) => {
  const bench = await playing();
  await bench.player.setLoop(loop);
  expect(bench.player.snapshot.get().loop).toBeNull();
});

it('clamps the part to the track and accepts a beginning without an end', async () => {
  const bench = await playing();
  await bench.player.setLoop({ fromMs: 20_000, toMs: null });
  expect(bench.player.snapshot.get().loop).toEqual({ fromMs: 20_000, toMs: null });
  await bench.player.setLoop({ fromMs: 20_000, toMs: 999_000 });
  expect(bench.player.snapshot.get().loop).toEqual({ fromMs: 20_000, toMs: 200_000 });
});
