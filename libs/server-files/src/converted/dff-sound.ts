import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { FileError, truncatedFile } from '../file-error.ts';
import { assertWhole, type Chunk, chunksIn, dffChunk, readHeader } from './chunks.ts';
import { type ChunkText, type ConvertedSound, MOST_TEXTS } from './converted-sound.ts';

const HEADER = 16;
const KIND = 4;
const LONGEST_TEXT = 64 * 1024;
/** Names of the chunks with the edited master information that are texts. */
const TEXTS: Partial<Record<string, ChunkText['id']>> = { DITI: 'TITLE', DIAR: 'ARTIST' };

interface Found {
  sampleRate: number;
  channels: number;
  sound: Chunk | undefined;
  id3At: number | undefined;
  texts: ChunkText[];
}

/**
 * Reads the chunks of a DSDIFF file, which holds DSD sound, plain or compressed (DST).
 *
 * @param start offset of `FRM8`
 * @throws FileError `wrong-type` for other contents, `unreadable` with `truncated`
 */
export async function dffSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  const head = await readHeader(file, start, HEADER);
  if (head.toString('latin1', 12, 16) !== 'DSD ') throw new FileError('wrong-type', 'no DSD sound');
  const end = start + dffChunk.header + dffChunk.lengthOf(head);
  const found: Found = { sampleRate: 0, channels: 0, sound: undefined, id3At: undefined, texts: [] };
  const seen = new Set<string>();
  for await (const chunk of chunksIn(file, start + HEADER, Math.min(end, size), dffChunk)) {
    assertWhole(chunk, size);
    // Chunks with chunks in them occur once; a hostile file has thousands.
    if (seen.has(chunk.name)) continue;
    seen.add(chunk.name);
    if (chunk.name === 'PROP') await readProperties(file, chunk, found);
    else if (chunk.name === 'DSD ' || chunk.name === 'DST ') found.sound = chunk;
    else if (chunk.name === 'ID3 ') found.id3At = chunk.at;
    else if (chunk.name === 'DIIN') await readTexts(file, chunk, found);
  }
  const { sound, sampleRate, channels, id3At, texts } = found;
  if (!sound && end > size) throw truncatedFile();
  if (!sound || !sampleRate || !channels) throw new FileError('unreadable', 'DSDIFF file without sound');
  return {
    duration:
      sound.name === 'DST '
        ? await compressedSeconds(file, sound)
        : (sound.length * 8) / channels / sampleRate,
    sampleRate,
    channels,
    bits: 1,
    ranges: [{ at: sound.at, length: sound.length }],
    form: `${sound.name}${sampleRate} ${channels}`,
    id3At,
    texts,
  };
}

async function readProperties(file: ReadableFile, { at, length }: Chunk, found: Found): Promise<void> {
  for await (const property of chunksIn(file, at + KIND, at + length, dffChunk)) {
    if (property.name === 'FS  ') found.sampleRate = (await readHeader(file, property.at, 4)).readUInt32BE(0);
    if (property.name === 'CHNL') found.channels = (await readHeader(file, property.at, 2)).readUInt16BE(0);
  }
}

async function readTexts(file: ReadableFile, { at, length }: Chunk, found: Found): Promise<void> {
  for await (const chunk of chunksIn(file, at, at + length, dffChunk)) {
    const id = TEXTS[chunk.name];
    if (!id || chunk.length > LONGEST_TEXT || found.texts.length >= MOST_TEXTS) continue;
    const bytes = await readAt(file, chunk.at, chunk.length);
    if (bytes.length > 4)
      found.texts.push({ id, value: bytes.toString('latin1', 4, 4 + bytes.readUInt32BE(0)) });
  }
}

/** The first chunk of compressed sound states the number of frames and how many of them a second has. */
async function compressedSeconds(file: ReadableFile, { at }: Chunk): Promise<number> {
  const information = await readHeader(file, at, dffChunk.header + 6);
  const content = information.subarray(dffChunk.header);
  return content.readUInt32BE(0) / content.readUInt16BE(4);
}
