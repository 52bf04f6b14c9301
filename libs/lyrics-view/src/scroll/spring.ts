/** Parameters of a damped spring with mass 1. */
export interface Spring {
  /** 1/s² */
  stiffness: number;
  /** 1/s; below 2 × √stiffness the spring overshoots */
  damping: number;
}

/** Sampled motion of a spring. */
export interface SpringMotion {
  /** positions from 0 to 1 at equal time steps, for a CSS `linear()` easing */
  points: readonly number[];
  /** time until the spring rests, ms */
  durationMs: number;
}

/** Distance from the end below which the spring counts as resting. */
const REST = 0.002;
/** Sampling step, ms; finer steps than a frame are not visible. */
const STEP_MS = 20;
const LONGEST_MS = 3000;

/** Samples the motion of a spring from 0 to 1 with initial speed 0. */
export function springMotion({ stiffness, damping }: Spring): SpringMotion {
  const at = placeOf(stiffness, damping);
  const points: number[] = [];
  let resting = 0;
  for (let ms = 0; ms <= LONGEST_MS && resting < 5; ms += STEP_MS) {
    const place = at(ms / 1000);
    resting = Math.abs(1 - place) < REST ? resting + 1 : 0;
    points.push(place);
  }
  const shown = [...points.slice(0, -1), 1].map((place) => Number(place.toFixed(4)));
  return { points: shown, durationMs: (points.length - 1) * STEP_MS };
}

/** Solution of x″ = stiffness (1 − x) − damping x′ with x(0) = x′(0) = 0. */
function placeOf(stiffness: number, damping: number): (s: number) => number {
  const half = damping / 2;
  const inside = stiffness - half * half;
  if (inside > 0) {
    const swing = Math.sqrt(inside);
    return (s) => 1 - Math.exp(-half * s) * (Math.cos(swing * s) + (half / swing) * Math.sin(swing * s));
  }
  if (inside === 0) return (s) => 1 - Math.exp(-half * s) * (1 + half * s);
  const root = Math.sqrt(-inside);
  const [slow, fast] = [-half + root, -half - root];
  return (s) => 1 - (fast * Math.exp(slow * s) - slow * Math.exp(fast * s)) / (fast - slow);
}
