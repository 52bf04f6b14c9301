import { type Bytes, bigEndianReader } from './bytes.ts';
import { createPartialFrameBuffer, type RangeFile } from './range-file.ts';
import {
  type FrameSplitter,
  type AudioFormat,
  type Frame,
  NotJoinableError,
  type FilePosition,
  type GaplessInfo,
} from './audio-format.ts';

const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
/** A seek starts this many frames earlier: a frame may use the bit reservoir of up to nine frames before it. */
const LEAN_FRAMES = 12;
/** Deviation from the size of a constant-bit-rate file, in frames, above which a file counts as variable. */
const UNEVEN_FRAMES = 1;

interface Header {
  size: number;
  samples: number;
  rate: number;
  channels: number;
  /** MPEG 1, otherwise 2 or 2.5 */
  one: boolean;
  kbits: number;
}

/** Parses the Layer III frame header at `at`; null when there is none. */
export function parseMp3FrameHeader(bytes: Uint8Array, at: number): Header | null {
  const word = bigEndianReader(bytes).u32(at);
  // 11 sync bits, version not reserved, Layer III.
  if (word >>> 21 !== 0x7ff || ((word >>> 19) & 3) === 1 || ((word >>> 17) & 3) !== 1) return null;
  const version = (word >>> 19) & 3;
  const one = version === 3;
  const kbits = (one ? KBITS_1 : KBITS_2)[(word >>> 12) & 15];
  const base = RATES[(word >>> 10) & 3];
  if (!kbits || base === undefined) return null;
  const rate = base / (one ? 1 : version === 2 ? 2 : 4);
  const samples = one ? 1152 : 576;
  const size = Math.floor((samples * 125 * kbits) / rate) + ((word >>> 9) & 1);
  return { size, samples, rate, channels: ((word >>> 6) & 3) === 3 ? 1 : 2, one, kbits };
}

/** Reads the Xing or Info tag in the empty first frame: number of frames, encoder delay and padding. */
function readTag(bytes: Bytes, at: number, frame: Header) {
  const { u32, u24, text } = bigEndianReader(bytes);
  const tag = at + 4 + (frame.one ? (frame.channels === 1 ? 17 : 32) : frame.channels === 1 ? 9 : 17);
  const kind = text(tag, 4);
  if (kind !== 'Xing' && kind !== 'Info') return null;
  const has = u32(tag + 4);
  const frames = has & 1 ? u32(tag + 8) : 0;
  // Optional fields in their order: frames, bytes, table of contents, quality; then the encoder's own.
  const own = tag + 8 + (has & 1 ? 4 : 0) + (has & 2 ? 4 : 0) + (has & 4 ? 100 : 0) + (has & 8 ? 4 : 0);
  const known = /^[A-Z]/i.test(text(own, 1));
  return { even: kind === 'Info', frames, edges: known ? u24(own + 21) : null };
}

/**
 * Reads header and Xing tag of an MP3 file.
 *
 * @throws {NotJoinableError} when neither file nor service state delay and padding, or the file states no number
 * of frames
 */
export async function openMp3(file: RangeFile, facts: GaplessInfo): Promise<AudioFormat> {
  const id3 = await file.peek(0, 10);
  const size = bigEndianReader(id3);
  const tagged = size.text(0, 3) === 'ID3';
  const seven = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + (size.byte(at) & 127), 0);
  const first = tagged ? 10 + seven + (size.byte(5) & 16 ? 10 : 0) : 0;
  const bytes = await file.peek(first, 4096);
  const frame = parseMp3FrameHeader(bytes, 0);
  if (!frame) throw new NotJoinableError('No MP3 frame at the start');
  const tag = readTag(bytes, 0, frame);
  const delay = tag?.edges != null ? tag.edges >> 12 : facts.delay;
  const padding = tag?.edges != null ? tag.edges & 0xfff : facts.padding;
  const start = tag ? first + frame.size : first;
  if (delay === undefined || padding === undefined || !tag?.frames) {
    throw new NotJoinableError('MP3 without encoder delay and length');
  }
  const { samples, rate } = frame;
  const { frames } = tag;
  const sizeOfOne = (samples * 125 * frame.kbits) / rate;
  const even = tag.even && Math.abs((file.size - start) / sizeOfOne - frames) < UNEVEN_FRAMES;
  const marks: number[] = [];

  function cutter({ byte, tick }: FilePosition): FrameSplitter {
    const rest = createPartialFrameBuffer();
    let index = (tick ?? 0) / samples;
    let offset = byte;
    let inStep = byte === start || marks[index] === byte;
    const take = (bytes: Bytes, last: boolean): Frame[] => {
      const found: Frame[] = [];
      let at = 0;
      while (index < frames) {
        const here = parseMp3FrameHeader(bytes, at);
        if (here?.rate !== rate) {
          if (at + 4 > bytes.length) break;
          at += 1;
          continue;
        }
        const end = at + here.size;
        if (end > bytes.length || (!inStep && end + 4 > bytes.length && !last)) break;
        if (!inStep && parseMp3FrameHeader(bytes, end)?.rate !== rate) {
          at += 1;
          continue;
        }
        inStep = true;
        marks[index] = offset + at;
        found.push({ bytes: bytes.slice(at, end), at: index * samples, ticks: samples });
        index += 1;
        at = end;
      }
      rest.done(at);
      offset += at;
      return found;
    };
    return { push: (more) => take(rest.add(more), false), end: () => take(rest.left(), true) };
  }

  return {
    mime: 'audio/mpeg',
    rate,
    channels: frame.channels,
    delay,
    length: frames * samples - delay - padding,
    init: null,
    start,
    byteRate: (file.size - start) / ((frames * samples) / rate),
    locate: (tick) => {
      const index = Math.max(0, Math.floor((tick + delay) / samples) - LEAN_FRAMES);
      const known = index === 0 ? start : marks[index];
      const byte = known ?? (even ? start + Math.max(0, Math.floor(index * sizeOfOne) - 2) : null);
      return Promise.resolve(byte === null ? null : { byte, tick: index * samples });
    },
    createSplitter: cutter,
  };
}
