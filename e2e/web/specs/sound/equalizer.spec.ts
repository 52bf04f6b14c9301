import { AUDIT } from '../../fixtures/audit-sample.ts';
import type { JSHandle, Page } from '@playwright/test';
import { expect, test } from '../../fixtures/gapless/deck-page.ts';
import { serveDeck } from '../../fixtures/gapless/deck-server.ts';
import type { DeckOnPage } from '../../fixtures/gapless/deck-on-page.ts';
import { measureJoin } from '../../fixtures/gapless/measure-join.ts';
import { HZ, RATE, splitSine } from '../../fixtures/gapless/split-sine.ts';
import { NEUTRAL_TONE } from '../../fixtures/equalizer/neutral-tone.ts';
import { level, peak, sine, square, waveFile } from '../../fixtures/equalizer/wave-file.ts';

const SECONDS = 60;
/** Measured time in s: many periods of every sine here. */
const WINDOW_S = 0.5;
/** Seconds of sound until a setting is reached: three times the smoothing of values. */
const SETTLED_S = 0.4;
/** Level difference in dB that is inaudible. */
const SAME_DB = 0.2;
/**
 * Largest step between samples of the split sine, relative to its amplitude; a third of the amplitude is audible
 * as a click.
 */
const OWN_STEP = (2 * Math.PI * HZ) / RATE;
const CLICK = 1 / 3;
const band = (at: number, decibels: number): number[] =>
  NEUTRAL_TONE.bands.map((_, each) => (each === at ? decibels : 0));

/** Plays a song through the Web Audio graph. */
async function playInGraph(page: Page, deck: JSHandle<DeckOnPage>, measured?: object): Promise<void> {
  await page.mouse.click(5, 5);
  await deck.evaluate(
    async (it, [neutral, song]) => {
      it.hearGraph();
      it.port.applySoundSettings({ ...neutral, mono: true });
      await it.graphHeard;
      it.port.applySoundSettings(neutral);
      it.port.load(0, '/song', undefined, song);
      it.port.play(0);
      await it.until('playing');
    },
    [NEUTRAL_TONE, measured] as const,
  );
}

/** Samples of both channels once the given tone settings are reached. */
const heardAs = (deck: JSHandle<DeckOnPage>, tone: object): Promise<[number[], number[]]> =>
  deck.evaluate(
    async (it, [wanted, settled, window]) => {
      it.port.applySoundSettings(wanted);
      await it.hear(settled);
      return it.hear(window);
    },
    [{ ...NEUTRAL_TONE, ...tone }, SETTLED_S, WINDOW_S] as const,
  );

const note = (what: object): void =>
  void test.info().annotations.push({ type: 'measured', description: JSON.stringify(what) });

test('a band changes its own frequency by its gain, and hardly any other', async ({ page, openDeck }) => {
  const song = waveFile(SECONDS, sine(1000, 0.1), sine(62, 0.1));
  const { deck } = await openDeck({ song });
  await playInGraph(page, deck);
  const [plain1k, plain62] = (await heardAs(deck, {})).map(level) as [number, number];
  for (const decibels of [12, 6, -6, -12]) {
    const [at1k, at62] = (await heardAs(deck, { equaliser: true, bands: band(5, decibels) })).map(level) as [
      number,
      number,
    ];
    const gained = at1k - plain1k - (at62 - plain62);
    note({ decibels, gained, back: at62 - plain62 });
    expect(Math.abs(gained - decibels)).toBeLessThan(SAME_DB);
    // Headroom subtracted for the raised band.
    expect(at62 - plain62).toBeLessThan(0);
  }
  const off = (await heardAs(deck, { equaliser: false, bands: band(5, 12) })).map(level);
  expect(Math.abs((off[0] ?? 0) - plain1k)).toBeLessThan(SAME_DB);
  expect(Math.abs((off[1] ?? 0) - plain62)).toBeLessThan(SAME_DB);
});

