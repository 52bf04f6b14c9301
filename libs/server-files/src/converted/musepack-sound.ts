import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import type { ByteRange } from '../byte-range.ts';
import { FileError, truncatedFile } from '../file-error.ts';
import { endOfSound } from '../trailing-tags.ts';
import { readHeader } from './chunks.ts';
import type { ConvertedSound } from './converted-sound.ts';

const RATES = [44_100, 48_000, 37_800, 32_000];
/** Samples of a frame. */
const FRAME = 1152;
/** Samples that the decoder of version 7 adds, where the file does not state how long its last frame is. */
const DELAY = 481;
/** Header of version 7, in which programs also write gains. */
const HEADER = 28;
const GAPLESS = 0x8000_0000;
/** More packets than a day has; programs write 64 frames into one. */
const MOST_PACKETS = 60_000;
/** Name and size of a packet. */
const PACKET = 2 + 9;
const PACKET_NAME = /^[A-Z]{2}$/;
/** Checksum, version, two numbers of up to nine bytes, and two bytes in the header of version 8. */
const STREAM_HEADER = 4 + 1 + 2 * 9 + 2;

/**
 * Reads the headers of a Musepack file.
 *
 * @param start offset of `MP+` (version 7) or `MPCK` (version 8)
 * @throws FileError `unreadable`, with `truncated` for a file of version 8 without its last packet
 */
export async function musepackSound(
  file: ReadableFile,
  start: number,
  size: number,
): Promise<ConvertedSound> {
  const header = await readHeader(file, start, HEADER);
  if (header.toString('latin1', 0, 4) === 'MPCK') return packetSound(file, start + 4, size);
  const frames = header.readUInt32LE(4);
  const sampleRate = RATES[(header.readUInt32LE(8) >>> 16) & 3] ?? 0;
  const last = header.readUInt32LE(20);
  const missing = last & GAPLESS ? FRAME - ((last >>> 20) & 0x7ff) : DELAY;
  const end = await endOfSound(file, start, size);
  return {
    duration: (frames * FRAME - missing) / sampleRate,
    ...{ sampleRate, channels: 2, bits: 0 },
    ranges: [{ at: start + HEADER, length: end - start - HEADER }],
    form: `7 ${frames} ${sampleRate}`,
  };
}

interface Packet extends ByteRange {
  name: string;
}

async function packetSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  const ranges: ByteRange[] = [];
  let info: Pick<ConvertedSound, 'duration' | 'sampleRate' | 'channels'> | undefined;
  for await (const { name, at, length } of packetsIn(file, start, size)) {
    if (at + length > size) throw truncatedFile();
    if (name === 'SH') info ??= infoOf(await readAt(file, at, STREAM_HEADER));
    if (name === 'AP') ranges.push({ at, length });
    if (name !== 'SE') continue;
    if (!info) throw new FileError('unreadable', 'Musepack file without a description of its sound');
    return { ...info, bits: 0, ranges, form: `8 ${info.sampleRate} ${info.channels}` };
  }
  throw truncatedFile();
}

async function* packetsIn(file: ReadableFile, from: number, size: number): AsyncGenerator<Packet> {
  let at = from;
  for (let packets = 0; at < size && packets < MOST_PACKETS; packets += 1) {
    const head = await readAt(file, at, PACKET);
    const name = head.toString('latin1', 0, 2);
    const length = numberAt(head, 2);
    if (!PACKET_NAME.test(name) || length.value < length.next)
      throw new FileError('unreadable', 'damaged packets of Musepack');
    yield { name, at: at + length.next, length: length.value - length.next };
    at += length.value;
  }
  if (at < size) throw new FileError('unreadable', 'too many packets of Musepack');
}

function infoOf(header: Buffer): Pick<ConvertedSound, 'duration' | 'sampleRate' | 'channels'> {
  const samples = numberAt(header, 5);
  const silence = numberAt(header, samples.next);
  const [first = 0, second = 0] = header.subarray(silence.next);
  const sampleRate = RATES[first >> 5] ?? 0;
  return { duration: (samples.value - silence.value) / sampleRate, sampleRate, channels: (second >> 4) + 1 };
}

/** A number of seven bits per byte, the highest first. @returns it and the offset behind it */
function numberAt(bytes: Buffer, from: number): { value: number; next: number } {
  let value = 0;
  let next = from;
  for (let byte = 0x80; byte & 0x80 && next < bytes.length; next += 1) {
    byte = bytes[next] ?? 0;
    value = value * 128 + (byte & 0x7f);
  }
  return { value, next };
}
