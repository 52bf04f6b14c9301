import { sampled } from '../../fixtures/sampled.ts';
import { expect, ideal, test } from '../../fixtures/gapless/deck-page.ts';
import { judge, type Verdict } from '../../fixtures/gapless/judge.ts';
import { CUT, type Kind, RATE, SAMPLES, splitSine } from '../../fixtures/gapless/split-sine.ts';

/** The graph may begin and end in the middle of a sample that is nearly zero. */
const LENGTH_SLACK = 4;
/** 1 ms, which AAC is allowed. */
const AAC_SLACK = RATE / 1000;
/** A decoder that goes on sounds a little different at an edge from one that begins anew. */
const RIPPLE_SLACK = 1.1;
/** How late the player may be told of a join on a busy machine, ms. */
const TOLD_SLACK_MS = 150;

const bounds: Record<Kind, (own: Verdict) => Omit<Verdict, 'length'>> = {
  flac: () => ({ silence: 4, jump: 1, step: 1.5 }),
  mp3: (own) => ({ silence: 4, jump: 1, step: own.step * RIPPLE_SLACK }),
  m4a: (own) => ({ silence: AAC_SLACK, jump: AAC_SLACK, step: own.step * RIPPLE_SLACK }),
};

for (const kind of sampled(Object.keys(bounds) as Kind[], 1)) {
  test(`a sine cut in two ${kind} files sounds as one`, async ({ page, openDeck }) => {
    const [first, second] = await splitSine(kind);
    const { deck } = await openDeck({ first, second });
    const { samples, joinedAtMs, endedAtMs, told } = await deck.evaluate(async (it, rate) => {
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
      return { samples: it.samples(), joinedAtMs, endedAtMs, told: it.told };
    }, RATE);
    const verdict = judge(Float32Array.from(samples));
    const own = judge(await ideal(page, ['first', 'second'], RATE));
    test.info().annotations.push({ type: 'measured', description: JSON.stringify({ verdict, own }) });
    // Times are the second song's from the join on.
    expect(told).toEqual(['playing', 'joined', 'ended']);
    expect(joinedAtMs).toBeLessThan(TOLD_SLACK_MS);
    expect(endedAtMs).toBe(Math.round(((SAMPLES - CUT) / RATE) * 1000));
    const allowed = bounds[kind](own);
    expect(verdict.silence).toBeLessThanOrEqual(allowed.silence);
    expect(verdict.jump).toBeLessThan(allowed.jump);
    expect(verdict.step).toBeLessThanOrEqual(allowed.step);
    expect(Math.abs(verdict.length - SAMPLES)).toBeLessThanOrEqual(kind === 'm4a' ? AAC_SLACK : LENGTH_SLACK);
  });
}
