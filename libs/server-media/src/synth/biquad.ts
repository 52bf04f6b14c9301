import type { Coefficients } from '@qingyin/audio-dsp';
import { SAMPLE_RATE } from '../compose/composition.ts';

/** Peaking filter: boosts or cuts a band by `decibels` (Audio EQ Cookbook). */
export function peaking(hertz: number, q: number, decibels: number): Coefficients {
  const a = 10 ** (decibels / 40);
  const w = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha / a;
  const middle = (-2 * Math.cos(w)) / a0;
  return {
    b0: (1 + alpha * a) / a0,
    b1: middle,
    b2: (1 - alpha * a) / a0,
    a1: middle,
    a2: (1 - alpha / a) / a0,
  };
}

/** High-pass filter at `hertz` (Audio EQ Cookbook). */
export function highPass(hertz: number, q = Math.SQRT1_2): Coefficients {
  const w = (2 * Math.PI * hertz) / SAMPLE_RATE;
  const cos = Math.cos(w);
  const alpha = Math.sin(w) / (2 * q);
  const a0 = 1 + alpha;
  return {
    b0: (1 + cos) / 2 / a0,
    b1: -(1 + cos) / a0,
    b2: (1 + cos) / 2 / a0,
    a1: (-2 * cos) / a0,
    a2: (1 - alpha) / a0,
  };
}

/** Creates a stateful filter; `run` filters the first `length` samples in place. */
export function createBiquad({ b0, b1, b2, a1, a2 }: Coefficients): {
  run(samples: Float32Array, length: number): void;
} {
  const memory = { z1: 0, z2: 0 };
  return {
    run(samples, length) {
      // Local variables for speed: closure variables would be boxed on every write.
      let { z1, z2 } = memory;
      for (let i = 0; i < length; i++) {
        const x = samples[i] ?? 0;
        const y = b0 * x + z1;
        z1 = b1 * x - a1 * y + z2;
        z2 = b2 * x - a2 * y;
        samples[i] = y;
      }
      memory.z1 = z1;
      memory.z2 = z2;
    },
  };
}
