/** Codecs whose files are sequences of frames without a file header. */
export type FrameCodec = 'mp3' | 'aac';

/** The first of several consecutive frames. */
export interface FirstFrame {
  kind: FrameCodec;
  /** position in bytes */
  at: number;
}

/** Number of consecutive frames required, because other bytes look like a frame header now and then. */
const RUN = 4;
/** Number of frames required if the file ends before. */
const LEAST = 2;
const HEADER = 4;
const ADTS_HEADER = 7;
const MPEG_1 = 3;
const LAYER_3 = 1;
const MONO = 3;
const KBITS_1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320];
const KBITS_2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160];
const RATES = [44_100, 48_000, 32_000];
/** By MPEG version id: 2.5, reserved, 2, 1. */
const RATE_DIVISORS = [4, 0, 2, 1];

/** Sample rates of ADTS by index, Hz. */
const ADTS_RATES = [
  96_000, 88_200, 64_000, 48_000, 44_100, 32_000, 24_000, 22_050, 16_000, 12_000, 11_025, 8000, 7350,
];
const ADTS_SAMPLES = 1024;

/** A frame of MPEG layer III or AAC (ADTS), as its header describes it. */
export interface SoundFrame {
  kind: FrameCodec;
  /** bytes */
  size: number;
  /** header bits that are equal in all frames of a stream */
  form: number;
  /** samples of each channel */
  samples: number;
  /** Hz */
  sampleRate: number;
  channels: number;
  /** bits per second; 0 for AAC, whose frames do not state it */
  bitrate: number;
}

/** The frame whose header is at this position; undefined if there is none. */
export function frameAt(bytes: Uint8Array, at: number): SoundFrame | undefined {
  const [sync = 0, second = 0, third = 0, fourth = 0] = bytes.subarray(at, at + HEADER);
  if (sync !== 0xff || (second & 0xe0) !== 0xe0) return undefined;
  // ADTS has layer 0 and a sync word of 12 bits.
  if ((second & 0xf6) === 0xf0) return adtsFrame(bytes, at, third, fourth);
  const version = (second >> 3) & 3;
  const divisor = RATE_DIVISORS[version];
  const kbits = (version === MPEG_1 ? KBITS_1 : KBITS_2)[third >> 4];
  const base = RATES[(third >> 2) & 3];
  if (((second >> 1) & 3) !== LAYER_3 || !divisor || !kbits || !base) return undefined;
  const eighths = version === MPEG_1 ? 144_000 : 72_000;
  const size = Math.floor((eighths * kbits * divisor) / base) + ((third >> 1) & 1);
  return {
    kind: 'mp3',
    size,
    form: ((second & 0x1e) << 8) | (third & 0x0c),
    samples: version === MPEG_1 ? 1152 : 576,
    sampleRate: base / divisor,
    channels: fourth >> 6 === MONO ? 1 : 2,
    bitrate: kbits * 1000,
  };
}

function adtsFrame(bytes: Uint8Array, at: number, third: number, fourth: number): SoundFrame | undefined {
  const [fifth = 0, sixth = 0, seventh = 0] = bytes.subarray(at + HEADER, at + ADTS_HEADER);
  const size = ((fourth & 3) << 11) | (fifth << 3) | (sixth >> 5);
  const sampleRate = ADTS_RATES[(third >> 2) & 0xf];
  if (size < ADTS_HEADER || !sampleRate) return undefined;
  return {
    kind: 'aac',
    size,
    form: third & 0xfd,
    samples: ADTS_SAMPLES * (1 + (seventh & 3)),
    sampleRate,
    channels: ((third & 1) << 2) | (fourth >> 6),
    bitrate: 0,
  };
}

/**
 * Finds the first frame of MPEG layer III or AAC (ADTS), after anything that precedes it: padding, incomplete
 * frames, data of other programs.
 *
 * @param whole true: `bytes` reaches the end of the file, so that the frames may end with it
 * @returns undefined if there are none
 */
export function findFrames(bytes: Uint8Array, whole: boolean): FirstFrame | undefined {
  for (let at = bytes.indexOf(0xff); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const first = frameAt(bytes, at);
    if (first && isRun(bytes, at, first, whole)) return { kind: first.kind, at };
  }
  return undefined;
}

function isRun(bytes: Uint8Array, start: number, first: SoundFrame, whole: boolean): boolean {
  let at = start;
  for (let count = 0; count < RUN; count += 1) {
    if (at >= bytes.length) return whole && count >= LEAST;
    const frame = frameAt(bytes, at);
    if (frame?.kind !== first.kind || frame.form !== first.form) return false;
    at += frame.size;
  }
  return true;
}
