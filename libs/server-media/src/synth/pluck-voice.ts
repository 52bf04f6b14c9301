import { SAMPLE_RATE, type NoteEvent } from '../compose/composition.ts';
import { frequencyOf, panGains, type Buses, type NoiseSource, type Voice } from './voice.ts';

/** Timbre of a plucked instrument. */
export interface PluckTone {
  gain: number;
  send: number;
  /** Pluck position as a fraction of the string's length. */
  position: number;
  /** Low-pass of the stroke in Hz: at velocity 0, and the increase at velocity 1. */
  darkHz: number;
  brightHz: number;
  /** Share of noise in the stroke. */
  scratch: number;
  /** Decay to −60 dB at A3 in seconds; higher strings decay sooner. */
  ring: number;
  /** Averaging in the string's loop, 0 bright to 0.5 dull. */
  loss: number;
}

const LINE = 2048;
const MASK = LINE - 1;
const CONTROL = 16;
const RELEASE_SECONDS = 0.35;
const BEND_SECONDS = 0.16;
const VIBRATO_HZ = 5;
const VIBRATO_AFTER = 0.3;
const SILENT = 2e-5;
const A3 = 57;

const spare: Float32Array[] = [];

/** Decay to −60 dB of a string of that pitch in seconds. */
export function pluckDecaySeconds(tone: PluckTone, pitch: number): number {
  return tone.ring * 2 ** ((A3 - pitch) / 24);
}

/**
 * Karplus-Strong string: a stroke shaped by pluck position and strength circulates in a delay line with a gentle
 * low-pass. Four-point interpolation keeps slides and vibrato in tune.
 */
export function createPluckVoice(tone: PluckTone, note: NoteEvent, noise: NoiseSource): Voice {
  const line = spare.pop() ?? new Float32Array(LINE);
  line.fill(0);
  const base = SAMPLE_RATE / frequencyOf(note.pitch) - tone.loss;
  const ring = pluckDecaySeconds(tone, note.pitch);
  const gainFor = (seconds: number): number => 10 ** ((-3 * base) / (SAMPLE_RATE * seconds));
  const held = gainFor(ring);
  const damped = gainFor(Math.min(ring, RELEASE_SECONDS));
  const amplitude = tone.gain * note.velocity ** 1.4;
  strike(line, Math.round(base), tone, note.velocity, amplitude, noise);

  const { left, right } = panGains(note.pan);
  const bendSamples = BEND_SECONDS * SAMPLE_RATE;
  const moves = note.bend !== 0 || note.vibrato !== 0;
  const state = { write: Math.round(base), age: 0, previous: 0, whole: 0, a0: 0, a1: 0, a2: 0, a3: 0 };
  const tune = (age: number): void => {
    let semitones = 0;
    if (note.bend !== 0 && age < bendSamples)
      semitones += note.bend * (0.5 + 0.5 * Math.cos((Math.PI * age) / bendSamples));
    const late = age / SAMPLE_RATE - VIBRATO_AFTER;
    if (note.vibrato !== 0 && late > 0) {
      semitones += note.vibrato * Math.min(1, late * 2) * Math.sin(2 * Math.PI * VIBRATO_HZ * late);
    }
    const delay = semitones === 0 ? base : base * 2 ** (-semitones / 12);
    state.whole = Math.floor(delay) - 1;
    const d = delay - state.whole;
    state.a0 = (-(d - 1) * (d - 2) * (d - 3)) / 6;
    state.a1 = (d * (d - 2) * (d - 3)) / 2;
    state.a2 = (-d * (d - 1) * (d - 3)) / 2;
    state.a3 = (d * (d - 1) * (d - 2)) / 6;
  };
  tune(0);

  return {
    mix({ pluckLeft, pluckRight, send }: Buses, from, to) {
      // Local variables for speed: closure variables would be boxed on every write.
      let { write, age, previous } = state;
      const { loss, send: sendLevel } = tone;
      const direct = 1 - loss;
      let peak = 0;
      for (let start = from; start < to; start += CONTROL) {
        const end = Math.min(to, start + CONTROL);
        if (moves) tune(age);
        const { whole, a0, a1, a2, a3 } = state;
        const feedback = age < note.length ? held : damped;
        let last = 0;
        for (let i = start; i < end; i++) {
          const p = write - whole;
          const x =
            a0 * (line[p & MASK] ?? 0) +
            a1 * (line[(p - 1) & MASK] ?? 0) +
            a2 * (line[(p - 2) & MASK] ?? 0) +
            a3 * (line[(p - 3) & MASK] ?? 0);
          const y = feedback * (direct * x + loss * previous);
          previous = x;
          line[write & MASK] = y;
          write++;
          pluckLeft[i] = (pluckLeft[i] ?? 0) + y * left;
          pluckRight[i] = (pluckRight[i] ?? 0) + y * right;
          send[i] = (send[i] ?? 0) + y * sendLevel;
          last = y;
        }
        if (Math.abs(last) > peak) peak = Math.abs(last);
        age += end - start;
      }
      state.write = write;
      state.age = age;
      state.previous = previous;
      if (peak > SILENT || age < base * 4) return true;
      spare.push(line);
      return false;
    },
  };
}

/**
 * Fills the string with the stroke: the step wave of a pluck at `position` with some noise, low-passed depending
 * on strength.
 */
function strike(
  line: Float32Array,
  period: number,
  tone: PluckTone,
  velocity: number,
  amplitude: number,
  noise: NoiseSource,
): void {
  const split = Math.max(1, Math.round(period * tone.position));
  const below = -split / Math.max(1, period - split);
  const cutoff = tone.darkHz + tone.brightHz * velocity * velocity;
  const smooth = Math.exp((-2 * Math.PI * cutoff) / SAMPLE_RATE);
  let one = 0;
  let two = 0;
  // Two passes of the low-pass, so that the wave is smooth at its seam.
  for (let round = 0; round < 2; round++) {
    for (let i = 0; i < period; i++) {
      const raw = (i < split ? 1 : below) * (1 - tone.scratch) + noise() * tone.scratch;
      one = raw + (one - raw) * smooth;
      two = one + (two - one) * smooth;
      line[i] = two * amplitude;
    }
  }
}
