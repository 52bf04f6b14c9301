import type { ReadableFile } from '@qingyin/audio-dsp';
import { FileError } from '../file-error.ts';
import { assertWhole, readHeader } from './chunks.ts';
import type { ConvertedSound } from './converted-sound.ts';

const HEADER = 22;
const CRC = 4;
const PLAIN = 1;
/** A frame has 256/245 s of sound. */
const FRAME = [256, 245] as const;
/** More frames than a day has; the table of a damaged header could fill the memory. */
const MOST_FRAMES = 100_000;

/**
 * Reads the header and the table of frames of a True Audio file.
 *
 * @param start offset of `TTA1`
 * @throws FileError `wrong-type` for encrypted sound and version 2, `unreadable` with `truncated`
 */
export async function ttaSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  const header = await readHeader(file, start, HEADER);
  if (header.toString('latin1', 0, 4) !== 'TTA1' || header.readUInt16LE(4) !== PLAIN)
    throw new FileError('wrong-type', 'True Audio of version 2, or encrypted');
  const sampleRate = header.readUInt32LE(10);
  const samples = header.readUInt32LE(14);
  const frames = Math.ceil(samples / Math.floor((FRAME[0] * sampleRate) / FRAME[1]));
  if (!(frames > 0 && frames < MOST_FRAMES)) throw new FileError('unreadable', 'impossible number of frames');
  const table = await readHeader(file, start + HEADER, frames * 4 + CRC);
  let length = 0;
  for (let frame = 0; frame < frames; frame += 1) length += table.readUInt32LE(frame * 4);
  const range = { at: start + HEADER + table.length, length };
  assertWhole(range, size);
  return {
    duration: samples / sampleRate,
    sampleRate,
    channels: header.readUInt16LE(6),
    bits: header.readUInt16LE(8),
    ranges: [range],
    form: header.toString('hex', 6, 18),
  };
}
