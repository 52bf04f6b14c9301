import type { SeededRandom } from './random.ts';
import { BEATS_PER_BAR, type LineRhythm } from './rhythm.ts';
import type { Scale } from './scale.ts';

/** Role of a line in its stanza: opening, answer, turn, close (起承转合). */
export type LineRole = 'opening' | 'answer' | 'turn' | 'close';
const roles: readonly LineRole[] = ['opening', 'answer', 'turn', 'close'];

/** Role of line `index` of `count`: stanzas of four lines; the last line always closes. */
export function lineRoleOf(index: number, count: number): LineRole {
  if (index === count - 1) return 'close';
  return roles[index % roles.length] ?? 'opening';
}

export interface LineMelody {
  rhythm: LineRhythm;
  /** Scale degree of every character. */
  degrees: readonly number[];
}

const LOWEST = -2;
const HIGHEST = 8;
/** Weights of melodic steps of 0, 1, 2, 3 degrees. */
const stepWeights = [0.28, 1, 0.62, 0.2];
const CONTOUR_WIDTH = 1.5;

interface Shape {
  from: number;
  peak: number;
  peakAt: number;
  to: number;
}

function shapeOf(role: LineRole, dominant: number, random: SeededRandom): Shape {
  switch (role) {
    case 'opening':
      return { from: random.pick([0, 2, 3]), peak: random.int(4, 5), peakAt: 0.5, to: random.pick([1, 2]) };
    case 'answer':
      return { from: random.pick([2, 3]), peak: random.int(4, 6), peakAt: 0.35, to: dominant };
    case 'turn':
      return {
        from: random.pick([5, 6]),
        peak: random.int(7, HIGHEST),
        peakAt: 0.3,
        to: random.pick([dominant, 4]),
      };
    case 'close':
      return { from: random.pick([4, 5]), peak: random.int(4, 6), peakAt: 0.2, to: 0 };
  }
}

function contour(shape: Shape, x: number): number {
  if (x < shape.peakAt) return shape.from + (shape.peak - shape.from) * (x / shape.peakAt);
  return shape.peak + (shape.to - shape.peak) * ((x - shape.peakAt) / (1 - shape.peakAt));
}

/**
 * Composes the melody of one line. It follows the contour of its role by steps, answers leaps with steps back,
 * prefers stable notes on strong beats and ends on the note of its role. `head` (degrees of an earlier line) is
 * used as the beginning, so that lines of a stanza sound related.
 */
export function lineMelody(
  rhythm: LineRhythm,
  role: LineRole,
  scale: Scale,
  random: SeededRandom,
  head: readonly number[] = [],
): LineMelody {
  const shape = shapeOf(role, scale.dominant, random);
  const degrees: number[] = [];
  const last = rhythm.length - 1;
  let beat = 0;
  for (let i = 0; i <= last; i++) {
    const given = head[i];
    if (i === last) degrees.push(shape.to);
    else if (given !== undefined && i < last - 1) degrees.push(given);
    else degrees.push(drawDegree(degrees, contour(shape, i / last), beat, last - i, shape.to, scale, random));
    beat += rhythm[i] ?? 1;
  }
  return { rhythm, degrees };
}

function drawDegree(
  before: readonly number[],
  preferred: number,
  beat: number,
  left: number,
  goal: number,
  scale: Scale,
  random: SeededRandom,
): number {
  const previous = before.at(-1);
  const leap = previous === undefined ? 0 : previous - (before.at(-2) ?? previous);
  const candidates: number[] = [];
  const weights: number[] = [];
  for (let degree = LOWEST; degree <= HIGHEST; degree++) {
    const step = previous === undefined ? 1 : Math.abs(degree - previous);
    let weight = stepWeights[step] ?? 0;
    weight *= Math.exp(-((degree - preferred) ** 2) / (2 * CONTOUR_WIDTH ** 2));
    if (beat % BEATS_PER_BAR === 0 && scale.restsOn(degree, 0)) weight *= 2.2;
    if (left === 1)
      weight *=
        Math.abs(degree - goal) === 1 ? 3 : degree === goal ? 0.25 : Math.abs(degree - goal) > 2 ? 0.05 : 1;
    const back = previous !== undefined && Math.sign(degree - previous) === -Math.sign(leap) && step === 1;
    if (Math.abs(leap) >= 2 && back) weight *= 2.5;
    if (before.length > 1 && degree === previous && degree === before.at(-2)) weight *= 0.05;
    candidates.push(degree);
    weights.push(weight);
  }
  return candidates[random.weighted(weights)] ?? goal;
}
