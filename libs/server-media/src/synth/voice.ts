import type { NoteEvent } from '../compose/index.ts';

/** Mix buses of the voices: plucked (through the body filter), direct, reverb send. */
export interface Buses {
  pluckLeft: Float32Array;
  pluckRight: Float32Array;
  left: Float32Array;
  right: Float32Array;
  send: Float32Array;
}

/** A sounding note. */
export interface Voice {
  /** Adds samples `from` to `to` (exclusive) of the current block; false when the note has decayed. */
  mix(buses: Buses, from: number, to: number): boolean;
}

export type CreateVoice = (note: NoteEvent, noise: NoiseSource) => Voice;

/** Deterministic white noise between −1 and 1. */
export type NoiseSource = () => number;

export function createNoise(seed: number): NoiseSource {
  let state = seed | 1;
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return state / 2147483648;
  };
}

/** Frequency of a MIDI pitch in Hz. */
export function frequencyOf(pitch: number): number {
  return 440 * 2 ** ((pitch - 69) / 12);
}

/** Equal-power gains for a pan position between −1 and 1. */
export function panGains(pan: number): { left: number; right: number } {
  const angle = ((pan + 1) * Math.PI) / 4;
  return { left: Math.cos(angle) * Math.SQRT2, right: Math.sin(angle) * Math.SQRT2 };
}
