import type { Instrument, NoteEvent } from '../compose/index.ts';
import { createDrumVoice, type DrumTone } from './drum-voice.ts';
import { createPluckVoice, pluckDecaySeconds, type PluckTone } from './pluck-voice.ts';
import type { CreateVoice } from './voice.ts';
import { createWaveVoice, type WaveTone } from './wave-voice.ts';

const guzheng: PluckTone = {
  gain: 0.3,
  send: 0.3,
  position: 0.17,
  darkHz: 1500,
  brightHz: 6500,
  scratch: 0.07,
  ring: 4.2,
  loss: 0.1,
};
const pipa: PluckTone = {
  gain: 0.31,
  send: 0.24,
  position: 0.11,
  darkHz: 2200,
  brightHz: 7500,
  scratch: 0.1,
  ring: 2.1,
  loss: 0.14,
};
const guqin: PluckTone = {
  gain: 0.36,
  send: 0.34,
  position: 0.24,
  darkHz: 900,
  brightHz: 3200,
  scratch: 0.05,
  ring: 5.5,
  loss: 0.2,
};
const flute: WaveTone = {
  gain: 0.12,
  send: 0.55,
  soft: [1, 0.16, 0.07, 0.02],
  loud: [1, 0.42, 0.24, 0.09, 0.05, 0.02],
  attack: 0.09,
  release: 0.14,
  decay: 0,
  breath: 0.16,
  scoop: 0.35,
  width: 0,
};
const sheng: WaveTone = {
  gain: 0.06,
  send: 0.5,
  soft: [1, 0.35, 0.16, 0.08, 0.03],
  loud: [1, 0.5, 0.3, 0.15, 0.08, 0.04],
  attack: 0.7,
  release: 0.9,
  decay: 0,
  breath: 0,
  scoop: 0,
  width: 9,
};
const bass: WaveTone = {
  gain: 0.3,
  send: 0.08,
  soft: [1, 0.22, 0.05],
  loud: [1, 0.4, 0.14, 0.05],
  attack: 0.014,
  release: 0.2,
  decay: 3.4,
  breath: 0,
  scoop: 0,
  width: 0,
};
const drum: DrumTone = {
  gain: 0.42,
  send: 0.25,
  fall: 1.7,
  fallSeconds: 0.035,
  decay: 0.55,
  partial: 1.59,
  partialLevel: 0.35,
  stroke: 0.9,
  strokeHz: 900,
};
const woodblock: DrumTone = {
  gain: 0.2,
  send: 0.35,
  fall: 1.04,
  fallSeconds: 0.01,
  decay: 0.11,
  partial: 2.42,
  partialLevel: 0.5,
  stroke: 0.35,
  strokeHz: 3500,
};

/** Creates the voice of each instrument of a composition. */
export const orchestra: Record<Instrument, CreateVoice> = {
  guzheng: (note, noise) => createPluckVoice(guzheng, note, noise),
  pipa: (note, noise) => createPluckVoice(pipa, note, noise),
  guqin: (note, noise) => createPluckVoice(guqin, note, noise),
  flute: (note, noise) => createWaveVoice(flute, note, noise),
  sheng: (note, noise) => createWaveVoice(sheng, note, noise),
  bass: (note, noise) => createWaveVoice(bass, note, noise),
  drum: (note, noise) => createDrumVoice(drum, note, noise),
  woodblock: (note, noise) => createDrumVoice(woodblock, note, noise),
};

const strings: Partial<Record<Instrument, PluckTone>> = { guzheng, pipa, guqin };

/** Decay time to −60 dB in seconds of notes that decay freely; undefined for struck and held notes. */
export function decaySeconds(note: NoteEvent): number | undefined {
  const tone = strings[note.instrument];
  if (tone) return pluckDecaySeconds(tone, note.pitch);
  return note.instrument === 'bass' ? bass.decay : undefined;
}
