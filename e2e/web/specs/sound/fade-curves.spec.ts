import { sample } from '../../fixtures/audit-sample.ts';
import type { JSHandle } from '@playwright/test';
import { expect, test } from '../../fixtures/gapless/deck-page.ts';
import type { DeckOnPage } from '../../fixtures/gapless/deck-on-page.ts';
import { HZ, RATE } from '../../fixtures/gapless/split-sine.ts';
import { soundFile } from '../../fixtures/sound-files.ts';
import { NEUTRAL_TONE } from '../../fixtures/equalizer/neutral-tone.ts';
import { peak, sine, waveFile } from '../../fixtures/equalizer/wave-file.ts';

/** Peak amplitude of the songs that `soundFile` makes, relative to full scale. */
const AMPLITUDE = 9000 / 32_768;
const FADE_MS = 2000;
/**
 * Samples per window: many periods of each sine and of their beat, so that a window measures power alone; short
 * compared to the fade.
 */
const WINDOW = RATE / 20;
/** Level difference in dB that is audible. */
const EVEN_DB = 1;
/** A cut through a sine jumps by up to its amplitude; one step of a fade by much less. */
const CLICK = AMPLITUDE / 3;

/** Tolerance for a sample at full scale and for the recorder's filters, relative to full scale. */
const EXACT = 0.005;

const decibelsOf = (height: number): number => 20 * Math.log10(height);

const power = (samples: readonly number[]): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

/**
 * Crossfades one song into another after 1.5 s. @returns the recorded samples, the events, and the position of the
 * first deck afterwards
 */
const crossed = (deck: JSHandle<DeckOnPage>, tone: object, measured?: object) =>
  deck.evaluate(
    async (it, [rate, fadeMs, how, facts]) => {
      await it.record(rate);
      it.port.applySoundSettings(how);
      it.port.load(0, '/one', undefined, facts);
      it.port.load(1, '/two', undefined, facts);
      it.port.play(0);
      await it.reach(1500);
      it.port.crossfade(0, 1, fadeMs);
      await it.until('ended');
      await it.untilSilence();
      return { samples: it.samples(), events: it.events, left: it.port.position(0) };
    },
    [RATE, FADE_MS, tone, measured] as const,
  );

test('crossfades two songs with constant power', async ({ openDeck }) => {
  const files = { one: soundFile('one', 4, HZ).buffer, two: soundFile('two', 4, HZ * 3).buffer };
  const { deck } = await openDeck(files);
  const measured = { loudness: -14, truePeak: decibelsOf(AMPLITUDE) };
  const { samples, events, left } = await crossed(deck, NEUTRAL_TONE, measured);
  expect(events).toEqual(['playing', 'playing', 'ended']);
  expect(left).toBe(0);
  const first = samples.findIndex((sample) => sample !== 0);
  const last = samples.findLastIndex((sample) => sample !== 0);
  const windows = Array.from({ length: Math.floor((last - first) / WINDOW) - 2 }, (_, place) =>
    power(samples.slice(first + (place + 1) * WINDOW, first + (place + 2) * WINDOW)),
  );
  // 1.5 s of the first song, 2 s of both, 2 s of the second.
  expect(windows.length * 50).toBeGreaterThan(5000);
  const [alone = 0] = windows;
  const decibels = windows.map((each) => 10 * Math.log10(each / alone));
  test.info().annotations.push({
    type: 'measured',
    description: `${Math.min(...decibels).toFixed(2)} to ${Math.max(...decibels).toFixed(2)} dB`,
  });
  // A machine under load leaves gaps of some ms in its output: at most one window in twenty may have one.
  const away = decibels.map(Math.abs).toSorted((one, other) => one - other);
  expect(away[Math.floor(away.length * 0.95)]).toBeLessThan(EVEN_DB);
});

/** Peak of two songs at full scale, whose waves add up at their peaks again and again. */
const FULL = 0.99;
const SONG = { loudness: -4, truePeak: decibelsOf(FULL) };
const even = { ...NEUTRAL_TONE, even: 'song' };

const loudness = [
  ['without normalization', { ...even, even: 'off' }, SONG, 1],
  ['not measured', even, undefined, 1],
  // Measured softer than they are, so that only the peak limit bounds their gain.
  ['normalized', even, { ...SONG, loudness: -40 }, 10 ** (-1 / 20)],
] as const;
for (const [how, tone, song, ceiling] of sample(loudness, 1)) {
  test(`two songs of full scale, ${how}, stay together below the peak limit of one`, async ({ openDeck }) => {
    const files = { one: waveFile(4, sine(HZ, FULL)), two: waveFile(4, sine(HZ * 1.53, FULL)) };
    const { deck } = await openDeck(files);
    const { samples } = await crossed(deck, tone, song);
    const first = samples.findIndex((sample) => sample !== 0);
    const last = samples.findLastIndex((sample) => sample !== 0);
    const heard = samples.slice(first, last);
    const windows = Array.from({ length: Math.floor(heard.length / WINDOW) - 2 }, (_, at) =>
      heard.slice((at + 1) * WINDOW, (at + 2) * WINDOW),
    );
    const powers = windows.map((each) => 10 * Math.log10(power(each)));
    const [alone = 0] = powers;
    const most = peak(heard);
    // The first song fades out from 1.5 s on, within 2 s.
    const middle = powers.slice(44, 56);
    test.info().annotations.push({
      type: 'measured',
      description: `at most ${decibelsOf(most).toFixed(2)} dB, in the middle ${(Math.min(...middle) - alone).toFixed(2)} dB`,
    });
    expect(most).toBeLessThan(ceiling + EXACT);
    // The level reaches the limit of one song throughout.
    expect(peak(windows[50] ?? [])).toBeGreaterThan(ceiling * 0.9);
    const away = middle.map((each) => Math.abs(each - alone)).toSorted((one, other) => one - other);
    expect(away[Math.floor(away.length * 0.9)]).toBeLessThan(3.5);
    expect(Math.abs((powers.at(-1) ?? 0) - alone)).toBeLessThan(EVEN_DB);
  });
}

test('pauses, resumes and seeks without clicks', async ({ openDeck }) => {
  const { deck } = await openDeck({ song: soundFile('song', 20, HZ).buffer });
  const { samples, places } = await deck.evaluate(async (it, rate) => {
    const places: number[] = [];
    await it.record(rate);
    it.port.load(0, '/song');
    it.port.play(0);
    for (const from of [0, 4000, 8000, 12_000]) {
      await it.reach(from + 500);
      it.port.pause(0);
      await it.untilSilence();
      it.port.play(0);
      await it.reach(from + 1000);
      it.port.seek(0, from + 4000);
      places.push(it.port.position(0));
    }
    await it.reach(16_500);
    it.port.pause(0);
    await it.untilSilence();
    return { samples: it.samples(), places };
  }, RATE);
  expect(places).toEqual([4000, 8000, 12_000, 16_000]);
  const largest = samples.reduce(
    (most, sample, n) => Math.max(most, Math.abs(sample - (samples[n - 1] ?? 0))),
    0,
  );
  test.info().annotations.push({
    type: 'measured',
    description: `${(largest / AMPLITUDE).toFixed(3)} of the amplitude`,
  });
  expect(largest).toBeLessThan(CLICK);
});
