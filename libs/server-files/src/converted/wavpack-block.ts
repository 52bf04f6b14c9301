/** Bytes of the header of a WavPack block. */
export const WAVPACK_HEADER = 32;

const OLDEST = 0x402;
const NEWEST = 0x410;
const MONO = 0x4;
const HYBRID = 0x8;
const FIRST_OF_CHANNELS = 0x800;
const LAST_OF_CHANNELS = 0x1000;
const DSD = 0x8000_0000;
const UNKNOWN = 0xffff_ffff;
const HIGH = 2 ** 32;
/** Largest block, bytes. */
const LARGEST = 1024 * 1024;
const RATES = [6, 8, 9.6, 11.025, 12, 16, 22.05, 24, 32, 44.1, 48, 64, 88.2, 96, 192].map(
  (kHz) => kHz * 1000,
);

/** Header of a WavPack block. */
export interface WavPackBlock {
  /** bytes with the header */
  size: number;
  /** of the whole file; undefined = unknown. Of DSD eight samples count as one, here and below. */
  total: number | undefined;
  /** number of the first sample */
  index: number;
  samples: number;
  /** 1 or 2 */
  channels: number;
  /** false: further channels are in the next blocks */
  allChannels: boolean;
  /** Hz, of DSD an eighth of its rate without its factor; undefined: a part of the block states it */
  sampleRate: number | undefined;
  bits: number;
  dsd: boolean;
  lossy: boolean;
}

/** Reads the header of a WavPack block; undefined for other bytes. */
export function wavPackBlock(head: Buffer): WavPackBlock | undefined {
  if (head.length < WAVPACK_HEADER || head.toString('latin1', 0, 4) !== 'wvpk') return undefined;
  const size = head.readUInt32LE(4) + 8;
  const version = head.readUInt16LE(8);
  if (version < OLDEST || version > NEWEST || size < WAVPACK_HEADER || size > LARGEST + 8) return undefined;
  const total = head.readUInt32LE(12);
  const totalHigh = head.readUInt8(11);
  const flags = head.readUInt32LE(24);
  return {
    size,
    // The highest values mean "unknown", so the upper part counts from one less.
    total: total === UNKNOWN ? undefined : total + totalHigh * (HIGH - 1),
    index: head.readUInt32LE(16) + head.readUInt8(10) * HIGH,
    samples: head.readUInt32LE(20),
    channels: flags & MONO ? 1 : 2,
    allChannels: (flags & FIRST_OF_CHANNELS) !== 0 && (flags & LAST_OF_CHANNELS) !== 0,
    sampleRate: RATES[(flags >>> 23) & 0xf],
    bits: ((flags & 3) + 1) * 8 - ((flags >>> 13) & 0x1f),
    dsd: (flags & DSD) !== 0,
    lossy: (flags & HYBRID) !== 0,
  };
}
