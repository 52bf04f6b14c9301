import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { FileError, truncatedFile } from '../file-error.ts';
import { endOfSound } from '../trailing-tags.ts';
import type { ConvertedSound } from './converted-sound.ts';
import { WAVPACK_HEADER, type WavPackBlock, wavPackBlock } from './wavpack-block.ts';

/** Blocks without sound before the first one with sound. */
const MOST_EMPTY = 64;
const MOST_PARTS = 256;
/** Bytes at the end among which the last block is searched for: first few, then as many as a block can have. */
const TAILS = [256 * 1024, 1024 * 1024 + 64];
/** Kinds of parts of a block. */
const CHANNELS = 0x0d;
const DSD_SOUND = 0x0e;
const SAMPLE_RATE = 0x27;

interface Parts {
  channels?: number;
  sampleRate?: number;
  /** power of two by which the rate of DSD is multiplied */
  factor?: number;
}

/**
 * Reads the first and the last block of a WavPack file.
 *
 * @param start offset of `wvpk`
 * @throws FileError `unreadable`, with `truncated` for a file without its last blocks
 */
export async function wavPackSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  const end = await endOfSound(file, start, size);
  const { first, at } = await firstSound(file, start, end);
  const parts = await partsOf(file, at + WAVPACK_HEADER, Math.min(at + first.size, end));
  const present = await samplesPresent(file, start, end);
  if (present === undefined || (first.total ?? 0) > present) throw truncatedFile();
  const samples = first.total ?? present - first.index;
  const rate = (parts.sampleRate ?? first.sampleRate ?? 0) * 2 ** (first.dsd ? (parts.factor ?? 0) : 0);
  const form = {
    sampleRate: first.dsd ? rate * 8 : rate,
    channels: parts.channels ?? first.channels,
    bits: first.lossy ? 0 : first.dsd ? 1 : first.bits,
  };
  return {
    ...form,
    duration: samples / rate,
    ranges: [{ at: start, length: end - start }],
    form: Object.values(form).join(' '),
  };
}

async function firstSound(
  file: ReadableFile,
  start: number,
  end: number,
): Promise<{ first: WavPackBlock; at: number }> {
  let at = start;
  for (let blocks = 0; blocks < MOST_EMPTY; blocks += 1) {
    const block = wavPackBlock(await readAt(file, at, WAVPACK_HEADER));
    if (!block) break;
    if (block.samples > 0) return { first: block, at };
    at += block.size;
  }
  throw at >= end ? truncatedFile() : new FileError('unreadable', 'WavPack file without sound');
}

/** Number of samples up to the end of the last block; undefined when the file does not end with a whole block. */
async function samplesPresent(file: ReadableFile, start: number, end: number): Promise<number | undefined> {
  for (const length of TAILS) {
    const from = Math.max(start, end - length);
    const tail = await readAt(file, from, end - from);
    for (let at = tail.lastIndexOf('wvpk'); at >= 0; at = at > 0 ? tail.lastIndexOf('wvpk', at - 1) : -1) {
      const block = wavPackBlock(tail.subarray(at, at + WAVPACK_HEADER));
      if (block && block.samples > 0 && from + at + block.size <= end) return block.index + block.samples;
    }
  }
  return undefined;
}

/** What the parts of a block say about its form. @param end of the block */
async function partsOf(file: ReadableFile, start: number, end: number): Promise<Parts> {
  const found: Parts = {};
  let at = start;
  for (let parts = 0; at + 2 <= end && parts < MOST_PARTS; parts += 1) {
    const head = await readAt(file, at, 8);
    if (head.length < 8) break;
    const id = head.readUInt8(0);
    const isLarge = (id & 0x80) !== 0;
    const content = head.subarray(isLarge ? 4 : 2);
    const kind = id & 0x3f;
    if (kind === CHANNELS) found.channels = content.readUInt8(0);
    if (kind === DSD_SOUND) found.factor = content.readUInt8(0) & 0x1f;
    if (kind === SAMPLE_RATE) found.sampleRate = content.readUIntLE(0, 3);
    at += isLarge ? 4 + head.readUIntLE(1, 3) * 2 : 2 + head.readUInt8(1) * 2;
  }
  return found;
}
