import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { FileError } from '../file-error.ts';
import { asfObject, assertWhole, type Chunk, chunksIn, readHeader } from './chunks.ts';
import type { ConvertedSound } from './converted-sound.ts';

/** GUIDs as they are stored. */
export const ASF_HEADER = '3026b2758e66cf11a6d900aa0062ce6c';
const FILE_PROPERTIES = 'a1dcab8c47a9cf118ee400c00c205365';
const STREAM_PROPERTIES = '9107dcb7b7a9cf118ee600c00c205365';
const HEADER_EXTENSION = 'b503bf5f2ea9cf118ee300c00c205365';
const AUDIO = '409e69f84d5bcf11a8fd00805f5c442b';
const VIDEO = 'c0ef19bc4d5bcf11a8fd00805f5c442b';
/** Objects of encrypted files: content encryption, the extended one, and the advanced one. */
const ENCRYPTION = new Set([
  'fbb3112223bdd211b4b700a0c955fc6e',
  '14e68a292226174cb935dae07ee9289c',
  '338505438169e6499b74ad12cb86d58c',
]);
const HEADER = 30;
const PROPERTIES = 80;
const STREAM = 54;
const EXTENSION = 22;
/** Identifier, number of packets and two bytes at the start of the data. */
const BEFORE_PACKETS = 26;
const BROADCAST = 1;
const ENCRYPTED_STREAM = 0x8000;
const WAVE_FORMAT = 16;
/** Codecs that lose nothing: samples, and Windows Media Audio Lossless. */
const LOSSLESS = new Set([0x0001, 0x0003, 0x0163]);

interface Found {
  /** seconds */
  duration: number;
  live: boolean;
  /** `WAVEFORMATEX` */
  wave: Buffer | undefined;
}

/**
 * Reads the objects of an ASF file with Windows Media Audio.
 *
 * @param start offset of its first object
 * @throws FileError `wrong-type` for films and encrypted files, `unreadable` with `truncated`
 */
export async function wmaSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  const header = {
    at: start + asfObject.header,
    length: asfObject.lengthOf(await readHeader(file, start, HEADER)),
  };
  assertWhole(header, size);
  const found: Found = { duration: 0, live: false, wave: undefined };
  const end = header.at + header.length;
  // It occurs once; a hostile file has thousands.
  let extended = false;
  for await (const chunk of chunksIn(file, start + HEADER, end, asfObject)) {
    await readObject(file, chunk, found);
    if (chunk.name !== HEADER_EXTENSION || extended) continue;
    extended = true;
    const last = Math.min(end, chunk.at + chunk.length);
    for await (const inner of chunksIn(file, chunk.at + EXTENSION, last, asfObject))
      await readObject(file, inner, found);
  }
  const { wave } = found;
  if (!wave) throw new FileError('unreadable', 'ASF file without sound');
  const range = await packets(file, end, size, found.live);
  const sampleRate = wave.readUInt32LE(4);
  return {
    duration: found.duration > 0 ? found.duration : range.length / wave.readUInt32LE(8),
    sampleRate,
    channels: wave.readUInt16LE(2),
    bits: LOSSLESS.has(wave.readUInt16LE(0)) ? wave.readUInt16LE(14) : 0,
    ranges: [range],
    form: wave.toString('hex'),
  };
}

async function readObject(file: ReadableFile, { name, at, length }: Chunk, found: Found): Promise<void> {
  if (ENCRYPTION.has(name)) throw encrypted();
  if (name === FILE_PROPERTIES && length >= PROPERTIES) {
    const bytes = await readHeader(file, at, PROPERTIES);
    // The time of playing is in units of 100 ns and includes the preroll, which is in milliseconds.
    found.duration = Number(bytes.readBigUInt64LE(40)) / 1e7 - Number(bytes.readBigUInt64LE(56)) / 1000;
    found.live = (bytes.readUInt32LE(64) & BROADCAST) !== 0;
  }
  if (name !== STREAM_PROPERTIES || length < STREAM) return;
  const stream = await readHeader(file, at, STREAM);
  const kind = stream.toString('hex', 0, 16);
  if (kind === VIDEO) throw new FileError('wrong-type', 'the file contains video');
  if (stream.readUInt16LE(48) & ENCRYPTED_STREAM) throw encrypted();
  if (kind === AUDIO && length >= STREAM + WAVE_FORMAT)
    found.wave ??= await readHeader(file, at + STREAM, WAVE_FORMAT);
}

const encrypted = (): FileError => new FileError('wrong-type', 'the file is encrypted');

/** Where the packets are: in the object behind the header. A recording that was never closed states no length. */
async function packets(
  file: ReadableFile,
  at: number,
  size: number,
  live: boolean,
): Promise<ConvertedSound['ranges'][number]> {
  const head = await readAt(file, at, asfObject.header);
  const stated = head.length < asfObject.header ? 0 : asfObject.lengthOf(head);
  const range = { at: at + asfObject.header + BEFORE_PACKETS, length: stated - BEFORE_PACKETS };
  if (live && (range.length <= 0 || range.at + range.length > size)) range.length = size - range.at;
  assertWhole({ ...range, length: Math.max(1, range.length) }, size);
  return range;
}
