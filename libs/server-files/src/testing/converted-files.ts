import { latin, le16, le32, le64 } from './raw-bytes.ts';

/** Sound of a number of bytes, which no two seeds share. */
export const soundBytes = (length: number, seed = 0): Buffer =>
  Buffer.from(Array.from({ length }, (_, at) => (at * 31 + seed * 7 + (at >> 8)) & 0x7f));

/** Monkey's Audio of version 3.99: 44.1 kHz, stereo, 16 bits, one frame of 73728 samples and one of `last`. */
export function apeFile(sound: Buffer, { last = 14_472, extra = 0 } = {}): Buffer {
  const wavHeader = Buffer.alloc(44, 1);
  const descriptor = Buffer.concat([
    ...[latin('MAC '), le16(3990), le16(0), le32(52 + extra), le32(24), le32(8), le32(wavHeader.length)],
    ...[le32(sound.length), le32(0), le32(0), Buffer.alloc(16, 9), Buffer.alloc(extra)],
  ]);
  const header = [le16(2000), le16(0), le32(73_728), le32(last), le32(2), le16(16), le16(2), le32(44_100)];
  return Buffer.concat([descriptor, ...header, Buffer.alloc(8), wavHeader, sound]);
}

/** Monkey's Audio of version 3.97 and earlier. */
export function oldApeFile(sound: Buffer, { version = 3970, level = 2000, flags = 0 } = {}): Buffer {
  const wavHeader = flags & 32 ? Buffer.alloc(0) : Buffer.alloc(44, 1);
  return Buffer.concat([
    ...[latin('MAC '), le16(version), le16(level), le16(flags), le16(2), le32(48_000)],
    ...[le32(44), le32(0), le32(2), le32(1000)],
    ...[flags & 4 ? le32(32_000) : Buffer.alloc(0), flags & 16 ? le32(2) : Buffer.alloc(0)],
    ...[Buffer.alloc(8), wavHeader, sound],
  ]);
}

/** Musepack of version 7: 100 frames of 44.1 kHz, the last one with 576 samples. @param gain as `mpcgain` writes it */
export const musepack7File = (sound: Buffer, gain = 0): Buffer =>
  Buffer.concat([
    ...[latin('MP+\x07'), le32(100), le32(0), le16(gain), le16(0), le32(0)],
    ...[le32(0x8000_0000 + 576 * 2 ** 20), le32(0), sound],
  ]);

/** A number of seven bits per byte. */
const number = (value: number): number[] =>
  value < 128 ? [value] : [...number(Math.floor(value / 128)).map((byte) => byte | 0x80), value % 128];

/** A packet of Musepack of version 8. */
export function packetOf(name: string, content: Buffer): Buffer {
  // The size includes its own digits.
  const digits = [1, 2, 3, 4].find((count) => content.length + 2 + count < 128 ** count) ?? 0;
  const size = content.length + 2 + digits;
  return Buffer.concat([latin(name), Buffer.from(number(size)), content]);
}

/** Musepack of version 8: 48 kHz, stereo, 96000 samples. @param more packets before the sound */
export const musepack8File = (
  packets: readonly Buffer[],
  more: readonly Buffer[] = [],
  samples = 96_000,
): Buffer =>
  Buffer.concat([
    latin('MPCK'),
    packetOf('SH', Buffer.from([0, 0, 0, 1, 8, ...number(samples), 0, 0x3b, 0x1b])),
    ...more,
    ...packets.map((packet) => packetOf('AP', packet)),
    packetOf('SE', Buffer.alloc(0)),
  ]);

/** TAK: 44.1 kHz, stereo, 24 bits, 88200 samples. */
export function takFile(sound: Buffer, lastFrame = true): Buffer {
  const fields: [number, number][] = [
    ...([
      [2, 6],
      [3, 4],
      [5, 4],
      [88_200, 35],
      [0, 3],
    ] as [number, number][]),
    ...([
      [44_100 - 6000, 18],
      [24 - 8, 5],
      [2 - 1, 4],
      [0, 1],
    ] as [number, number][]),
  ];
  const info = Buffer.alloc(10);
  let at = 0;
  for (const [value, bits] of fields)
    for (let bit = 0; bit < bits; bit += 1, at += 1)
      if (Math.floor(value / 2 ** bit) % 2) info[at >> 3] = (info[at >> 3] ?? 0) | (1 << (at & 7));
  const block = (kind: number, body: Buffer): Buffer =>
    Buffer.concat([Buffer.of(kind), le32(body.length).subarray(0, 3), body]);
  const last = Math.floor(sound.length / 2);
  return Buffer.concat([
    latin('tBaK'),
    block(1, Buffer.concat([info, Buffer.alloc(3)])),
    ...(lastFrame
      ? [
          block(
            7,
            Buffer.concat([
              le64(last).subarray(0, 5),
              le32(sound.length - last).subarray(0, 3),
              Buffer.alloc(3),
            ]),
          ),
        ]
      : []),
    block(0, Buffer.alloc(0)),
    sound,
  ]);
}

/** True Audio: 44.1 kHz, stereo, 16 bits, 60000 samples in two frames. */
export function ttaFile(sound: Buffer, format = 1): Buffer {
  const first = Math.floor(sound.length / 2);
  return Buffer.concat([
    ...[latin('TTA1'), le16(format), le16(2), le16(16), le32(44_100), le32(60_000), le32(0)],
    ...[le32(first), le32(sound.length - first), le32(0), sound],
  ]);
}

export interface WavPackOptions {
  index?: number;
  samples?: number;
  total?: number;
  flags?: number;
  parts?: readonly Buffer[];
}

/** Flags of 16 bits, stereo, 44.1 kHz, all channels. */
export const WAVPACK_FLAGS = 1 + 0x1800 + 9 * 2 ** 23;

/** A block of WavPack. */
export function wavPackBlockOf(
  sound: Buffer,
  { index = 0, samples = 22_050, total = 44_100, flags = WAVPACK_FLAGS, parts = [] }: WavPackOptions = {},
): Buffer {
  const large = Buffer.concat([Buffer.of(0x8a), le32(sound.length / 2).subarray(0, 3), sound]);
  const body = Buffer.concat([...parts, large]);
  return Buffer.concat([
    ...[latin('wvpk'), le32(body.length + 24), le16(0x410), Buffer.of(0, 0), le32(total), le32(index)],
    ...[le32(samples), le32(flags), le32(0), body],
  ]);
}

/** WavPack of two blocks: one second of 44.1 kHz. */
export const wavPackFile = (sound: Buffer, options: WavPackOptions = {}): Buffer =>
  Buffer.concat([wavPackBlockOf(sound, options), wavPackBlockOf(sound, { ...options, index: 22_050 })]);
