import { readChunks, readAt, withFile } from './file-bytes.ts';
import { DecodeError, type Decoding, type SampleBlock } from './decoding.ts';

const WHOLE = 1;
const FLOAT = 3;
const EXTENSIBLE = 0xfffe;
const MOST_PARTS = 1000;
/** Upper limit for plausible headers; a chunk of the file must hold a sample of each channel. */
const MOST_CHANNELS = 64;
/** Length written by programs that do not know it yet. */
const UNKNOWN_LENGTH = 0xffff_ff00;

interface Format {
  kind: number;
  channels: number;
  sampleRate: number;
  bits: number;
  from: number;
  bytes: number;
}

/** Reads one sample at a byte position. */
type Reader = (view: DataView, at: number) => number;

const readers: Record<string, Reader> = {
  [`${WHOLE} 8`]: (view, at) => (view.getUint8(at) - 128) / 128,
  [`${WHOLE} 16`]: (view, at) => view.getInt16(at, true) / 2 ** 15,
  [`${WHOLE} 24`]: (view, at) => (view.getUint16(at, true) + view.getInt8(at + 2) * 2 ** 16) / 2 ** 23,
  [`${WHOLE} 32`]: (view, at) => view.getInt32(at, true) / 2 ** 31,
  [`${FLOAT} 32`]: (view, at) => view.getFloat32(at, true),
  [`${FLOAT} 64`]: (view, at) => view.getFloat64(at, true),
};

async function formatOf(path: string): Promise<Format> {
  return withFile(path, async (handle) => {
    const { size } = await handle.stat();
    let format: Omit<Format, 'from' | 'bytes'> | undefined;
    for (let part = 0, at = 12; at + 8 <= size && part < MOST_PARTS; part++) {
      const head = await readAt(handle, at, 8 + 26);
      const name = head.toString('latin1', 0, 4);
      const length = head.readUInt32LE(4);
      if (name === 'fmt ') {
        const kind = head.readUInt16LE(8);
        format = {
          // The extensible format has the actual format in its GUID.
          kind: kind === EXTENSIBLE && head.length >= 34 ? head.readUInt16LE(32) : kind,
          channels: head.readUInt16LE(10),
          sampleRate: head.readUInt32LE(12),
          bits: head.readUInt16LE(22),
        };
      }
      if (name === 'data' && format) {
        const bytes = length >= UNKNOWN_LENGTH ? size - at - 8 : Math.min(length, size - at - 8);
        return { ...format, from: at + 8, bytes };
      }
      at += 8 + length + (length % 2);
    }
    throw new DecodeError('broken', 'WAV file without a data chunk');
  });
}

/** Decodes WAV: integers of 8 to 32 bits, or floating point. */
export async function decodeWav(path: string): Promise<Decoding> {
  const format = await formatOf(path);
  const read = readers[`${format.kind} ${format.bits}`];
  if (!read) throw new DecodeError('unsupported', `WAV of format ${format.kind} with ${format.bits} bits`);
  const { channels, sampleRate } = format;
  if (channels < 1 || channels > MOST_CHANNELS)
    throw new DecodeError('broken', `WAV with ${channels} channels`);
  return {
    pieces: piecesOf(path, format, read),
    shape: () => ({ codec: 'pcm', sampleRate, channels, delay: 0, padding: 0 }),
    free: () => undefined,
  };
}

function samplesOf(read: (index: number) => number, length: number): Float32Array {
  const samples = new Float32Array(length);
  for (let at = 0; at < length; at++) samples[at] = read(at);
  return samples;
}

async function* piecesOf(path: string, format: Format, read: Reader): AsyncGenerator<SampleBlock> {
  const width = format.bits / 8;
  const frame = width * format.channels;
  let left = format.bytes;
  let held = Buffer.alloc(0);
  for await (const part of readChunks(path, format.from)) {
    held = Buffer.concat([held, part.subarray(0, left)]);
    left -= Math.min(left, part.length);
    const length = Math.floor(held.length / frame);
    const view = new DataView(held.buffer, held.byteOffset, held.length);
    const channels = Array.from({ length: format.channels }, (_, channel) =>
      samplesOf((at) => read(view, at * frame + channel * width), length),
    );
    held = held.subarray(length * frame);
    if (length > 0) yield { channels, length };
    if (left === 0) return;
  }
}
