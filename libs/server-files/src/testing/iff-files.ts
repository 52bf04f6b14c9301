import { be32, be64, latin, le32, le64 } from './raw-bytes.ts';

/** DSF: DSD64 in stereo. @param tag an ID3v2 tag behind the sound */
export function dsfFile(sound: Buffer, tag: Buffer = Buffer.alloc(0), samples = 2_822_400): Buffer {
  const size = 28 + 52 + 12 + sound.length;
  return Buffer.concat([
    ...[latin('DSD '), le64(28), le64(size + tag.length), le64(tag.length > 0 ? size : 0)],
    ...[latin('fmt '), le64(52), le32(1), le32(0), le32(2), le32(2), le32(2_822_400), le32(1)],
    ...[le64(samples), le32(4096), le32(0)],
    ...[latin('data'), le64(12 + sound.length), sound, tag],
  ]);
}

const padded = (body: Buffer): Buffer => Buffer.concat([body, Buffer.alloc(body.length % 2)]);

/** A chunk of DSDIFF. */
export const dffChunkOf = (name: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([latin(name), be64(body.length), padded(body)]);
};

/** DSDIFF: DSD64 in stereo, plain or compressed. @param more chunks behind the sound */
export function dffFile(sound: Buffer, more: readonly Buffer[] = [], compressed = false): Buffer {
  const properties = dffChunkOf(
    'PROP',
    latin('SND '),
    dffChunkOf('FS  ', be32(2_822_400)),
    dffChunkOf('CHNL', Buffer.of(0, 2), latin('SLFTSRGT')),
    // A name of odd length is followed by padding.
    dffChunkOf('CMPR', latin('DSD '), Buffer.of(14), latin('not compressed')),
  );
  const frames = dffChunkOf('FRTE', be32(150), Buffer.of(0, 75));
  const chunks = [
    dffChunkOf('FVER', be32(0x0105_0000)),
    properties,
    compressed ? dffChunkOf('DST ', frames, dffChunkOf('DSTF', sound)) : dffChunkOf('DSD ', sound),
    ...more,
  ];
  return dffChunkOf('FRM8', latin('DSD '), ...chunks);
}

/** The text chunks of DSDIFF. */
export const dffTexts = (title: Buffer, artist: Buffer): Buffer =>
  dffChunkOf(
    'DIIN',
    dffChunkOf('DITI', be32(title.length), title),
    dffChunkOf('DIAR', be32(artist.length), artist),
  );

/** A chunk of AIFF. */
export const iffChunkOf = (name: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([latin(name), be32(body.length), padded(body)]);
};

/** Sample rates as floating-point numbers of 80 bits. */
const EXTENDED: Record<number, string> = { 44100: '400eac44000000000000', 96000: '400fbb80000000000000' };

export interface AiffOptions {
  /** Hz */
  rate?: 44100 | 96000;
  bits?: number;
  /** kind of AIFC; without it the file is AIFF */
  kind?: string;
  before?: readonly Buffer[];
  behind?: readonly Buffer[];
}

/** AIFF or AIFC in stereo. */
export function aiffFile(
  sound: Buffer,
  { rate = 44100, bits = 16, kind, before = [], behind = [] }: AiffOptions = {},
): Buffer {
  const frames = sound.length / 2 / (bits / 8);
  const common = [
    Buffer.of(0, 2),
    be32(frames),
    Buffer.of(0, bits),
    Buffer.from(EXTENDED[rate] ?? '', 'hex'),
  ];
  return iffChunkOf(
    'FORM',
    latin(kind ? 'AIFC' : 'AIFF'),
    ...before,
    iffChunkOf('COMM', ...common, ...(kind ? [latin(kind), Buffer.of(0, 0)] : [])),
    iffChunkOf('SSND', Buffer.alloc(8), sound),
    ...behind,
  );
}
