import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fromDecibels, peakLevelOf } from '../sound-settings/loudness-normalization.ts';
import { createCrossfadeHeadroom, crossfadeHeadroom } from './crossfade-headroom.ts';

const CEILING = fromDecibels(-1);
const WAYS = Array.from({ length: 501 }, (_, step) => step / 500);
const even = { even: 'song', preampDb: 0 } as const;
const off = { even: 'off', preampDb: 0 } as const;

/** The summed peak and the headroom gain during a crossfade of two tracks. */
const crossing = (first: number, second: number, ceiling: number) =>
  WAYS.map((way) => {
    const one = { peak: first * Math.cos((way * Math.PI) / 2), ceiling };
    const other = { peak: second * Math.sin((way * Math.PI) / 2), ceiling };
    const share = crossfadeHeadroom(one, other);
    return { share, height: (one.peak + other.peak) * share };
  });

describe('crossfade headroom', () => {
  it.each([
    [CEILING, CEILING, CEILING],
    [1, 1, 1],
    [0.9, 0.4, 1],
  ])('keeps peaks of %d and %d below %d', (first, second, ceiling) => {
    for (const { height } of crossing(first, second, ceiling)) expect(height).toBeLessThan(ceiling + 1e-9);
  });

  it('takes at most 3 dB, continuously, and nothing at both ends', () => {
    const shares = crossing(1, 1, 1).map(({ share }) => share);
    expect(Math.min(...shares)).toBeCloseTo(Math.SQRT1_2, 5);
    expect([shares[0], shares.at(-1)].map((share) => share?.toFixed(9))).toEqual([
      '1.000000000',
      '1.000000000',
    ]);
    shares.slice(1).forEach((share, at) => expect(Math.abs(share - (shares[at] ?? 0))).toBeLessThan(0.004));
  });

  it('takes nothing when the sum is low enough', () => {
    expect(new Set(crossing(0.6, 0.5, CEILING).map(({ share }) => share))).toEqual(new Set([1]));
  });

  it('does not raise the level of a track above the ceiling by itself, and starts continuously', () => {
    const ways = crossing(1.2, 0.8, 1);
    for (const { height } of ways) expect(height).toBeLessThan(1.2 + 1e-9);
    expect(ways[0]?.share).toBe(1);
    expect(ways.at(-1)?.height).toBeLessThanOrEqual(1);
  });
});

describe('peak level of a track', () => {
  it('takes the true peak, with the ceiling of normalization or full scale', () => {
    expect(peakLevelOf({ loudness: -9, truePeak: -6 }, even)).toEqual({
      peak: fromDecibels(-6),
      ceiling: CEILING,
    });
    expect(peakLevelOf({ loudness: -9, truePeak: -6 }, off)).toEqual({ peak: fromDecibels(-6), ceiling: 1 });
  });

  it('assumes full scale when the peak is unknown, and zero for silence', () => {
    expect(peakLevelOf(undefined, even)).toEqual({ peak: 1, ceiling: 1 });
    expect(peakLevelOf({ loudness: null, truePeak: null }, even).peak).toBe(0);
  });
});

describe('decks in a crossfade', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  function twoDecks() {
    const peaks: [number, number] = [0.7, 0.7];
    const heard: number[] = [];
    const deck = (at: 0 | 1) => ({
      peakLevel: () => ({ peak: peaks[at], ceiling: 1 }),
      setHeadroom: (share: number) => void (at === 0 && heard.push(share)),
    });
    return { peaks, heard, together: createCrossfadeHeadroom(() => [deck(0), deck(1)]) };
  }

  it('does not attenuate decks before and after a crossfade', () => {
    const { heard, together } = twoDecks();
    together.settle();
    expect(heard).toEqual([]);
    together.cross(true);
    expect(heard).toEqual([1 / 1.4]);
    together.cross(false);
    vi.advanceTimersByTime(1000);
    expect(heard.at(-1)).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });

  it('restores the level gradually when the other deck stops suddenly', () => {
    const { peaks, heard, together } = twoDecks();
    together.cross(true);
    peaks[1] = 0;
    together.settle();
    vi.advanceTimersByTime(1000);
    expect(heard.length).toBeGreaterThan(4);
    heard.slice(1).forEach((share, at) => expect(share - (heard[at] ?? 0)).toBeLessThan(0.08));
    expect(heard.at(-1)).toBe(1);
    expect(vi.getTimerCount()).toBe(0);
  });
});
