import type { SongUrl } from '@qingyin/contract';
import { buildTrack } from '@qingyin/player/testing';
import { describe, expect, it, vi } from 'vitest';
import { createPlayerSource } from './player-source.ts';

const LONG_MS = 200_000;
const SHORT_MS = 40_000;

async function setUp({ loggedIn = true, time = LONG_MS } = {}) {
  const heard = vi.fn();
  const skipped = vi.fn(() => Promise.resolve());
  const source = createPlayerSource({
    fetchSongUrl: async () => ({ url: 'http://a/1.mp3', level: 'standard', br: 1, time }) as SongUrl,
    reportPlayed: heard,
    reportSkipped: skipped,
    isLoggedIn: () => loggedIn,
  });
  await source.resolveUrl(buildTrack({ id: 1 }), 'standard', new AbortController().signal);
  const left = (playedMs: number, kind: string, completed = false) =>
    source.report({ type: 'finished', trackId: 1, playedMs, completed, source: { kind, id: '7' } });
  const begun = () => source.report({ type: 'started', track: buildTrack({ id: 1 }), source: null });
  const goesOn = (playedMs: number) =>
    source.report({ type: 'going-on', trackId: 1, playedMs, source: { kind: 'playlist', id: '7' } });
  return { begun, goesOn, left, heard, skipped };
}

it('returns encoder delay and padding if the service has measured them', async () => {
  const url = { url: 'http://a/1.mp3', level: 'standard', br: 1, time: LONG_MS };
  const measured = { loudness: -14, truePeak: -1, sampleRate: 44_100, channels: 2, samples: 8_820_000 };
  const answers = [
    { ...url, sound: { ...measured, delay: 576, padding: 1000, codec: 'mp3' } },
    { ...url, sound: { ...measured, delay: null, padding: null, codec: 'aac' } },
    url,
  ];
  const source = createPlayerSource({
    fetchSongUrl: () => Promise.resolve(answers.shift() as SongUrl),
    reportPlayed: vi.fn(),
    reportSkipped: vi.fn(),
    isLoggedIn: () => false,
  });
  const facts = async () =>
    (await source.resolveUrl(buildTrack({ id: 1 }), 'standard', new AbortController().signal)).sound;
  expect(await facts()).toEqual({ samples: 8_820_000, delay: 576, padding: 1000 });
  expect(await facts()).toEqual({ samples: 8_820_000 });
  expect(await facts()).toBeUndefined();
});

it('returns the measured loudness for loudness normalization', async () => {
  const sound = { loudness: -14, truePeak: -1, albumLoudness: -12, albumTruePeak: -0.5 };
  const source = createPlayerSource({
    fetchSongUrl: () =>
      Promise.resolve({ url: 'http://a/1.mp3', level: 'standard', br: 1, time: 1, sound } as SongUrl),
    reportPlayed: vi.fn(),
    reportSkipped: vi.fn(),
    isLoggedIn: () => false,
  });
  const { measured } = await source.resolveUrl(buildTrack(), 'standard', new AbortController().signal);
  expect(measured).toMatchObject(sound);
});

describe('reports about a finished song', () => {
  it('count it as heard after 30 seconds or half of its duration', async () => {
    const { left, heard, skipped } = await setUp();
    left(31_000, 'playlist');
    expect(heard.mock.calls).toEqual([
      [expect.objectContaining({ songId: '1', sourceId: '7', seconds: 31, inProgress: false })],
    ]);
    const short = await setUp({ time: SHORT_MS });
    short.left(21_000, 'fm');
    expect(short.heard).toHaveBeenCalledTimes(1);
    expect([...skipped.mock.calls, ...short.skipped.mock.calls]).toEqual([]);
  });

  it('report a skip in private FM only', async () => {
    const { left, heard, skipped } = await setUp();
    left(4_000, 'playlist');
    expect(skipped).not.toHaveBeenCalled();
    left(4_000, 'fm');
    expect(skipped).toHaveBeenCalledWith({ id: 1, seconds: 4 });
    left(4_000, 'fm', true);
    expect(skipped).toHaveBeenCalledTimes(1);
    expect(heard).not.toHaveBeenCalled();
  });

  it('have the same id for one playback and another id for the next one', async () => {
    const { begun, goesOn, left, heard } = await setUp();
    for (const _ of [1, 2]) {
      begun();
      goesOn(10_000);
      goesOn(30_000);
      left(150_000, 'playlist');
    }
    const reports = heard.mock.calls.map(
      ([report]) => report as { listeningEventId: string; inProgress: boolean },
    );
    expect(reports.map((report) => report.inProgress)).toEqual([true, false, true, false]);
    const names = reports.map(({ listeningEventId }) => listeningEventId);
    expect(names[0]).toMatch(/^[0-9a-f]{32}$/);
    expect([names[1], names[3]]).toEqual([names[0], names[2]]);
    expect(names[0]).not.toBe(names[2]);
  });

  it('are not sent for guests', async () => {
    const { left, heard, skipped } = await setUp({ loggedIn: false });
    left(31_000, 'fm');
    left(1_000, 'fm');
    expect([...heard.mock.calls, ...skipped.mock.calls]).toEqual([]);
  });
});
