import { SAMPLE_RATE, type Composition } from '../compose/composition.ts';
import { createBiquad, highPass } from './biquad.ts';
import { createBodyFilter } from './body-filter.ts';
import { estimateLevelGain } from './level-gain.ts';
import { createLimiter, LIMITER_DELAY } from './limiter.ts';
import { orchestra } from './orchestra.ts';
import { createReverb } from './reverb.ts';
import { createNoise, type Buses, type Voice } from './voice.ts';

/** Samples per block: two MP3 frames. */
export const BLOCK = 2304;
const REVERB_SECONDS = 2.3;
const REVERB_LEVEL = 0.5;
const FADE_SECONDS = 2.6;
const RUMBLE_HZ = 35;

/** A block of the rendered song; the arrays are reused by the next block. */
export interface AudioBlock {
  left: Float32Array;
  right: Float32Array;
}

export interface Renderer {
  /** The next block (the last one may be shorter), or undefined after `totalSamples`. */
  next(): AudioBlock | undefined;
}

/**
 * Renders a composition block by block: Float32 stereo at 44.1 kHz, exactly `totalSamples` long, about −16 LUFS,
 * peaks below 0 dBFS. Deterministic. `gain` replaces the loudness estimate (for measurements).
 */
export function createRenderer(song: Composition, gain = estimateLevelGain(song)): Renderer {
  const noise = createNoise(song.seed ^ 0x9e3779b9);
  const buses: Buses = {
    pluckLeft: new Float32Array(BLOCK),
    pluckRight: new Float32Array(BLOCK),
    left: new Float32Array(BLOCK),
    right: new Float32Array(BLOCK),
    send: new Float32Array(BLOCK),
  };
  const body = createBodyFilter(song);
  const reverb = createReverb(REVERB_SECONDS);
  const limiter = createLimiter();
  const rumbleLeft = createBiquad(highPass(RUMBLE_HZ));
  const rumbleRight = createBiquad(highPass(RUMBLE_HZ));
  const fadeFrom = song.totalSamples - Math.round(FADE_SECONDS * SAMPLE_RATE);
  let voices: Voice[] = [];
  let nextNote = 0;
  let rendered = 0;
  let delivered = -LIMITER_DELAY;

  const renderBlock = (): void => {
    for (const bus of Object.values(buses)) bus.fill(0);
    voices = voices.filter((voice) => voice.mix(buses, 0, BLOCK));
    for (let note = song.notes[nextNote]; note && note.at < rendered + BLOCK; note = song.notes[++nextNote]) {
      const voice = orchestra[note.instrument](note, noise);
      if (voice.mix(buses, Math.max(0, note.at - rendered), BLOCK)) voices.push(voice);
    }
    body.run(buses.pluckLeft, buses.pluckRight, BLOCK);
    const { left, right, pluckLeft, pluckRight } = buses;
    for (let i = 0; i < BLOCK; i++) {
      left[i] = (left[i] ?? 0) + (pluckLeft[i] ?? 0);
      right[i] = (right[i] ?? 0) + (pluckRight[i] ?? 0);
    }
    reverb.run(buses.send, left, right, BLOCK, REVERB_LEVEL);
    rumbleLeft.run(left, BLOCK);
    rumbleRight.run(right, BLOCK);
    for (let i = 0; i < BLOCK; i++) {
      const over = (rendered + i - fadeFrom) / (song.totalSamples - fadeFrom);
      const fade = over <= 0 ? gain : over >= 1 ? 0 : gain * (0.5 + 0.5 * Math.cos(Math.PI * over));
      left[i] = (left[i] ?? 0) * fade;
      right[i] = (right[i] ?? 0) * fade;
    }
    limiter.run(left, right, BLOCK);
    rendered += BLOCK;
  };

  return {
    next() {
      if (delivered >= song.totalSamples) return undefined;
      renderBlock();
      const skip = Math.max(0, -delivered);
      const from = delivered + skip;
      const count = Math.min(BLOCK - skip, song.totalSamples - from);
      delivered = from + count;
      return {
        left: buses.left.subarray(skip, skip + count),
        right: buses.right.subarray(skip, skip + count),
      };
    },
  };
}
