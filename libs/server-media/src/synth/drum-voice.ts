import { SAMPLE_RATE, type NoteEvent } from '../compose/composition.ts';
import { frequencyOf, panGains, type Buses, type NoiseSource, type Voice } from './voice.ts';

/** Timbre of a struck instrument: a falling tone, a second partial and a short stroke of noise. */
export interface DrumTone {
  gain: number;
  send: number;
  /** Start pitch as a multiple of the end pitch. */
  fall: number;
  fallSeconds: number;
  decay: number;
  partial: number;
  partialLevel: number;
  stroke: number;
  strokeHz: number;
}

const STROKE_SECONDS = 0.012;
const ATTACK = 40;

/** Voice of a soft drum or a woodblock. */
export function createDrumVoice(tone: DrumTone, note: NoteEvent, noise: NoiseSource): Voice {
  const amplitude = tone.gain * note.velocity ** 1.3;
  const { left, right } = panGains(note.pan);
  const frequency = frequencyOf(note.pitch);
  const perSample = Math.exp(-6.9 / (tone.decay * SAMPLE_RATE));
  const strokePerSample = Math.exp(-1 / (STROKE_SECONDS * SAMPLE_RATE));
  const fallPerSample = Math.exp(-1 / (tone.fallSeconds * SAMPLE_RATE));
  const smooth = 1 - Math.exp((-2 * Math.PI * tone.strokeHz) / SAMPLE_RATE);
  const state = { phase: 0, envelope: 1, stroke: 1, fall: tone.fall - 1, hiss: 0, age: 0 };
  return {
    mix(buses: Buses, from, to) {
      // Local variables for speed: closure variables would be boxed on every write.
      let { phase, envelope, stroke, fall, hiss, age } = state;
      for (let i = from; i < to; i++) {
        phase += (2 * Math.PI * frequency * (1 + fall)) / SAMPLE_RATE;
        hiss += (noise() - hiss) * smooth;
        const rise = age < ATTACK ? age / ATTACK : 1;
        const body =
          (Math.sin(phase) + tone.partialLevel * Math.sin(phase * tone.partial) * envelope) * envelope;
        const out = rise * amplitude * (body + hiss * stroke * tone.stroke);
        envelope *= perSample;
        stroke *= strokePerSample;
        fall *= fallPerSample;
        age++;
        buses.left[i] = (buses.left[i] ?? 0) + out * left;
        buses.right[i] = (buses.right[i] ?? 0) + out * right;
        buses.send[i] = (buses.send[i] ?? 0) + out * tone.send;
      }
      Object.assign(state, { phase, envelope, stroke, fall, hiss, age });
      return envelope > 1e-4;
    },
  };
}
