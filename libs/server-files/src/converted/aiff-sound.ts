import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { FileError, truncatedFile } from '../file-error.ts';
import { assertWhole, chunksIn, iffChunk, readHeader } from './chunks.ts';
import { type ChunkText, type ConvertedSound, MOST_TEXTS } from './converted-sound.ts';

const HEADER = 12;
const COMMON = 18;
/** With the kind of compression of AIFC. */
const COMMON_AIFC = 22;
/** Offset and block size before the samples. */
const BEFORE_SAMPLES = 8;
const LONGEST_TEXT = 64 * 1024;
const TEXTS: Partial<Record<string, ChunkText['id']>> = { NAME: 'TITLE', AUTH: 'ARTIST' };
/** Kinds of AIFC that store samples. */
const PLAIN = new Set([
  ...['NONE', 'twos', 'sowt', 'raw ', 'in24', 'in32', '42ni', '23ni'],
  ...['fl32', 'FL32', 'fl64', 'FL64', 'lpcm'],
]);
/** Samples of a packet that is counted as one. */
const SAMPLES: Partial<Record<string, number>> = { ima4: 64 };
/** Sizes that programs write when they do not know them yet. */
const UNKNOWN = new Set([0, 0xffff_ffff]);

/**
 * Reads the chunks of an AIFF or AIFC file.
 *
 * @param start offset of `FORM`
 * @throws FileError `unreadable`, with `truncated`
 */
export async function aiffSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  const stated = (await readHeader(file, start, HEADER)).readUInt32BE(4);
  const end = UNKNOWN.has(stated) ? size : start + iffChunk.header + stated;
  const texts: ChunkText[] = [];
  let id3At: number | undefined;
  let common: Buffer | undefined;
  let range: ConvertedSound['ranges'][number] | undefined;
  for await (const { name, at, length } of chunksIn(file, start + HEADER, Math.min(end, size), iffChunk)) {
    if (name === 'COMM') common ??= await readAt(file, at, Math.min(length, COMMON_AIFC));
    if (name === 'SSND') range ??= { at: at + BEFORE_SAMPLES, length: Math.max(0, length - BEFORE_SAMPLES) };
    if (/^id3 $/i.test(name)) id3At ??= at;
    const id = TEXTS[name];
    if (id && length <= LONGEST_TEXT && texts.length < MOST_TEXTS)
      texts.push({ id, value: (await readAt(file, at, length)).toString('latin1') });
    assertWhole({ at, length }, size);
  }
  if (!common || common.length < COMMON || !range) {
    if (end > size) throw truncatedFile();
    throw new FileError('unreadable', 'AIFF file without sound');
  }
  return { ...describe(common), ranges: [range], form: common.toString('hex'), id3At, texts };
}

function describe(common: Buffer): Pick<ConvertedSound, 'duration' | 'sampleRate' | 'channels' | 'bits'> {
  const kind = common.length >= COMMON_AIFC ? common.toString('latin1', COMMON, COMMON_AIFC) : 'NONE';
  const sampleRate = extendedFloat(common.subarray(8, COMMON));
  return {
    duration: (common.readUInt32BE(2) * (SAMPLES[kind] ?? 1)) / sampleRate,
    sampleRate,
    channels: common.readUInt16BE(0),
    bits: PLAIN.has(kind) ? common.readUInt16BE(6) : 0,
  };
}

/** A floating-point number of 80 bits. */
function extendedFloat(bytes: Buffer): number {
  const exponent = (bytes.readUInt16BE(0) & 0x7fff) - 16_383;
  return bytes.readUInt32BE(2) * 2 ** (exponent - 31) + bytes.readUInt32BE(6) * 2 ** (exponent - 63);
}
