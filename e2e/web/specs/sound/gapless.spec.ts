import { sample } from '../../fixtures/audit-sample.ts';
import { expect, gaplessReference, test } from '../../fixtures/gapless/deck-page.ts';
import { measureJoin, type JoinMeasurement } from '../../fixtures/gapless/measure-join.ts';
import { CUT, type Kind, RATE, SAMPLES, splitSine } from '../../fixtures/gapless/split-sine.ts';

/** The recording may begin and end at samples that are nearly zero. */
const LENGTH_SLACK = 4;
/** 1 ms, the gap allowed for AAC. */
const AAC_SLACK = RATE / 1000;
/** Factor by which the waveform at an edge may differ between a continuing and a restarted decoder. */
const RIPPLE_SLACK = 1.1;
/** Longest delay of the player's event of a join on a busy machine, in ms. */
const POSITION_SLACK_MS = 150;

const bounds: Record<Kind, (own: JoinMeasurement) => Omit<JoinMeasurement, 'length'>> = {
  flac: () => ({ silence: 4, jump: 1, step: 1.5 }),
  mp3: (own) => ({ silence: 4, jump: 1, step: own.step * RIPPLE_SLACK }),
  m4a: (own) => ({ silence: AAC_SLACK, jump: AAC_SLACK, step: own.step * RIPPLE_SLACK }),
};

for (const kind of sample(Object.keys(bounds) as Kind[], 1)) {
  test(`plays a sine split into two ${kind} files without a gap`, async ({ page, openDeck }) => {
    const [first, second] = await splitSine(kind);
    const { deck } = await openDeck({ first, second });
    const { samples, joinedAtMs, endedAtMs, events } = await deck.evaluate(async (it, rate) => {
      await it.record(rate);
      it.port.load(0, '/first', {});
      it.port.play(0, { atMs: 0 });
      await it.until('playing');
      it.port.append(0, '/second', {});
      await it.until('joined');
      const joinedAtMs = it.port.position(0);
      await it.until('ended');
      const endedAtMs = it.port.position(0);
      await it.untilSilence();
      return { samples: it.samples(), joinedAtMs, endedAtMs, events: it.events };
    }, RATE);
    const verdict = measureJoin(Float32Array.from(samples));
    const own = measureJoin(await gaplessReference(page, ['first', 'second'], RATE));
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ verdict, own }) });
    // From the join on, positions are those of the second song.
    expect(events).toEqual(['playing', 'joined', 'ended']);
    expect(joinedAtMs).toBeLessThan(POSITION_SLACK_MS);
    expect(endedAtMs).toBe(Math.round(((SAMPLES - CUT) / RATE) * 1000));
    const allowed = bounds[kind](own);
    expect(verdict.silence).toBeLessThanOrEqual(allowed.silence);
    expect(verdict.jump).toBeLessThan(allowed.jump);
    expect(verdict.step).toBeLessThanOrEqual(allowed.step);
    expect(Math.abs(verdict.length - SAMPLES)).toBeLessThanOrEqual(kind === 'm4a' ? AAC_SLACK : LENGTH_SLACK);
  });
}
