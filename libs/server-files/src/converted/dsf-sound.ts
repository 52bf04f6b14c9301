import type { ReadableFile } from '@qingyin/audio-dsp';
import { FileError, truncatedFile } from '../file-error.ts';
import { assertWhole, chunksIn, dsfChunk, readHeader } from './chunks.ts';
import type { ConvertedSound } from './converted-sound.ts';

const HEADER = 28;
const TAG_AT = 20;
const FORMAT = 40;

/**
 * Reads the chunks of a DSF file, which holds DSD sound.
 *
 * @param start offset of `DSD `
 * @throws FileError `unreadable`, with `truncated`
 */
export async function dsfSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  const tagAt = start + Number((await readHeader(file, start, HEADER)).readBigUInt64LE(TAG_AT));
  let format: Buffer | undefined;
  for await (const chunk of chunksIn(file, start + HEADER, size, dsfChunk)) {
    if (chunk.name === 'fmt ') format = await readHeader(file, chunk.at, FORMAT);
    if (chunk.name !== 'data') continue;
    if (!format) throw new FileError('unreadable', 'DSF file without a description of its sound');
    assertWhole(chunk, size);
    const sampleRate = format.readUInt32LE(16);
    return {
      duration: Number(format.readBigUInt64LE(24)) / sampleRate,
      sampleRate,
      channels: format.readUInt32LE(12),
      bits: 1,
      ranges: [{ at: chunk.at, length: chunk.length }],
      form: format.toString('hex', 4, 36),
      id3At: tagAt > chunk.at && tagAt < size ? tagAt : undefined,
    };
  }
  throw truncatedFile();
}
