import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { startKaraokeHighlight } from './karaoke-highlight.ts';

/** Start times that were set on animations, ms of the window's clock. */
let rates: number[] = [];

class FakeAnimation {
  playbackRate = 1;
  currentTime: number | null = null;
  #startTime: number | null = null;
  get startTime() {
    return this.#startTime;
  }
  set startTime(ms) {
    this.#startTime = ms;
    rates.push(Math.round(ms ?? Number.NaN));
  }
  pause() {
    this.#startTime = null;
  }
  cancel() {
    this.#startTime = null;
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  vi.stubGlobal('Animation', FakeAnimation);
  vi.stubGlobal('KeyframeEffect', class {});
  rates = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function setUp(startMs: number, from = 0) {
  const begun = performance.now();
  const score = {
    positionMs: () => from + performance.now() - begun,
    rate: () => 1,
    isAdvancing: () => true,
  };
  const marks = [
    { element: document.createElement('i'), property: 'opacity' as const, unsung: '0', sung: '1' },
  ];
  return startKaraokeHighlight([{ startMs, endMs: startMs + 500, marks }], score, true);
}

it('sets the start time once for a word that begins later', () => {
  const wipe = setUp(1000);
  vi.advanceTimersByTime(900);
  wipe.sync();
  // A millisecond before its word.
  expect(rates).toEqual([999]);
  wipe.stop();
});

it('starts a word that has begun at the current position', () => {
  const wipe = setUp(1000, 1300);
  expect(rates).toEqual([-301]);
  wipe.stop();
  vi.advanceTimersByTime(1000);
  expect(rates).toHaveLength(1);
});

it('reads position and clock again after an interruption between them', () => {
  let interruptions = 1;
  const positionMs = () => {
    const playedMs = performance.now();
    if (interruptions-- > 0) vi.advanceTimersByTime(40);
    return playedMs;
  };
  const marks = [
    { element: document.createElement('i'), property: 'opacity' as const, unsung: '0', sung: '1' },
  ];
  const score = { positionMs, rate: () => 1, isAdvancing: () => true };
  const wipe = startKaraokeHighlight([{ startMs: 1000, endMs: 1500, marks }], score, true);
  expect(rates).toEqual([999]);
  wipe.stop();
  // A permanently busy machine gets the last reading.
  interruptions = Infinity;
  startKaraokeHighlight([{ startMs: 1000, endMs: 1500, marks }], score, true).stop();
  expect(rates).toEqual([999, 1039]);
});
