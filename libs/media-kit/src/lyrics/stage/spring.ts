/** How a spring pulls: its mass is 1. */
export interface Spring {
  /** how hard it pulls, 1/s² */
  stiffness: number;
  /** how much it is held back, 1/s; below 2 × √stiffness it swings */
  damping: number;
}

export interface SpringMotion {
  /** where it is, from 0 to 1, evenly in time: for the browser to go through without any script */
  points: readonly number[];
  /** until it rests, ms */
  durationMs: number;
}

/** Closer than this to its end a spring rests. */
const REST = 0.002;
/** A point each, ms: finer than a frame is not seen. */
const STEP_MS = 20;
const LONGEST_MS = 3000;

/** The way of a spring from 0 to 1 that begins at rest. */
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

/** The solution of x″ = stiffness (1 − x) − damping x′ with x(0) = x′(0) = 0. */
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