test('no equalizer curve raises a song of full scale above full scale', AUDIT, async ({ page, openDeck }) => {
  const song = waveFile(SECONDS, square(62, 0.99), square(1000, 0.99));
  const { deck } = await openDeck({ song });
  await playInGraph(page, deck);
  const plain = (await heardAs(deck, {})).map(peak);
  const curves = {
    low: band(1, 12),
    middle: band(5, 12),
    cut: band(5, -12),
    all: NEUTRAL_TONE.bands.map(() => 12),
    teeth: NEUTRAL_TONE.bands.map((_, at) => (at % 2 ? -12 : 12)),
  };
  for (const [name, bands] of Object.entries(curves)) {
    const peaks = (await heardAs(deck, { equaliser: true, bands })).map(peak);
    note({ name, plain, peaks });
    for (const [side, height] of peaks.entries()) {
      expect(height).toBeLessThanOrEqual(plain[side] ?? 0);
      expect(height).toBeGreaterThan(0.02);
    }
  }
});

test(
  'two songs of full scale crossfaded in the graph stay below full scale',
  AUDIT,
  async ({ page, openDeck }) => {
    const CROSS_S = 2;
    const song = waveFile(SECONDS, sine(HZ, 0.99));
    const { deck } = await openDeck({ song, next: waveFile(SECONDS, sine(HZ * 1.53, 0.99)) });
    await playInGraph(page, deck, { loudness: -4, truePeak: 20 * Math.log10(0.99) });
    for (const [from, to, tone] of [
      [0, 1, { mono: true }],
      [1, 0, { mono: true, equaliser: true, bands: band(5, 12) }],
    ] as const) {
      const heard = await deck.evaluate(
        async (it, [wanted, one, other, seconds]) => {
          it.port.applySoundSettings(wanted);
          it.port.load(other, other === 1 ? '/next' : '/song');
          it.port.crossfade(one, other, seconds * 1000);
          await it.until('playing', it.events.length + 1);
          return it.hear(seconds);
        },
        [{ ...NEUTRAL_TONE, ...tone }, from, to, CROSS_S] as const,
      );
      const peaks = heard.map(peak);
      note({ tone, peaks });
      for (const height of peaks) expect(height).toBeLessThan(1.005);
    }
  },
);

test(
  'mono puts the mean of both channels on both, and balance attenuates one channel only',
  AUDIT,
  async ({ page, openDeck }) => {
    const song = waveFile(SECONDS, sine(440, 0.2), () => 0);
    const { deck } = await openDeck({ song });
    await playInGraph(page, deck);
    const plain = (await heardAs(deck, {})).map(peak) as [number, number];
    expect(plain[0]).toBeCloseTo(0.2, 2);
    expect(plain[1]).toBe(0);
    const mono = await heardAs(deck, { mono: true });
    expect(peak(mono[0])).toBeCloseTo(plain[0] / 2, 3);
    expect(mono[1]).toEqual(mono[0]);
    const right = (await heardAs(deck, { mono: true, balance: 1 })).map(peak) as [number, number];
    expect(right[0]).toBeLessThan(0.0001);
    expect(right[1]).toBeCloseTo(plain[0] / 2, 3);
    const left = (await heardAs(deck, { mono: true, balance: -0.5 })).map(peak) as [number, number];
    expect(left[0]).toBeCloseTo(plain[0] / 2, 3);
    expect(left[1]).toBeCloseTo(plain[0] / 4, 3);
  },
);

test('normalizes a soft song up to -1 dBFS and not beyond', async ({ page, openDeck }) => {
  const HEIGHT = 0.05;
  const song = waveFile(SECONDS, sine(440, HEIGHT));
  const { deck } = await openDeck({ song });
  // Measured softer than it is, so that only its peak bounds the gain.
  await playInGraph(page, deck, { loudness: -60, truePeak: 20 * Math.log10(HEIGHT) });
  const [even] = await heardAs(deck, { even: 'song' });
  const [more] = await heardAs(deck, { even: 'song', preampDb: 12 });
  note({ even: 20 * Math.log10(peak(even)), more: 20 * Math.log10(peak(more)) });
  for (const samples of [even, more]) {
    expect(20 * Math.log10(peak(samples))).toBeLessThanOrEqual(-1 + 0.01);
    expect(20 * Math.log10(peak(samples))).toBeGreaterThan(-1.1);
  }
});

