import { createSeededRandom, hashText } from './random.ts';
import type { LeadInstrument, Mode, Mood, Percussion, PoemLine, SongSpec } from './song-spec.ts';

export interface PoemForSong {
  id: number;
  /** Slug of the poem; two songs of the same poem differ by their id. */
  slug: string;
  mood: Mood;
  lines: readonly PoemLine[];
}

interface MoodPlan {
  tempo: readonly [number, number];
  modes: readonly Mode[];
  leads: readonly LeadInstrument[];
  flute: number;
  percussion: readonly Percussion[];
}

const plans: Record<Mood, MoodPlan> = {
  spring: {
    tempo: [80, 94],
    modes: ['gong', 'zhi'],
    leads: ['guzheng', 'guzheng', 'pipa'],
    flute: 0.6,
    percussion: ['none', 'woodblock'],
  },
  autumn: {
    tempo: [64, 74],
    modes: ['yu', 'shang'],
    leads: ['guzheng', 'guqin'],
    flute: 0.6,
    percussion: ['none'],
  },
  night: {
    tempo: [58, 68],
    modes: ['yu', 'gong', 'shang'],
    leads: ['guqin', 'guzheng'],
    flute: 0.55,
    percussion: ['none'],
  },
  farewell: {
    tempo: [62, 72],
    modes: ['zhi', 'yu'],
    leads: ['guzheng', 'guqin', 'pipa'],
    flute: 0.75,
    percussion: ['none', 'drum'],
  },
  heroic: {
    tempo: [92, 108],
    modes: ['shang', 'yu', 'zhi'],
    leads: ['pipa', 'pipa', 'guzheng'],
    flute: 0.3,
    percussion: ['drum'],
  },
  rustic: {
    tempo: [84, 98],
    modes: ['zhi', 'gong'],
    leads: ['guzheng', 'pipa'],
    flute: 0.5,
    percussion: ['woodblock'],
  },
  longing: {
    tempo: [62, 74],
    modes: ['yu', 'jue', 'zhi'],
    leads: ['guzheng', 'guqin'],
    flute: 0.7,
    percussion: ['none'],
  },
  calm: {
    tempo: [60, 70],
    modes: ['gong', 'zhi'],
    leads: ['guqin', 'guzheng'],
    flute: 0.45,
    percussion: ['none'],
  },
  snow: {
    tempo: [56, 66],
    modes: ['yu', 'jue', 'shang'],
    leads: ['guqin', 'guzheng'],
    flute: 0.5,
    percussion: ['none'],
  },
  bright: {
    tempo: [88, 102],
    modes: ['gong', 'zhi', 'shang'],
    leads: ['guzheng', 'pipa'],
    flute: 0.5,
    percussion: ['woodblock', 'drum', 'none'],
  },
};
const LOWEST_TONIC = 57;
const HIGHEST_TONIC = 67;

/** Chooses tempo, mode, tonic and instruments of a song from the poem's mood and the id. Pure and deterministic. */
export function createSongSpec({ id, slug, mood, lines }: PoemForSong): SongSpec {
  const seed = hashText(`${id}/${slug}`);
  const random = createSeededRandom(seed);
  const plan = plans[mood];
  return {
    id,
    seed,
    lines,
    mood,
    mode: random.pick(plan.modes),
    tonic: random.int(LOWEST_TONIC, HIGHEST_TONIC),
    tempo: random.int(plan.tempo[0], plan.tempo[1]),
    instruments: {
      lead: random.pick(plan.leads),
      flute: random.chance(plan.flute),
      bass: random.chance(0.85),
      percussion: random.pick(plan.percussion),
    },
  };
}
