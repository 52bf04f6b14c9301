import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import type { ByteRange } from '../byte-range.ts';

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
const MOST_CHUNKS = 4096;
const LONGEST_FORMAT = 64;
/** Length that programs write when they do not know it yet. */
const UNKNOWN_LENGTH = 0xffff_ff00;

/** Where the sound of a WAV file is, and how it is to be read. */
export interface WavSound {
  ranges: ByteRange[];
  /** the `fmt ` chunk as text */
  form: string;
}

/** Finds the `data` chunk of a WAV file. @param start offset of `RIFF` */
export async function wavSound(file: ReadableFile, start: number, size: number): Promise<WavSound> {
  let form = '';
  let at = start + RIFF_HEADER;
  for (let chunks = 0; at + CHUNK_HEADER <= size && chunks < MOST_CHUNKS; chunks += 1) {
    const head = await readAt(file, at, CHUNK_HEADER);
    const name = head.toString('latin1', 0, 4);
    const stated = head.readUInt32LE(4);
    const body = at + CHUNK_HEADER;
    if (name === 'fmt ') form = (await readAt(file, body, Math.min(stated, LONGEST_FORMAT))).toString('hex');
    if (name === 'data') {
      const length = stated >= UNKNOWN_LENGTH ? size - body : Math.min(stated, size - body);
      return { ranges: [{ at: body, length }], form };
    }
    at = body + stated + (stated % 2);
  }
  return { ranges: [], form };
}