test('plays a song of another origin outside of the graph', async ({ page, openDeck }) => {
  const other = await serveDeck({ foreign: waveFile(SECONDS, sine(440, 0.2)) });
  const song = waveFile(SECONDS, sine(440, 0.2));
  const { deck } = await openDeck({ song });
  await playInGraph(page, deck);
  const found = await deck.evaluate(async (it, url) => {
    const inGraph = () =>
      it.elements.filter((element) => !element.paused).map((element) => it.graphElements.has(element));
    const own = inGraph();
    it.port.load(0, url);
    it.port.play(0);
    await it.until('playing', 2);
    await it.reach(500);
    const volume = it.elements.filter((element) => !element.paused).map((element) => element.volume);
    const foreign = inGraph();
    it.port.load(0, '/song');
    it.port.play(0);
    await it.until('playing', 3);
    return { own, foreign, volume, again: inGraph(), events: it.events };
  }, `${other.url}foreign`);
  other.close();
  expect(found).toEqual({
    own: [true],
    foreign: [false],
    volume: [1],
    again: [true],
    events: ['playing', 'playing', 'playing'],
  });
  expect(peak((await heardAs(deck, {}))[0])).toBeCloseTo(0.2, 2);
});

test('loads no code of the graph while no setting needs it', async ({ page, openDeck }) => {
  const song = waveFile(SECONDS, sine(440, 0.2));
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  const { deck } = await openDeck({ song });
  await page.mouse.click(5, 5);
  await deck.evaluate(
    async (it, [neutral, loud]) => {
      it.port.applySoundSettings({ ...neutral, even: 'song', equaliser: true });
      it.port.load(0, '/song', undefined, loud);
      it.port.play(0);
      await it.until('playing');
      await it.reach(300);
    },
    [NEUTRAL_TONE, { loudness: -10, truePeak: -1 }] as const,
  );
  const volume = await deck.evaluate((it) => it.elements[0]?.volume);
  expect(20 * Math.log10(volume ?? 0)).toBeCloseTo(-8, 3);
  expect(asked.filter((url) => /\/audio-graph-/.test(url))).toEqual([]);
  await playInGraph(page, deck);
  expect(asked.filter((url) => /\/audio-graph-/.test(url))).toHaveLength(1);
});

test('joins songs of an album without a seam, each with its own level', AUDIT, async ({ openDeck }) => {
  const [first, second] = await splitSine('flac');
  const { deck } = await openDeck({ first, second });
  const samples = await deck.evaluate(
    async (it, [rate, neutral]) => {
      await it.record(rate);
      it.port.applySoundSettings({ ...neutral, even: 'song' });
      it.port.load(0, '/first', {}, { loudness: -18, truePeak: -6 });
      it.port.append(0, '/second', {}, { loudness: -6, truePeak: -6 });
      it.port.play(0);
      await it.until('joined');
      await it.until('ended');
      await it.untilSilence();
      return it.samples();
    },
    [RATE, NEUTRAL_TONE] as const,
  );
  const begin = samples.findIndex((sample) => sample !== 0);
  const end = samples.findLastIndex((sample) => sample !== 0);
  const of = (from: number) => level(samples.slice(from, from + RATE / 2));
  const [before, after] = [of(begin + RATE / 2), of(end - RATE)];
  const { silence, step } = measureJoin(Float32Array.from(samples));
  note({ before, after, silence, step });
  expect(Math.abs(before - after - 12)).toBeLessThan(SAME_DB);
  expect(silence).toBeLessThanOrEqual(4);
  expect(step * OWN_STEP).toBeLessThan(CLICK);
});
