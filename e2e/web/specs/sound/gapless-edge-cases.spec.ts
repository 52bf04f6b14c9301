import { AUDIT, sample } from '../../fixtures/audit-sample.ts';
import { expect, test } from '../../fixtures/gapless/deck-page.ts';
import { measureJoin } from '../../fixtures/gapless/measure-join.ts';
import {
  CUT,
  RATE,
  repeated,
  SAMPLES,
  splitSine,
  withoutEncoderTag,
} from '../../fixtures/gapless/split-sine.ts';

const FIRST_MS = Math.round((CUT / RATE) * 1000);
const SECOND_MS = Math.round(((SAMPLES - CUT) / RATE) * 1000);
/** Bytes per second of the sine as MP3. */
const MP3_RATE = 16_000;
/** The recording may begin and end at samples that are nearly zero. */
const LENGTH_SLACK = 4;

test.describe('the next song plays on the other deck, and the first plays to its end', () => {
  test('if it has another format', async ({ openDeck }) => {
    const [first] = await splitSine('flac');
    const [, second] = await splitSine('mp3');
    const { deck } = await openDeck({ first, second });
    const { samples, events } = await deck.evaluate(async (it, rate) => {
      await it.record(rate);
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      await it.until('ended');
      await it.untilSilence();
      return { samples: it.samples(), events: it.events };
    }, RATE);
    expect([...new Set(events)].sort()).toEqual(['ended', 'not-joined', 'playing']);
    expect(Math.abs(measureJoin(Float32Array.from(samples)).length - CUT)).toBeLessThanOrEqual(LENGTH_SLACK);
  });

  test('if its file is missing', async ({ openDeck }) => {
    const [first] = await splitSine('mp3');
    const { deck } = await openDeck({ first });
    const events = await deck.evaluate(async (it) => {
      it.port.load(0, '/first', {});
      it.port.play(0);
      await it.until('playing');
      it.port.append(0, '/second', {});
      await it.until('ended');
      return it.events;
    });
    expect(events).toEqual(['playing', 'not-joined', 'ended']);
  });

  test('if the first file does not say where its sound ends', AUDIT, async ({ openDeck }) => {
    const [first, second] = await splitSine('mp3');
    const { deck } = await openDeck({ first: withoutEncoderTag(first), second });
    const events = await deck.evaluate(async (it) => {
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      await it.until('ended');
      return it.events;
    });
    // An element that waits for data reports `playing` again.
    expect([...new Set(events)].sort()).toEqual(['ended', 'not-joined', 'playing']);
  });

  test('if the browser has no MediaSource', AUDIT, async ({ page, openDeck }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaSource'));
    const [first, second] = await splitSine('mp3');
    const { deck } = await openDeck({ first, second });
    const events = await deck.evaluate(async (it) => {
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      await it.until('ended');
      return it.events;
    });
    expect(events).toEqual(['not-joined', 'playing', 'ended']);
  });

  test('if it is cut after it was appended', AUDIT, async ({ openDeck }) => {
    const [first, second] = await splitSine('flac');
    const { deck } = await openDeck({ first, second });
    const { samples, events } = await deck.evaluate(async (it, rate) => {
      await it.record(rate);
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      // The second song is appended by now.
      await it.until('playing');
      it.port.removeAppended(0);
      await it.until('ended');
      await it.untilSilence();
      return { samples: it.samples(), events: it.events };
    }, RATE);
    expect([...new Set(events)]).toEqual(['playing', 'ended']);
    expect(Math.abs(measureJoin(Float32Array.from(samples)).length - CUT)).toBeLessThanOrEqual(LENGTH_SLACK);
  });

  test('if it is cut while it is being appended', async ({ openDeck }) => {
    const [first, second] = await splitSine('flac');
    const { deck } = await openDeck({ first, second });
    const { samples, events } = await deck.evaluate(async (it, rate) => {
      const append = SourceBuffer.prototype.appendBuffer;
      SourceBuffer.prototype.appendBuffer = function (bytes) {
        append.call(this, bytes);
        // A buffer appended with a later window start belongs to the second song.
        if (this.appendWindowStart > 0) it.port.removeAppended(0);
      };
      await it.record(rate);
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      await it.until('ended');
      await it.untilSilence();
      return { samples: it.samples(), events: it.events };
    }, RATE);
    expect([...new Set(events)]).toEqual(['playing', 'ended']);
    expect(Math.abs(measureJoin(Float32Array.from(samples)).length - CUT)).toBeLessThanOrEqual(LENGTH_SLACK);
  });
});

for (const kind of sample(['flac', 'mp3', 'm4a'] as const, 1)) {
  test(`seeks before and after the join of ${kind} files land at their target`, async ({ openDeck }) => {
    const [first, second] = await splitSine(kind);
    const { deck } = await openDeck({ first, second });
    const places = await deck.evaluate(async (it) => {
      const places: number[] = [];
      const jump = (ms: number): void => {
        it.port.seek(0, ms);
        places.push(it.port.position(0));
      };
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0, { atMs: 500 });
      places.push(it.port.position(0));
      await it.until('playing');
      jump(1700);
      places.push(it.durationMs);
      await it.until('joined');
      places.push(it.durationMs);
      // Seeks beyond the end of the first song, then before and after the join.
      jump(1900);
      jump(0);
      jump(1500);
      await it.until('ended');
      places.push(it.port.position(0));
      return places;
    });
    expect(places).toEqual([500, 1700, FIRST_MS, SECOND_MS, 1900, 0, 1500, SECOND_MS]);
  });
}

