import type { Instrument } from './composition.ts';
import type { SeededRandom } from './random.ts';
import { BEATS_PER_BAR } from './rhythm.ts';
import type { Scale } from './scale.ts';
import type { Score } from './score.ts';
import type { Mood, SongSpec } from './song-spec.ts';

/** Density of the accompaniment: 0 a rolled fifth per bar, 1 slow broken chords, 2 flowing ones. */
export type Texture = 0 | 1 | 2;

const softPad: readonly Mood[] = ['calm', 'night', 'snow', 'longing', 'farewell', 'autumn'];
const lively: readonly Mood[] = ['rustic', 'bright', 'heroic'];
const ROLL_MS = 55;

interface Pattern {
  beat: number;
  /** 0 root, 1 fifth, 2 octave, 3 fifth above, 4 two octaves */
  voice: number;
}
const slow: readonly Pattern[][] = [
  [
    { beat: 0, voice: 0 },
    { beat: 1, voice: 1 },
    { beat: 2, voice: 2 },
    { beat: 3, voice: 1 },
  ],
  [
    { beat: 0, voice: 0 },
    { beat: 1, voice: 2 },
    { beat: 2, voice: 1 },
    { beat: 3, voice: 3 },
  ],
];
const flowing: readonly Pattern[][] = [
  [0, 1, 2, 3, 4, 3, 2, 1].map((voice, i) => ({ beat: i / 2, voice })),
  [0, 1, 2, 1, 3, 2, 1, 2].map((voice, i) => ({ beat: i / 2, voice })),
];
const dancing: readonly Pattern[][] = [
  [
    { beat: 0, voice: 0 },
    { beat: 1, voice: 2 },
    { beat: 1.5, voice: 1 },
    { beat: 2, voice: 1 },
    { beat: 3, voice: 3 },
    { beat: 3.5, voice: 2 },
  ],
  [
    { beat: 0, voice: 0 },
    { beat: 0.5, voice: 2 },
    { beat: 1.5, voice: 2 },
    { beat: 2, voice: 1 },
    { beat: 2.5, voice: 3 },
    { beat: 3.5, voice: 2 },
  ],
];

/** Writes the accompaniment of consecutive bars from beat `start`, one root per bar. */
export function writeAccompaniment(
  score: Score,
  spec: SongSpec,
  scale: Scale,
  roots: readonly number[],
  start: number,
  texture: Texture,
  random: SeededRandom,
): void {
  const hand: Instrument = spec.instruments.lead === 'guqin' ? 'guqin' : 'guzheng';
  const patterns = texture === 2 ? (lively.includes(spec.mood) ? dancing : flowing) : slow;
  const pattern = random.pick(patterns);
  roots.forEach((root, bar) => {
    const beat = start + bar * BEATS_PER_BAR;
    const up = scale.openInterval(root);
    // The left hand stays below the melody: its root lies between one octave below the tonic and the tonic.
    const low = root > 2 ? root - 10 : root - 5;
    const voices = [low, low + up, low + 5, low + 5 + up, low + 10];
    const strength = texture === 2 ? 0.36 : 0.4;
    if (texture === 0) {
      voices.slice(0, 3).forEach((degree, i) => {
        score.add(hand, beat, BEATS_PER_BAR, scale.pitch(degree), 0.42 - i * 0.04, { shiftMs: i * ROLL_MS });
      });
    } else {
      for (const step of pattern) {
        const accent = step.beat === 0 ? 1.25 : 1;
        const rings = BEATS_PER_BAR - step.beat + (step.beat === 0 ? 0 : 0.5);
        score.add(hand, beat + step.beat, rings, scale.pitch(voices[step.voice] ?? low), strength * accent);
      }
    }
    writeGround(score, spec, scale, low, up, beat, texture);
    if (softPad.includes(spec.mood) && texture > 0) {
      const pad = root > 2 ? root - 5 : root;
      score.add('sheng', beat, BEATS_PER_BAR, scale.pitch(pad), 0.3);
      score.add('sheng', beat, BEATS_PER_BAR, scale.pitch(pad + up), 0.24);
    }
  });
}

/** Bass and percussion of one bar. */
function writeGround(
  score: Score,
  spec: SongSpec,
  scale: Scale,
  low: number,
  up: number,
  beat: number,
  texture: Texture,
): void {
  const { bass, percussion } = spec.instruments;
  if (bass) {
    const root = scale.pitch(low) < 46 ? low : low - 5;
    const pitch = scale.pitch(root) < 34 ? scale.pitch(root + 5) : scale.pitch(root);
    score.add('bass', beat, texture === 2 ? 2 : BEATS_PER_BAR, pitch, 0.6);
    if (texture === 2) {
      const fifth = scale.pitch(root + up);
      score.add('bass', beat + 2.5, 1.5, fifth > 50 ? pitch : fifth, 0.45);
    }
  }
  if (texture === 0) return;
  if (percussion === 'drum') {
    score.add('drum', beat, 1, 45, texture === 2 ? 0.62 : 0.42);
    if (texture === 2) {
      score.add('drum', beat + 1.5, 0.5, 52, 0.3);
      score.add('drum', beat + 2, 1, 45, 0.42);
      if (spec.mood === 'heroic') score.add('drum', beat + 3.5, 0.5, 52, 0.34);
    }
  }
  if (percussion === 'woodblock' && texture === 2) {
    score.add('woodblock', beat + 1, 0.5, 76, 0.34);
    score.add('woodblock', beat + 3, 0.5, 76, 0.3);
    score.add('woodblock', beat + 3.5, 0.5, 81, 0.2);
  }
}
