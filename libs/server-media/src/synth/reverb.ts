import { SAMPLE_RATE } from '../compose/composition.ts';

const LENGTHS = [1423, 1637, 1873, 2111, 2389, 2647, 2953, 3251] as const;
const LINE = 4096;
const MASK = LINE - 1;
const PRE_DELAY = 700;
const DIFFUSERS = [229, 347, 541] as const;
const SHORT = 1024;
const SHORT_MASK = SHORT - 1;
const DIFFUSION = 0.62;
const DAMPING = 0.32;
const INPUT = 0.35;

/** Hall reverb for the send bus. */
export interface Reverb {
  /** Adds the reverberation of `send` to both channels. */
  run(send: Float32Array, left: Float32Array, right: Float32Array, length: number, level: number): void;
}

/** All-pass that diffuses transients before they enter the network; changes `samples` in place. */
function createDiffuser(delay: number): (samples: Float32Array, length: number) => void {
  const line = new Float32Array(SHORT);
  let at = 0;
  return (samples, length) => {
    for (let i = 0; i < length; i++) {
      const old = line[(at - delay) & SHORT_MASK] ?? 0;
      const fed = (samples[i] ?? 0) + old * DIFFUSION;
      line[at & SHORT_MASK] = fed;
      samples[i] = old - fed * DIFFUSION;
      at++;
    }
  };
}

/** Feedback delay network of eight lines mixed by a Hadamard matrix; `seconds` is the decay time to −60 dB. */
export function createReverb(seconds: number): Reverb {
  const [l0, l1, l2, l3, l4, l5, l6, l7] = LENGTHS;
  const gain = (length: number): number => 10 ** ((-3 * length) / (SAMPLE_RATE * seconds)) / Math.sqrt(8);
  const g0 = gain(l0),
    g1 = gain(l1),
    g2 = gain(l2),
    g3 = gain(l3);
  const g4 = gain(l4),
    g5 = gain(l5),
    g6 = gain(l6),
    g7 = gain(l7);
  const line = (): Float32Array => new Float32Array(LINE);
  const d0 = line(),
    d1 = line(),
    d2 = line(),
    d3 = line(),
    d4 = line(),
    d5 = line(),
    d6 = line(),
    d7 = line();
  const before = new Float32Array(SHORT);
  const input = new Float32Array(LINE);
  const diffusers = DIFFUSERS.map(createDiffuser);
  const taps = new Float64Array(8);
  let clock = 0;
  return {
    run(send, left, right, length, level) {
      // Local variables for speed: closure variables would be boxed on every write.
      let at = clock;
      let t0 = taps[0] ?? 0,
        t1 = taps[1] ?? 0,
        t2 = taps[2] ?? 0,
        t3 = taps[3] ?? 0;
      let t4 = taps[4] ?? 0,
        t5 = taps[5] ?? 0,
        t6 = taps[6] ?? 0,
        t7 = taps[7] ?? 0;
      for (let i = 0; i < length; i++) {
        before[(at + i) & SHORT_MASK] = send[i] ?? 0;
        input[i] = before[(at + i - PRE_DELAY) & SHORT_MASK] ?? 0;
      }
      for (const diffuse of diffusers) diffuse(input, length);
      for (let i = 0; i < length; i++) {
        const x = (input[i] ?? 0) * INPUT;
        const keep = 1 - DAMPING;
        t0 = t0 * DAMPING + (d0[(at - l0) & MASK] ?? 0) * keep;
        t1 = t1 * DAMPING + (d1[(at - l1) & MASK] ?? 0) * keep;
        t2 = t2 * DAMPING + (d2[(at - l2) & MASK] ?? 0) * keep;
        t3 = t3 * DAMPING + (d3[(at - l3) & MASK] ?? 0) * keep;
        t4 = t4 * DAMPING + (d4[(at - l4) & MASK] ?? 0) * keep;
        t5 = t5 * DAMPING + (d5[(at - l5) & MASK] ?? 0) * keep;
        t6 = t6 * DAMPING + (d6[(at - l6) & MASK] ?? 0) * keep;
        t7 = t7 * DAMPING + (d7[(at - l7) & MASK] ?? 0) * keep;
        left[i] = (left[i] ?? 0) + level * (t0 - t2 + t4 - t6);
        right[i] = (right[i] ?? 0) + level * (t1 - t3 + t5 - t7);
        const a0 = t0 + t1,
          a1 = t0 - t1,
          a2 = t2 + t3,
          a3 = t2 - t3;
        const a4 = t4 + t5,
          a5 = t4 - t5,
          a6 = t6 + t7,
          a7 = t6 - t7;
        const b0 = a0 + a2,
          b1 = a1 + a3,
          b2 = a0 - a2,
          b3 = a1 - a3;
        const b4 = a4 + a6,
          b5 = a5 + a7,
          b6 = a4 - a6,
          b7 = a5 - a7;
        const w = at & MASK;
        d0[w] = (b0 + b4) * g0 + x;
        d1[w] = (b1 + b5) * g1 + x;
        d2[w] = (b2 + b6) * g2 - x;
        d3[w] = (b3 + b7) * g3 - x;
        d4[w] = (b0 - b4) * g4 + x;
        d5[w] = (b1 - b5) * g5 - x;
        d6[w] = (b2 - b6) * g6 + x;
        d7[w] = (b3 - b7) * g7 - x;
        at++;
      }
      clock = at;
      taps.set([t0, t1, t2, t3, t4, t5, t6, t7]);
    },
  };
}
