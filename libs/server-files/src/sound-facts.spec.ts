import type { SoundType } from '@qingyin/audio-dsp';
import { fileOf, flacOf, mp3Of, oggOf, samplePath, tone, wavOf } from '@qingyin/audio-dsp/testing';
import { statSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSoundFacts } from './sound-facts.ts';

const SECONDS = 1.5;
const made: Record<SoundType, () => string | Promise<string>> = {
  mp3: async () => fileOf('facts.mp3', await mp3Of(tone(SECONDS), true)),
  flac: async () => fileOf('facts.flac', await flacOf(tone(SECONDS))),
  ogg: async () => fileOf('facts.ogg', await oggOf(tone(SECONDS))),
  wav: () => fileOf('facts.wav', wavOf(tone(SECONDS), { kind: 1, bits: 16 })),
  m4a: () => samplePath('tone.m4a'),
  aac: () => samplePath('tone.aac'),
  opus: () => samplePath('tone.opus'),
};

it('reads the duration of a song with many pages', async () => {
  const path = fileOf('long.ogg', await oggOf(tone(30)));
  expect((await readSoundFacts(path, statSync(path).size)).durationMs).toBe(30_000);
});

it.each(Object.keys(made) as SoundType[])('reads format and duration of %s', async (type) => {
  const path = await made[type]();
  const facts = await readSoundFacts(path, statSync(path).size);
  expect(facts.type).toBe(type);
  // Encoder delay and padding may be included.
  expect(Math.abs(facts.durationMs - SECONDS * 1000)).toBeLessThan(80);
  expect(facts.sampleRate).toBeGreaterThanOrEqual(44_100);
});
