import { AUDIT, sampled } from '../../fixtures/sampled.ts';
import { expect, test } from '../../fixtures/gapless/deck-page.ts';
import { judge } from '../../fixtures/gapless/judge.ts';
import { CUT, RATE, repeated, SAMPLES, splitSine, untold } from '../../fixtures/gapless/split-sine.ts';

const FIRST_MS = Math.round((CUT / RATE) * 1000);
const SECOND_MS = Math.round(((SAMPLES - CUT) / RATE) * 1000);
/** Bytes a second of the sine as MP3. */
const MP3_RATE = 16_000;
/** The graph may begin and end in the middle of a sample that is nearly zero. */
const LENGTH_SLACK = 4;

test.describe('a song follows on the other deck, and the first is heard to its end', () => {
  test('when it is of another kind', async ({ openDeck }) => {
    const [first] = await splitSine('flac');
    const [, second] = await splitSine('mp3');
    const { deck } = await openDeck({ first, second });
    const { samples, told } = await deck.evaluate(async (it, rate) => {
      await it.record(rate);
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      await it.until('ended');
      await it.untilSilence();
      return { samples: it.samples(), told: it.told };
    }, RATE);
    expect([...new Set(told)].sort()).toEqual(['ended', 'not-joined', 'playing']);
    expect(Math.abs(judge(Float32Array.from(samples)).length - CUT)).toBeLessThanOrEqual(LENGTH_SLACK);
  });

  test('when it is not there', async ({ openDeck }) => {
    const [first] = await splitSine('mp3');
    const { deck } = await openDeck({ first });
    const told = await deck.evaluate(async (it) => {
      it.port.load(0, '/first', {});
      it.port.play(0);
      await it.until('playing');
      it.port.append(0, '/second', {});
      await it.until('ended');
      return it.told;
    });
    expect(told).toEqual(['playing', 'not-joined', 'ended']);
  });

  test('when the first does not say where its sound ends', AUDIT, async ({ openDeck }) => {
    const [first, second] = await splitSine('mp3');
    const { deck } = await openDeck({ first: untold(first), second });
    const told = await deck.evaluate(async (it) => {
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      await it.until('ended');
      return it.told;
    });
    // An element that waits for data says again that it plays.
    expect([...new Set(told)].sort()).toEqual(['ended', 'not-joined', 'playing']);
  });

  test('when the browser has no MediaSource', AUDIT, async ({ page, openDeck }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'MediaSource'));
    const [first, second] = await splitSine('mp3');
    const { deck } = await openDeck({ first, second });
    const told = await deck.evaluate(async (it) => {
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      await it.until('ended');
      return it.told;
    });
    expect(told).toEqual(['not-joined', 'playing', 'ended']);
  });

  test('when it is taken back', AUDIT, async ({ openDeck }) => {
    const [first, second] = await splitSine('flac');
    const { deck } = await openDeck({ first, second });
    const { samples, told } = await deck.evaluate(async (it, rate) => {
      await it.record(rate);
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      // It lies behind the first by now.
      await it.until('playing');
      it.port.cut(0);
      await it.until('ended');
      await it.untilSilence();
      return { samples: it.samples(), told: it.told };
    }, RATE);
    expect([...new Set(told)]).toEqual(['playing', 'ended']);
    expect(Math.abs(judge(Float32Array.from(samples)).length - CUT)).toBeLessThanOrEqual(LENGTH_SLACK);
  });

  test('when it is taken back in the moment in which it comes', async ({ openDeck }) => {
    const [first, second] = await splitSine('flac');
    const { deck } = await openDeck({ first, second });
    const { samples, told } = await deck.evaluate(async (it, rate) => {
      const append = SourceBuffer.prototype.appendBuffer;
      SourceBuffer.prototype.appendBuffer = function (bytes) {
        append.call(this, bytes);
        // What begins later than the song does is what follows it.
        if (this.appendWindowStart > 0) it.port.cut(0);
      };
      await it.record(rate);
      it.port.load(0, '/first', {});
      it.port.append(0, '/second', {});
      it.port.play(0);
      await it.until('ended');
      await it.untilSilence();
      return { samples: it.samples(), told: it.told };
    }, RATE);
    expect([...new Set(told)]).toEqual(['playing', 'ended']);
    expect(Math.abs(judge(Float32Array.from(samples)).length - CUT)).toBeLessThanOrEqual(LENGTH_SLACK);
  });
});

