import type { Track } from '@qingyin/contract';
import { describe, expect, it } from 'vitest';
import { buildTrack, flushPromises, setUpPlayer, type TestHarness } from './testing.ts';

const FADE_MS = 6000;
/** Duration of a test track, ms. */
const SONG_MS = 200_000;

const songs = (count: number, differences: Partial<Track> = {}): Track[] =>
  Array.from({ length: count }, (_, place) =>
    buildTrack({ id: place + 1, durationMs: SONG_MS, ...differences }),
  );

async function playing(tracks: readonly Track[], crossfadeMs = FADE_MS): Promise<TestHarness> {
  const bench = setUpPlayer({ random: () => 0 });
  bench.player.setCrossfade(crossfadeMs);
  bench.player.playList(tracks);
  await flushPromises();
  bench.audio.advance(SONG_MS - 15_000);
  await flushPromises();
  return bench;
}

const idOf = ({ player }: TestHarness): number | undefined => player.snapshot.get().track?.id;
const crossings = ({ audio }: TestHarness): string[] =>
  audio.calls.filter((call) => call.startsWith('crossfade'));

describe('crossfade', () => {
  it('starts the crossfade the chosen time before the end, and makes the next track current', async () => {
    const bench = await playing(songs(3));
    bench.audio.calls.length = 0;
    bench.audio.advance(15_000 - FADE_MS - 1);
    expect([crossings(bench), idOf(bench)]).toEqual([[], 1]);
    bench.audio.advance(1);
    expect([crossings(bench), idOf(bench)]).toEqual([['crossfade 0 1 6000'], 2]);
    expect(bench.player.snapshot.get()).toMatchObject({ status: 'playing', index: 1 });
    expect(bench.player.progress.get()).toMatchObject({ positionMs: 0, durationMs: SONG_MS });
    expect(bench.audio.calls).toEqual(['crossfade 0 1 6000']);
  });

  it('reports the outgoing track as completed', async () => {
    const bench = await playing(songs(2));
    bench.audio.advance(15_000);
    expect(bench.reports).toContainEqual(
      expect.objectContaining({ type: 'finished', trackId: 1, completed: true }),
    );
  });

  it('keeps the crossfade’s duration at a higher playback rate', async () => {
    const bench = await playing(songs(2));
    bench.player.setRate(2);
    bench.audio.advance(1499);
    expect(crossings(bench)).toEqual([]);
    bench.audio.advance(1);
    expect(crossings(bench)).toEqual(['crossfade 0 1 6000']);
  });

  it('limits the crossfade to half of the shorter track', async () => {
    const [first, second] = songs(2) as [Track, Track];
    const bench = await playing([first, { ...second, durationMs: 4000 }]);
    bench.audio.advance(12_999);
    expect(crossings(bench)).toEqual([]);
    bench.audio.advance(1);
    expect(crossings(bench)).toEqual(['crossfade 0 1 2000']);
  });

  it('crossfades back to the first deck when it is free again', async () => {
    const bench = await playing(songs(3));
    bench.audio.advance(15_000);
    bench.audio.calls.length = 0;
    bench.audio.durationMs = 10_000;
    bench.audio.emit({ deck: 1, type: 'durationchange', durationMs: 10_000 });
    bench.audio.advance(FADE_MS - 1);
    await flushPromises();
    expect(bench.audio.calls).toEqual([]);
    bench.audio.advance(1);
    await flushPromises();
    expect(bench.audio.calls).toContain('prepare 0 /audio/3.mp3?exhigh');
  });
});

describe('no crossfade', () => {
  const album = { id: 7, name: '专辑', picUrl: '' };
  it.each<[string, () => Promise<TestHarness>]>([
    ['when it is off', () => playing(songs(2), 0)],
    [
      'between consecutive tracks of an album, joined gaplessly',
      () => playing(songs(2).map((song) => ({ ...song, album, no: song.id }))),
    ],
    [
      'in single-loop mode',
      async () => {
        const bench = await playing(songs(2));
        bench.player.setMode('single-loop');
        return bench;
      },
    ],
    [
      'when the sleep timer stops after the track',
      async () => {
        const bench = await playing(songs(2));
        bench.player.setSleep('after-track');
        return bench;
      },
    ],
    ['without a next track', () => playing(songs(1))],
    [
      'when the volume cannot be set by script',
      async () => {
        const bench = await playing(songs(2));
        bench.audio.fadeSupported = false;
        return bench;
      },
    ],
    [
      'when the next URL may have expired',
      async () => {
        const bench = await playing(songs(2));
        bench.clock.advance(16 * 60_000);
        return bench;
      },
    ],
  ])('does not crossfade %s', async (_, start) => {
    const bench = await start();
    bench.audio.advance(14_000);
    await flushPromises();
    expect([crossings(bench), idOf(bench)]).toEqual([[], 1]);
  });

  it('does not crossfade consecutive tracks of an album on two decks', async () => {
    const bench = setUpPlayer();
    bench.audio.joins = false;
    bench.player.setCrossfade(FADE_MS);
    bench.player.playList(songs(2).map((song) => ({ ...song, album, no: song.id })));
    await flushPromises();
    bench.audio.advance(SONG_MS - 15_000);
    await flushPromises();
    bench.audio.advance(14_000);
    expect([crossings(bench), idOf(bench)]).toEqual([[], 1]);
  });
});

describe('crossfade duration', () => {
  it('clamps the crossfade to 0 to 12 s and persists it', async () => {
    const bench = setUpPlayer();
    bench.player.setCrossfade(99_000);
    expect(bench.player.snapshot.get().crossfadeMs).toBe(12_000);
    bench.player.setCrossfade(-1);
    expect(bench.player.snapshot.get().crossfadeMs).toBe(0);
    bench.player.setCrossfade(4000);
    bench.clock.advance(1000);
    const again = setUpPlayer({ storage: bench.ports.storage });
    await again.player.restore();
    expect(again.player.snapshot.get().crossfadeMs).toBe(4000);
  });
});
