import type { Coefficients } from '@qingyin/audio-dsp';
import type { Composition, Instrument } from '../compose/index.ts';
import { createBiquad, highPass, peaking } from './biquad.ts';

type Lead = Extract<Instrument, 'guzheng' | 'pipa' | 'guqin'>;

/** Resonances of the wooden bodies: Hz, Q, dB. */
const bodies: Record<Lead, readonly Coefficients[]> = {
  guzheng: [
    highPass(60),
    peaking(175, 1.6, 3),
    peaking(390, 1.8, 2.5),
    peaking(1000, 1, -2),
    peaking(3200, 0.9, 2),
  ],
  pipa: [
    highPass(80),
    peaking(240, 1.4, 2),
    peaking(520, 1.8, 3.5),
    peaking(1300, 1.2, 2),
    peaking(3600, 1, 2),
  ],
  guqin: [
    highPass(45),
    peaking(125, 1.5, 3),
    peaking(310, 1.8, 2),
    peaking(800, 1, -1.5),
    peaking(2600, 0.8, -3),
  ],
};

/** Creates the body filter for a song: pipa if it has one, else the zither with more notes. */
export function createBodyFilter(song: Composition): {
  run(left: Float32Array, right: Float32Array, length: number): void;
} {
  const counts: Record<Lead, number> = { guzheng: 0, pipa: 0, guqin: 0 };
  for (const { instrument } of song.notes) {
    if (instrument === 'guzheng' || instrument === 'pipa' || instrument === 'guqin') counts[instrument]++;
  }
  const lead: Lead = counts.pipa > 0 ? 'pipa' : counts.guqin > counts.guzheng ? 'guqin' : 'guzheng';
  const left = bodies[lead].map(createBiquad);
  const right = bodies[lead].map(createBiquad);
  return {
    run(leftBus, rightBus, length) {
      for (const filter of left) filter.run(leftBus, length);
      for (const filter of right) filter.run(rightBus, length);
    },
  };
}