for (const kind of sampled(['flac', 'mp3', 'm4a'] as const, 1)) {
  test(`jumps before and after the join of ${kind} files land where they are aimed`, async ({ openDeck }) => {
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
      // Beyond the end of the first, and then behind its own beginning and end.
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

test('a song that has ended can be heard once more from its beginning', AUDIT, async ({ openDeck }) => {
  const [first, second] = await splitSine('mp3');
  const { deck } = await openDeck({ first, second });
  const { samples, told } = await deck.evaluate(async (it, rate) => {
    await it.record(rate);
    it.port.load(0, '/first', {});
    it.port.append(0, '/second', {});
    it.port.play(0);
    await it.until('ended');
    it.port.play(0, { atMs: 0 });
    await it.until('ended', 2);
    await it.untilSilence();
    return { samples: it.samples(), told: it.told };
  }, RATE);
  expect(told).toEqual(['playing', 'joined', 'ended', 'playing', 'ended']);
  const sounding = samples.filter((sample) => Math.abs(sample) > 0.0001).length;
  // Few samples of a sine are as quiet as that.
  expect(sounding / (SAMPLES + SAMPLES - CUT)).toBeGreaterThan(0.99);
  expect(sounding / (SAMPLES + SAMPLES - CUT)).toBeLessThan(1.01);
});

test('a file that holds less than it says is followed where it really ends', AUDIT, async ({ openDeck }) => {
  const [whole, second] = await splitSine('mp3');
  const first = whole.subarray(0, 20_000);
  const { deck } = await openDeck({ first, second });
  const { samples, told } = await deck.evaluate(async (it, rate) => {
    await it.record(rate);
    it.port.load(0, '/first', {});
    it.port.append(0, '/second', {});
    it.port.play(0);
    await it.until('ended');
    await it.untilSilence();
    return { samples: it.samples(), told: it.told };
  }, RATE);
  expect(told).toEqual(['playing', 'joined', 'ended']);
  const { length, silence } = judge(Float32Array.from(samples));
  expect(silence).toBeLessThanOrEqual(LENGTH_SLACK);
  // Its last frame is not whole.
  const heldS = (20_000 / MP3_RATE) * 1.01;
  expect(length / RATE).toBeLessThan((SAMPLES - CUT) / RATE + heldS);
  expect(length / RATE).toBeGreaterThan((SAMPLES - CUT) / RATE + heldS - 0.15);
});

test('a joined file that fails midway goes on by itself where it was', AUDIT, async ({ openDeck }) => {
  const [first, second] = await splitSine('mp3');
  const long = repeated(second, 5);
  const { server, deck } = await openDeck({ first, long });
  await deck.evaluate(async (it) => {
    it.port.load(0, '/first', {});
    it.port.play(0);
    await it.until('playing');
  });
  const refuse = server.hold('long');
  await deck.evaluate(async (it) => {
    it.port.append(0, '/long', {});
    await it.until('joined');
  });
  refuse();
  const { places, told } = await deck.evaluate(async (it) => {
    await it.until('playing', 2);
    const places = [it.port.position(0)];
    await it.until('ended');
    places.push(it.port.position(0));
    return { places, told: it.told };
  });
  // Dry, it may have begun to play more than once.
  expect(told.filter((word) => word !== 'playing')).toEqual(['joined', 'ended']);
  // What came with the first look was heard, and nothing of it twice.
  const headMs = (65_536 / MP3_RATE) * 1000;
  expect(places[0]).toBeGreaterThan(headMs - 1000);
  expect(places[0]).toBeLessThan(headMs + 500);
  expect(places[1]).toBeGreaterThan(9900);
});

test('no more of long songs is held than is heard soon, and a jump beyond it finds its place', async ({
  openDeck,
}) => {
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
    const [bufferedMs, keptS, endMs] = [it.bufferedMs, it.keptS(), it.durationMs];
    it.port.seek(0, endMs - 100_000);
    // The second is behind the first now.
    await enough(endMs - 1000);
    it.port.seek(0, endMs - 200);
    await it.until('joined');
    await enough(270_000);
    return { endMs, bufferedMs, keptS, at: it.port.position(0), keptAfterS: it.keptS() };
  });
  // And the piece that came last.
  const aheadMs = (7_000_000 / MP3_RATE) * 1000;
  expect(endMs).toBeGreaterThan(1_000_000);
  expect(bufferedMs).toBeLessThan(aheadMs);
  expect(keptS * 1000).toBeLessThan(aheadMs);
  expect(at).toBeLessThan(60_000);
  expect(keptAfterS * MP3_RATE).toBeLessThan(12_000_000);
});
