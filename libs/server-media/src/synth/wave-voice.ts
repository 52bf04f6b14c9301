import { SAMPLE_RATE, type NoteEvent } from '../compose/composition.ts';
import { frequencyOf, panGains, type Buses, type NoiseSource, type Voice } from './voice.ts';

/** Timbre of a held tone: flute, mouth organ, bass. */
export interface WaveTone {
  gain: number;
  send: number;
  /** Amplitudes of the harmonics at low and at high volume. */
  soft: readonly number[];
  loud: readonly number[];
  attack: number;
  release: number;
  /** Decay to −60 dB while held in seconds; 0: no decay. */
  decay: number;
  breath: number;
  /** Initial pitch deviation in semitones below the note. */
  scoop: number;
  /** Detuning between the left and the right tone in cents; 0: a single tone. */
  width: number;
}

const TABLE = 2048;
const CONTROL = 32;
const VIBRATO_HZ = 5.1;
const VIBRATO_AFTER = 0.32;
const SCOOP_SECONDS = 0.07;
const tables = new Map<readonly number[], Float32Array>();

function tableOf(harmonics: readonly number[]): Float32Array {
  const known = tables.get(harmonics);
  if (known) return known;
  const table = new Float32Array(TABLE + 1);
  for (let i = 0; i <= TABLE; i++) {
    harmonics.forEach((strength, h) => {
      table[i] = (table[i] ?? 0) + strength * Math.sin((2 * Math.PI * (h + 1) * i) / TABLE + h * 0.6);
    });
  }
  tables.set(harmonics, table);
  return table;
}

/** Held tone from two wavetables cross-faded by loudness, with breath noise and delayed vibrato. */
export function createWaveVoice(tone: WaveTone, note: NoteEvent, noise: NoiseSource): Voice {
  const soft = tableOf(tone.soft);
  const loud = tableOf(tone.loud);
  const base = (frequencyOf(note.pitch) / SAMPLE_RATE) * TABLE;
  const amplitude = tone.gain * note.velocity ** 1.3;
  const { left, right } = panGains(note.pan);
  const spread = 2 ** (tone.width / 2400);
  const attack = tone.attack * SAMPLE_RATE;
  const release = tone.release * SAMPLE_RATE;
  const decayPerSample = tone.decay > 0 ? 10 ** (-3 / (tone.decay * SAMPLE_RATE)) : 1;
  const double = tone.width > 0;
  const state = { phaseLeft: 0, phaseRight: double ? TABLE / 3 : 0, age: 0, level: 0, hiss: 0, hissSlow: 0 };
  const hissUp = 1 - Math.exp((-2 * Math.PI * Math.min(6000, frequencyOf(note.pitch) * 3)) / SAMPLE_RATE);

  const targetAt = (time: number): number => {
    if (time < attack) return 0.5 - 0.5 * Math.cos((Math.PI * time) / attack);
    const held = decayPerSample === 1 ? 1 : decayPerSample ** (time - attack);
    if (time < note.length) return held;
    const over = (time - note.length) / release;
    return over >= 1 ? 0 : held * (0.5 + 0.5 * Math.cos(Math.PI * over));
  };

  return {
    mix(buses: Buses, from, to) {
      // Local variables for speed: closure variables would be boxed on every write.
      let { phaseLeft, phaseRight, age, level, hiss, hissSlow } = state;
      const { left: busLeft, right: busRight, send: busSend } = buses;
      const { breath, send } = tone;
      for (let start = from; start < to; start += CONTROL) {
        const end = Math.min(to, start + CONTROL);
        const seconds = age / SAMPLE_RATE;
        const late = Math.min(1, Math.max(0, (seconds - VIBRATO_AFTER) * 2.2));
        const wave = Math.sin(2 * Math.PI * VIBRATO_HZ * seconds);
        const bend = seconds < SCOOP_SECONDS ? -tone.scoop * (1 - seconds / SCOOP_SECONDS) : 0;
        const step = base * 2 ** ((note.vibrato * late * wave + bend) / 12);
        const swell = note.vibrato > 0 ? 1 + 0.06 * late * wave : 1;
        const target = targetAt(age + (end - start)) * swell;
        const slope = (target - level) / (end - start);
        const mixLoud = Math.min(1, target * note.velocity);
        const stepLeft = step / spread;
        const stepRight = step * spread;
        for (let i = start; i < end; i++) {
          level += slope;
          const l = read(soft, loud, phaseLeft, mixLoud);
          const r = double ? read(soft, loud, phaseRight, mixLoud) : l;
          phaseLeft += stepLeft;
          if (phaseLeft >= TABLE) phaseLeft -= TABLE;
          if (double) {
            phaseRight += stepRight;
            if (phaseRight >= TABLE) phaseRight -= TABLE;
          }
          let air = 0;
          if (breath > 0) {
            hiss += (noise() - hiss) * hissUp;
            hissSlow += (hiss - hissSlow) * 0.06;
            air = (hiss - hissSlow) * breath;
          }
          const gain = level * amplitude;
          const outLeft = (l + air) * gain;
          const outRight = (r + air) * gain;
          busLeft[i] = (busLeft[i] ?? 0) + outLeft * left;
          busRight[i] = (busRight[i] ?? 0) + outRight * right;
          busSend[i] = (busSend[i] ?? 0) + (outLeft + outRight) * 0.5 * send;
        }
        age += end - start;
      }
      Object.assign(state, { phaseLeft, phaseRight, age, level, hiss, hissSlow });
      return age < note.length + release;
    },
  };
}

function read(soft: Float32Array, loud: Float32Array, phase: number, mix: number): number {
  const i = phase | 0;
  const f = phase - i;
  const s = soft[i] ?? 0;
  const l = loud[i] ?? 0;
  const a = s + ((soft[i + 1] ?? 0) - s) * f;
  const b = l + ((loud[i + 1] ?? 0) - l) * f;
  return a + (b - a) * mix;
}
