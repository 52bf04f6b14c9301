import { describe, expect, it } from 'vitest';
import type { Loop } from './types.ts';
import { addressOf, buildTrack, buildTracks, settle, setUpPlayer, type TestBench } from './testing.ts';

const part = { fromMs: 20_000, toMs: 30_000 };

async function playing(count = 3): Promise<TestBench> {
  const bench = setUpPlayer();
  bench.player.playList(buildTracks(count));
  await settle();
  return bench;
}

async function looped(loop: Loop = part, bench?: TestBench): Promise<TestBench> {
  const made = bench ?? (await playing());
  made.audio.advance(25_000);
  await made.player.setLoop(loop);
  made.clock.advance(1000);
  return made;
}

/** The song goes on for so long, and so does the clock. */
function goOn({ audio, clock }: TestBench, ms: number): void {
  audio.advance(ms);
  clock.advance(0);
}

describe('a part that is repeated', () => {
  it('has the idle deck wait at its beginning, and the two decks change places at its end', async () => {
    const bench = await looped();
    const url = addressOf(buildTrack({ id: 1 }), 'exhigh');
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
    expect(bench.questions).toHaveLength(1);
  });

  it('aims a timer at its end, in the listener’s time', async () => {
    const bench = await playing();
    bench.audio.advance(25_000);
    bench.player.setRate(2);
    await bench.player.setLoop(part);
    bench.clock.advance(2000);
    expect(bench.audio.sounding).toBe(0);
    // The element went on without a word.
    bench.audio.state[0].positionMs = 29_920;
    bench.clock.advance(460);
    expect(bench.audio.sounding).toBe(1);
  });

  it('jumps back in its own deck when the other one is not there yet', async () => {
    const bench = await playing();
    bench.audio.advance(30_000);
    await bench.player.setLoop(part);
    bench.clock.advance(0);
    expect(bench.audio.sounding).toBe(0);
    expect(bench.player.positionMs()).toBe(20_000);
  });

  it('leads back who sought a place behind it, and lets hear what is before it', async () => {
    const bench = await looped();
    bench.player.seek(90_000);
    bench.clock.advance(0);
    expect(bench.player.positionMs()).toBe(20_000);
    expect(bench.audio.sounding).toBe(0);
    bench.player.seek(5000);
    bench.clock.advance(0);
    expect(bench.player.positionMs()).toBe(5000);
  });

  it('begins anew where the song ends inside of it', async () => {
    const bench = await looped({ fromMs: 20_000, toMs: 200_000 });
    bench.audio.finish();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0 });
    expect(bench.player.positionMs()).toBe(20_000);
  });

  it('rests while the song is paused', async () => {
    const bench = await looped();
    bench.player.pause();
    bench.audio.state[0].positionMs = 31_000;
    bench.clock.advance(60_000);
    expect(bench.audio.calls.filter((call) => call.startsWith('turn'))).toHaveLength(0);
    expect(bench.audio.state[0].positionMs).toBe(31_000);
  });

  it('needs the idle deck more than the next song does', async () => {
    const bench = await playing();
    bench.audio.advance(185_000);
    await settle();
    expect(bench.audio.state[1].url).toBe(addressOf(buildTrack({ id: 2 }), 'exhigh'));
    await bench.player.setLoop({ fromMs: 180_000, toMs: 190_000 });
    bench.clock.advance(1000);
    expect(bench.audio.state[1]).toMatchObject({
      url: addressOf(buildTrack({ id: 1 }), 'exhigh'),
      positionMs: 180_000,
    });
    goOn(bench, 6000);
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 0 });
    expect(bench.questions).toHaveLength(2);
  });

  it('takes the next song of the album back out of its deck', async () => {
    const tracks = buildTracks(2).map((track) => ({ ...track, album: { ...track.album, id: 7 } }));
    const bench = setUpPlayer();
    bench.player.playList(tracks);
    await settle();
    bench.audio.advance(185_000);
    await settle();
    expect(bench.audio.state[0].next).not.toBeNull();
    await bench.player.setLoop({ fromMs: 180_000, toMs: 200_000 });
    expect(bench.audio.state[0].next).toBeNull();
  });

  it('follows a change of quality', async () => {
    const bench = await looped();
    bench.player.setQuality('lossless');
    await settle();
    bench.clock.advance(1000);
    expect(bench.audio.state[1]).toMatchObject({
      url: addressOf(buildTrack({ id: 1 }), 'lossless'),
      positionMs: 20_000,
    });
  });
});

describe('the end of repeating', () => {
  it('comes when somebody ends it; the idle deck is free then', async () => {
    const bench = await looped();
    await bench.player.setLoop(null);
    bench.clock.advance(1000);
    expect(bench.player.snapshot.get().loop).toBeNull();
    expect(bench.audio.state[1].url).toBeNull();
    goOn(bench, 10_000);
    expect(bench.player.positionMs()).toBe(35_000);
  });

  it('comes with another song', async () => {
    const bench = await looped();
    bench.player.next();
    await settle();
    bench.clock.advance(1000);
    expect(bench.player.snapshot.get()).toMatchObject({ loop: null, index: 1, status: 'playing' });
    bench.audio.advance(31_000);
    bench.clock.advance(0);
    expect(bench.player.positionMs()).toBe(31_000);
  });

  it('lets the song go over into the next one again', async () => {
    const bench = await looped();
    await bench.player.setLoop(null);
    bench.audio.advance(160_000);
    await settle();
    bench.audio.finish();
    await settle();
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 1 });
  });
});

it.each<[string, Loop]>([
  ['too short', { fromMs: 20_000, toMs: 20_900 }],
  ['the wrong way round', { fromMs: 20_000, toMs: 10_000 }],
  ['before the song', { fromMs: -1, toMs: 10_000 }],
])('leaves out what is %s', async (_, loop) => {
  const bench = await playing();
  await bench.player.setLoop(loop);
  expect(bench.player.snapshot.get().loop).toBeNull();
});

it('ends with the song at the latest, and knows where it began before it knows where it ends', async () => {
  const bench = await playing();
  await bench.player.setLoop({ fromMs: 20_000, toMs: null });
  expect(bench.player.snapshot.get().loop).toEqual({ fromMs: 20_000, toMs: null });
  await bench.player.setLoop({ fromMs: 20_000, toMs: 999_000 });
  expect(bench.player.snapshot.get().loop).toEqual({ fromMs: 20_000, toMs: 200_000 });
});
