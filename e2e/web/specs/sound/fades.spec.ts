import { sampled } from '../../fixtures/sampled.ts';
import type { JSHandle } from '@playwright/test';
import { expect, test } from '../../fixtures/gapless/deck-page.ts';
import type { DeckOnPage } from '../../fixtures/gapless/in-page.ts';
import { HZ, RATE } from '../../fixtures/gapless/split-sine.ts';
import { soundFile } from '../../fixtures/sound-files.ts';
import { AS_IT_IS } from '../../fixtures/tone/as-it-is.ts';
import { peak, sine, waveFile } from '../../fixtures/tone/tone-file.ts';

/** Of the songs that `soundFile` makes, of full scale. */
const AMPLITUDE = 9000 / 32_768;
const FADE_MS = 2000;
/** Many turns of each sine and of what they beat, so that a window measures power alone; short beside the fade. */
const WINDOW = RATE / 20;
/** Louder and softer than this is heard as louder and softer, dB. */
const EVEN_DB = 1;
/** A cut through a sine jumps by its whole height, as a rule; one step of a fade by much less. */
const CLICK = AMPLITUDE / 3;

/** What a sample of full scale and the recorder's own filters add to what was meant, of the height. */
const EXACT = 0.005;

const decibelsOf = (height: number): number => 20 * Math.log10(height);

const power = (samples: readonly number[]): number =>
  samples.reduce((sum, sample) => sum + sample * sample, 0) / samples.length;

/** What is heard of a song that crosses with another one after 1.5 s, and what was told meanwhile. */
const crossed = (deck: JSHandle<DeckOnPage>, tone: object, measured?: object) =>
  deck.evaluate(
    async (it, [rate, fadeMs, how, facts]) => {
      await it.record(rate);
      it.port.tone(how);
      it.port.load(0, '/one', undefined, facts);
      it.port.load(1, '/two', undefined, facts);
      it.port.play(0);
      await it.reach(1500);
      it.port.crossfade(0, 1, fadeMs);
      await it.until('ended');
      await it.untilSilence();
      return { samples: it.samples(), told: it.told, left: it.port.position(0) };
    },
    [RATE, FADE_MS, tone, measured] as const,
  );

test('two songs cross with the same power all the way', async ({ openDeck }) => {
  const files = { one: soundFile('one', 4, HZ).buffer, two: soundFile('two', 4, HZ * 3).buffer };
  const { deck } = await openDeck(files);
  const measured = { loudness: -14, truePeak: decibelsOf(AMPLITUDE) };
  const { samples, told, left } = await crossed(deck, AS_IT_IS, measured);
  expect(told).toEqual(['playing', 'playing', 'ended']);
  expect(left).toBe(0);
  const first = samples.findIndex((sample) => sample !== 0);
  const last = samples.findLastIndex((sample) => sample !== 0);
  const windows = Array.from({ length: Math.floor((last - first) / WINDOW) - 2 }, (_, place) =>
    power(samples.slice(first + (place + 1) * WINDOW, first + (place + 2) * WINDOW)),
  );
  // A second and a half of the one, two of both, two of the other.
  expect(windows.length * 50).toBeGreaterThan(5000);
  const [alone = 0] = windows;
  const decibels = windows.map((each) => 10 * Math.log10(each / alone));
  test.info().annotations.push({
    type: 'measured',
    description: `${Math.min(...decibels).toFixed(2)} to ${Math.max(...decibels).toFixed(2)} dB`,
  });
  // A machine under load leaves holes of some ms in what it plays: at most one window in twenty may have one.
  const away = decibels.map(Math.abs).toSorted((one, other) => one - other);
  expect(away[Math.floor(away.length * 0.95)]).toBeLessThan(EVEN_DB);
});

/** As high as two songs can be; their waves meet at their highest again and again. */
const FULL = 0.99;
const SONG = { loudness: -4, truePeak: decibelsOf(FULL) };
const even = { ...AS_IT_IS, even: 'song' };

const loudness = [
  ['as they are', { ...even, even: 'off' }, SONG, 1],
  ['that nobody has measured', even, undefined, 1],
  // Measured as softer than they are, so that only their peaks hold them back.
  ['that are evened', even, { ...SONG, loudness: -40 }, 10 ** (-1 / 20)],
] as const;
for (const [how, tone, song, ceiling] of sampled(loudness, 1)) {
  test(`two songs of full scale, ${how}, are not higher together than one may be`, async ({ openDeck }) => {
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
    // The one sinks from 1.5 s on, within 2 s.
    const middle = powers.slice(44, 56);
    test.info().annotations.push({
      type: 'measured',
      description: `at most ${decibelsOf(most).toFixed(2)} dB, in the middle ${(Math.min(...middle) - alone).toFixed(2)} dB`,
    });
    expect(most).toBeLessThan(ceiling + EXACT);
    // It is as high as one song may be all the way.
    expect(peak(windows[50] ?? [])).toBeGreaterThan(ceiling * 0.9);
    const away = middle.map((each) => Math.abs(each - alone)).toSorted((one, other) => one - other);
    expect(away[Math.floor(away.length * 0.9)]).toBeLessThan(3.5);
    expect(Math.abs((powers.at(-1) ?? 0) - alone)).toBeLessThan(EVEN_DB);
  });
}

test('pauses, going on and jumps make no click', async ({ openDeck }) => {
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
  test
    .info()
    .annotations.push({ type: 'measured', description: `${(largest / AMPLITUDE).toFixed(3)} of the height` });
  expect(largest).toBeLessThan(CLICK);
});
