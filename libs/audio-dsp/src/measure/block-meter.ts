import { kWeighting } from './k-weighting.ts';

/** BS.1770-4: blocks of 400 ms begin every 100 ms. */
const STEPS_A_SECOND = 10;
const STEPS_A_BLOCK = 4;

/** Meter for the K-weighted power of all blocks. */
export interface BlockMeter {
  /** Adds the first `length` samples of each channel. */
  add(channels: readonly Float32Array[], length: number): void;
  /** mean power of every complete block, with channel weights applied */
  readonly blocks: readonly number[];
}

/** State of one channel: memory of both filters, and the power since the beginning of the step. */
interface Ear {
  weight: number;
  memory: Float64Array;
  power: number;
}

/** @param weights weight of each channel (see `channelWeights`); channels with weight 0 are not filtered */
export function createBlockMeter(sampleRate: number, weights: readonly number[]): BlockMeter {
  const [shelf, pass] = kWeighting(sampleRate);
  const ears: Ear[] = weights.map((weight) => ({ weight, memory: new Float64Array(4), power: 0 }));
  const blocks: number[] = [];
  const steps: number[] = [];
  let done = 0;
  let stepEnd = endOfStep(1);
  let stepBegin = 0;

  function endOfStep(step: number): number {
    return Math.round((step * sampleRate) / STEPS_A_SECOND);
  }

  const listen = (ear: Ear, samples: Float32Array, from: number, to: number): void => {
    const { memory } = ear;
    let [s1 = 0, s2 = 0, p1 = 0, p2 = 0] = memory;
    let { power } = ear;
    for (let i = from; i < to; i++) {
      const x = samples[i] ?? 0;
      const head = shelf.b0 * x + s1;
      s1 = shelf.b1 * x - shelf.a1 * head + s2;
      s2 = shelf.b2 * x - shelf.a2 * head;
      const y = pass.b0 * head + p1;
      p1 = pass.b1 * head - pass.a1 * y + p2;
      p2 = pass.b2 * head - pass.a2 * y;
      power += y * y;
    }
    memory[0] = s1;
    memory[1] = s2;
    memory[2] = p1;
    memory[3] = p2;
    ear.power = power;
  };

  const endStep = (): void => {
    const length = stepEnd - stepBegin;
    steps.push(ears.reduce((sum, { power, weight }) => sum + (weight * power) / length, 0));
    for (const ear of ears) ear.power = 0;
    if (steps.length > STEPS_A_BLOCK) steps.shift();
    if (steps.length === STEPS_A_BLOCK)
      blocks.push(steps.reduce((sum, step) => sum + step, 0) / STEPS_A_BLOCK);
    stepBegin = stepEnd;
  };

  let step = 1;
  return {
    blocks,
    add(channels, length) {
      for (let from = 0; from < length;) {
        const to = Math.min(length, from + stepEnd - done);
        ears.forEach((ear, index) => {
          const samples = channels[index];
          if (samples && ear.weight > 0) listen(ear, samples, from, to);
        });
        done += to - from;
        from = to;
        if (done < stepEnd) continue;
        endStep();
        step += 1;
        stepEnd = endOfStep(step);
      }
    },
  };
}

const SURROUND = 1.41;

/**
 * Channel weights of BS.1770. Mono is played by two loudspeakers and counts twice; layouts with more than five
 * channels contain a low-frequency channel (LFE), which has weight 0.
 *
 * @param vorbisOrder true: channel order of Ogg files, with the centre second and the LFE last
 */
export function channelWeights(channels: number, vorbisOrder = false): number[] {
  if (channels === 1) return [2];
  if (channels <= 3) return Array.from({ length: channels }, () => 1);
  if (channels === 4) return [1, 1, SURROUND, SURROUND];
  if (channels === 5) return [1, 1, 1, SURROUND, SURROUND];
  const low = vorbisOrder ? channels - 1 : 3;
  return Array.from({ length: channels }, (_, index) => {
    if (index === low) return 0;
    return index < 3 ? 1 : SURROUND;
  });
}
