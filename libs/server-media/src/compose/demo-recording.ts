import { encodeWavFile } from '@qingyin/audio-dsp';
import NodeID3 from 'node-id3';
import { createSeededRandom } from './random.ts';

const RATE = 16_000;
const SECONDS = 8;
const PLUCKS = 16;
/** The five notes of the gong mode in semitones. */
const MODE = [0, 2, 4, 7, 9];
const LOWEST_HZ = 220;
const LOUDNESS = 9000;

export interface DemoRecording {
  tags: { title: string; artist: string; album: string };
  /** LRC */
  lyric: string;
  /** JPEG */
  cover: Buffer;
  seed: number;
}

/**
 * Creates a short recording of plucked strings like one of a user: WAV with tags, lyrics and cover. Deterministic.
 */
export function createDemoRecording({ tags, lyric, cover, seed }: DemoRecording): Buffer {
  const tag = NodeID3.create({
    ...tags,
    ...(lyric ? { unsynchronisedLyrics: { language: 'zho', text: lyric } } : {}),
    image: { mime: 'image/jpeg', type: { id: 3 }, description: '', imageBuffer: cover },
  });
  return encodeWavFile({ kind: 1, bits: 16, channels: 1, rate: RATE }, [
    ['data', plucked(seed)],
    ['id3 ', tag],
  ]);
}

function plucked(seed: number): Buffer {
  const random = createSeededRandom(`cloud-${seed}`);
  const samples = new Float64Array(RATE * SECONDS);
  for (let pluck = 0; pluck < PLUCKS; pluck += 1) {
    const hz = LOWEST_HZ * 2 ** ((random.pick(MODE) + 12 * (pluck % 2)) / 12);
    const from = Math.round((pluck / PLUCKS) * samples.length);
    for (let at = from; at < samples.length; at += 1) {
      const t = (at - from) / RATE;
      const wave = Math.sin(2 * Math.PI * hz * t) + 0.4 * Math.sin(4 * Math.PI * hz * t);
      samples[at] = (samples[at] ?? 0) + wave * Math.exp(-t * 3);
    }
  }
  const bytes = Buffer.alloc(samples.length * 2);
  samples.forEach((value, at) =>
    bytes.writeInt16LE(Math.round(Math.max(-3, Math.min(3, value)) * LOUDNESS), at * 2),
  );
  return bytes;
}
