import { createSongClock } from './song-clock.ts';
import { SAMPLE_RATE, type Composition, type LineTiming } from './composition.ts';
import { planForm, RING_SECONDS } from './song-form.ts';
import { createSeededRandom } from './random.ts';
import { createScale } from './scale.ts';
import { createScore } from './score.ts';
import { writeSection, type SectionContext } from './write-section.ts';
import type { SongSpec } from './song-spec.ts';

const SLOW_BEATS = 8;
const MS = 1000;

/**
 * Sets a poem to music: intro, verses with interludes, outro; 40 to 120 s for the demo poems. Pure and
 * deterministic. The duration and the times of all words are exact before rendering (each character is one melody
 * note).
 *
 * @throws RangeError for a spec without lines
 */
export function composeSong(spec: SongSpec): Composition {
  if (spec.lines.length === 0) throw new RangeError('a song needs at least one line');
  const scale = createScale(spec.mode, spec.tonic);
  const form = planForm(spec, scale);
  const clock = createSongClock(form.tempo, form.beats, SLOW_BEATS);
  const random = createSeededRandom(spec.seed ^ 0x1eaf);
  const score = createScore(clock, random);
  const writing: SectionContext = { score, spec, scale, verse: form.verse, random };
  for (const section of form.sections) writeSection(writing, section);

  const toMs = (beat: number): number => Math.round((clock.sampleAt(beat) / SAMPLE_RATE) * MS);
  const lines: LineTiming[] = [];
  for (const section of form.sections) {
    if (section.kind !== 'verse') continue;
    let beat = section.start;
    for (const line of section.lines) {
      const words = line.words.map((text, i) => {
        const from = beat;
        beat += line.rhythm[i] ?? 0;
        return { startMs: toMs(from), endMs: toMs(beat), text };
      });
      lines.push({ index: line.index, startMs: words[0]?.startMs ?? 0, endMs: toMs(beat), words });
    }
  }
  const totalSamples = clock.sampleAt(form.beats) + Math.round(RING_SECONDS * SAMPLE_RATE);
  return {
    mood: spec.mood,
    seed: spec.seed,
    durationMs: Math.round((totalSamples / SAMPLE_RATE) * MS),
    totalSamples,
    notes: score.events(),
    lines,
  };
}
