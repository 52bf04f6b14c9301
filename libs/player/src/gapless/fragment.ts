import { type Bytes, concatBytes } from './bytes.ts';
import type { Frame } from './audio-format.ts';

const u32 = (value: number): number[] => [
  value >>> 24,
  (value >>> 16) & 255,
  (value >>> 8) & 255,
  value & 255,
];
const u64 = (value: number): number[] => [...u32(Math.floor(value / 0x1_0000_0000)), ...u32(value >>> 0)];
const zeros = (count: number): number[] => new Array<number>(count).fill(0);
const MATRIX = [0x1_0000, 0, 0, 0, 0x1_0000, 0, 0, 0, 0x4000_0000].flatMap(u32);

/** An ISO BMFF box (ISO/IEC 14496-12). */
export function box(type: string, ...parts: (Uint8Array | number[])[]): Bytes {
  const body = concatBytes(
    ...parts.map((part) => (part instanceof Uint8Array ? part : Uint8Array.from(part))),
  );
  return concatBytes(
    Uint8Array.from([...u32(body.length + 8), ...[...type].map((c) => c.charCodeAt(0))]),
    body,
  );
}

/**
 * Init segment with one audio track.
 *
 * @param rate ticks per second
 * @param stsd the sample description box
 */
export function initSegment(rate: number, stsd: Uint8Array): Bytes {
  const empty = (type: string, extra = 0): Bytes => box(type, zeros(8 + extra));
  const stbl = box('stbl', stsd, empty('stts'), empty('stsc'), empty('stsz', 4), empty('stco'));
  const dinf = box('dinf', box('dref', [...zeros(7), 1], box('url ', [0, 0, 0, 1])));
  const mdhd = box('mdhd', zeros(12), u32(rate), zeros(4), [0x55, 0xc4, 0, 0]);
  const hdlr = box('hdlr', zeros(8), [0x73, 0x6f, 0x75, 0x6e], zeros(13));
  const mdia = box('mdia', mdhd, hdlr, box('minf', box('smhd', zeros(8)), dinf, stbl));
  const tkhd = box('tkhd', [0, 0, 0, 7], zeros(8), u32(1), zeros(20), [1, 0, 0, 0], MATRIX, zeros(8));
  const mvhd = box(
    'mvhd',
    zeros(12),
    u32(rate),
    zeros(4),
    u32(0x1_0000),
    [1, 0],
    zeros(10),
    MATRIX,
    zeros(24),
    u32(2),
  );
  const mvex = box('mvex', box('trex', zeros(4), u32(1), u32(1), zeros(12)));
  const brands = box(
    'ftyp',
    [...'iso5'].map((c) => c.charCodeAt(0)),
    u32(512),
    [...'iso5'].map((c) => c.charCodeAt(0)),
  );
  return concatBytes(brands, box('moov', mvhd, box('trak', tkhd, mdia), mvex));
}

/** Wraps consecutive frames in one media fragment (moof and mdat). */
export function fragment(frames: readonly Frame[]): Bytes {
  const sizes = frames.flatMap((frame) => [...u32(frame.ticks), ...u32(frame.bytes.length)]);
  const moof = (offset: number): Bytes =>
    box(
      'moof',
      box('mfhd', zeros(8)),
      box(
        'traf',
        box('tfhd', [0, 2, 0, 0], u32(1)),
        box('tfdt', [1, 0, 0, 0], u64(frames[0]?.at ?? 0)),
        // Flags: each entry has duration and size.
        box('trun', [0, 0, 3, 1], u32(frames.length), u32(offset), sizes),
      ),
    );
  return concatBytes(moof(moof(0).length + 8), box('mdat', ...frames.map((frame) => frame.bytes)));
}
