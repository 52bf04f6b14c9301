/** Seeded random numbers between 0 and 1 (mulberry32). */
export function random(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Smooth function of x and y with values between 0 and 1; `period` makes it repeat in x. */
export type Field = (x: number, y: number) => number;

const SIZE = 256;
const fade = (t: number): number => t * t * t * (t * (t * 6 - 15) + 10);

/** Value noise with a lattice of one unit. @param period units after which it repeats in x */
export function noise(seed: number, period = SIZE): Field {
  const next = random(seed);
  const lattice = Float32Array.from({ length: SIZE * SIZE }, next);
  const at = (x: number, y: number): number =>
    lattice[(((x % period) + period) % period) + (y & (SIZE - 1)) * SIZE] ?? 0;
  return (x, y) => {
    const ix = Math.floor(x);
    const iy = Math.floor(y);
    const fx = fade(x - ix);
    const fy = fade(y - iy);
    const top = at(ix, iy) + (at(ix + 1, iy) - at(ix, iy)) * fx;
    const bottom = at(ix, iy + 1) + (at(ix + 1, iy + 1) - at(ix, iy + 1)) * fx;
    return top + (bottom - top) * fy;
  };
}

/** Sum of several octaves of noise, between 0 and 1. */
export function octaveNoise(seed: number, octaves: number, period = 8): Field {
  const layers = Array.from({ length: octaves }, (_, octave) =>
    noise(seed + octave * 101, period * 2 ** octave),
  );
  const total = 2 - 2 ** (1 - octaves);
  return (x, y) => {
    let sum = 0;
    for (const [octave, layer] of layers.entries())
      sum += layer(x * 2 ** octave, y * 2 ** octave) / 2 ** octave;
    return sum / total;
  };
}
