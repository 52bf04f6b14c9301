/** Look-ahead in samples, by which the output is delayed. */
export const LIMITER_DELAY = 256;
/** Highest output sample; MP3 encoding adds up to about 1 dB. */
const CEILING = 0.8;
const RELEASE = 0.00012;

/** Stereo look-ahead limiter: reduces the gain smoothly before peaks, so that nothing is clipped. */
export interface Limiter {
  /** Limits in place; the output lags the input by LIMITER_DELAY samples. */
  run(left: Float32Array, right: Float32Array, length: number): void;
}

export function createLimiter(): Limiter {
  const heldLeft = new Float32Array(LIMITER_DELAY);
  const heldRight = new Float32Array(LIMITER_DELAY);
  const step = 1 / LIMITER_DELAY;
  const state = { at: 0, gain: 1, goal: 1, slope: 0, hold: 0 };
  return {
    run(left, right, length) {
      // Local variables for speed: closure variables would be boxed on every write.
      let { at, gain, goal, slope, hold } = state;
      for (let i = 0; i < length; i++) {
        const l = left[i] ?? 0;
        const r = right[i] ?? 0;
        const peak = Math.max(Math.abs(l), Math.abs(r));
        const need = peak > CEILING ? CEILING / peak : 1;
        // The gain falls linearly, so that it reaches its goal when the peak leaves the delay.
        if (need < goal || (need < 1 && need < gain + slope * LIMITER_DELAY)) {
          const steeper = (need - gain) * step;
          if (steeper < slope) slope = steeper;
          goal = Math.min(goal, need);
          hold = LIMITER_DELAY;
        } else if (need <= goal * 1.0001 && need < 1) hold = LIMITER_DELAY;
        if (slope < 0) {
          gain += slope;
          if (gain <= goal) {
            gain = goal;
            slope = 0;
          }
        } else if (hold > 0) hold--;
        else {
          goal = 1;
          gain += (1 - gain) * RELEASE;
        }
        const slot = at % LIMITER_DELAY;
        const outLeft = heldLeft[slot] ?? 0;
        const outRight = heldRight[slot] ?? 0;
        heldLeft[slot] = l;
        heldRight[slot] = r;
        left[i] = clip(outLeft * gain);
        right[i] = clip(outRight * gain);
        at++;
      }
      Object.assign(state, { at, gain, goal, slope, hold });
    },
  };
}

/** Guards against rounding errors; the linear fall above keeps the signal below this level. */
function clip(value: number): number {
  return value > 0.9 ? 0.9 : value < -0.9 ? -0.9 : value;
}