test('plays an ended song again from its beginning', AUDIT, async ({ openDeck }) => {
  const [first, second] = await splitSine('mp3');
  const { deck } = await openDeck({ first, second });
  const { samples, events } = await deck.evaluate(async (it, rate) => {
    await it.record(rate);
    it.port.load(0, '/first', {});
    it.port.append(0, '/second', {});
    it.port.play(0);
    await it.until('ended');
    it.port.play(0, { atMs: 0 });
    await it.until('ended', 2);
    await it.untilSilence();
    return { samples: it.samples(), events: it.events };
  }, RATE);
  expect(events).toEqual(['playing', 'joined', 'ended', 'playing', 'ended']);
  const sounding = samples.filter((sample) => Math.abs(sample) > 0.0001).length;
  // Few samples of a sine are as quiet as that.
  expect(sounding / (SAMPLES + SAMPLES - CUT)).toBeGreaterThan(0.99);
  expect(sounding / (SAMPLES + SAMPLES - CUT)).toBeLessThan(1.01);
});

test(
  'joins the next song at the real end of a file that is shorter than declared',
  AUDIT,
  async ({ openDeck }) => {
    const [whole, second] = await splitSine('mp3');
    const first = whole.subarray(0, 20_000);
    const { deck } = await openDeck({ first, second });
    const { samples, events } = await deck.evaluate(async (it, rate) => {
      await it.record(rate);
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      await it.until('ended');
      await it.untilSilence();
      return { samples: it.samples(), events: it.events };
    }, RATE);
    expect(events).toEqual(['playing', 'joined', 'ended']);
    const { length, silence } = measureJoin(Float32Array.from(samples));
    expect(silence).toBeLessThanOrEqual(LENGTH_SLACK);
    // The last frame is incomplete.
    const heldS = (20_000 / MP3_RATE) * 1.01;
    expect(length / RATE).toBeLessThan((SAMPLES - CUT) / RATE + heldS);
    expect(length / RATE).toBeGreaterThan((SAMPLES - CUT) / RATE + heldS - 0.15);
  },
);

test('resumes a joined file at its position after it failed midway', AUDIT, async ({ openDeck }) => {
  const [first, second] = await splitSine('mp3');
  const long = repeated(second, 5);
  const { server, deck } = await openDeck({ first, long });
  await deck.evaluate(async (it) => {
    it.port.load(0, '/first', {});
    it.port.play(0);
    await it.until('playing');
  });
  const refuse = server.delayFile('long');
  await deck.evaluate(async (it) => {
    it.port.append(0, '/long', {});
    await it.until('joined');
  });
  refuse();
  const { places, events } = await deck.evaluate(async (it) => {
    await it.until('playing', 2);
    const places = [it.port.position(0)];
    await it.until('ended');
    places.push(it.port.position(0));
    return { places, events: it.events };
  });
  // While it waits for data, the element may report `playing` more than once.
  expect(events.filter((word) => word !== 'playing')).toEqual(['joined', 'ended']);
  // The bytes of the first request were played, and nothing twice.
  const headMs = (65_536 / MP3_RATE) * 1000;
  expect(places[0]).toBeGreaterThan(headMs - 1000);
  expect(places[0]).toBeLessThan(headMs + 500);
  expect(places[1]).toBeGreaterThan(9900);
});

test('buffers only the next minutes of long songs, and seeks beyond the buffer', async ({ openDeck }) => {
  const [first] = await splitSine('mp3');
  // 17 minutes, 16 MB.
  const long = repeated(first, 500);
  const { deck } = await openDeck({ long, next: long });
  const { endMs, bufferedMs, keptS, at, keptAfterS } = await deck.evaluate(async (it) => {
    const enough = (ms: number): Promise<void> =>
      new Promise((resolve) => {
        const stop = it.port.on(() => {
          if (it.bufferedMs < ms) return;
          stop();
          resolve();
        });
      });
    it.port.load(0, '/long', {});
    it.port.append(0, '/next', {});
    it.port.play(0);
    await enough(370_000);
    const [bufferedMs, keptS, endMs] = [it.bufferedMs, it.totalBufferedS(), it.durationMs];
    it.port.seek(0, endMs - 100_000);
    // The second song is appended by now.
    await enough(endMs - 1000);
    it.port.seek(0, endMs - 200);
    await it.until('joined');
    await enough(270_000);
    return { endMs, bufferedMs, keptS, at: it.port.position(0), keptAfterS: it.totalBufferedS() };
  });
  // The buffered time plus the piece that was appended last.
  const aheadMs = (7_000_000 / MP3_RATE) * 1000;
  expect(endMs).toBeGreaterThan(1_000_000);
  expect(bufferedMs).toBeLessThan(aheadMs);
  expect(keptS * 1000).toBeLessThan(aheadMs);
  expect(at).toBeLessThan(60_000);
  expect(keptAfterS * MP3_RATE).toBeLessThan(12_000_000);
});
