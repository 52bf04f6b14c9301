import { encode } from '@qingyin/text-encoding/testing';
import { vorbisComments } from './ogg-files.ts';

type Encoding = Parameters<typeof encode>[1];

/** A frame of an ID3v2 tag. */
export interface TagFrame {
  id: string;
  body: Uint8Array;
}

const NO_ENCODING = 0;
const UTF16 = 1;
const UTF8 = 3;

/** A text frame that states no encoding, with text in the given one. */
export const legacyFrame = (id: string, text: string, encoding: Encoding): TagFrame => ({
  id,
  body: Uint8Array.of(NO_ENCODING, ...encode(text, encoding)),
});

export const utf8Frame = (id: string, text: string): TagFrame => ({
  id,
  body: Buffer.concat([Buffer.of(UTF8), Buffer.from(text)]),
});

/** Text frame in UTF-16, little-endian, with a byte order mark. */
export const utf16Frame = (id: string, text: string): TagFrame => ({
  id,
  body: Uint8Array.of(UTF16, 0xff, 0xfe, ...Buffer.from(text, 'utf16le')),
});

/** Lyrics frame (USLT) that states no encoding. */
export const legacyLyrics = (text: string, encoding: Encoding): TagFrame => ({
  id: 'USLT',
  body: Uint8Array.of(NO_ENCODING, 0x63, 0x68, 0x69, 0, ...encode(text, encoding)),
});

/** Picture frame (APIC). @param kind 3: front, 4: back */
export const pictureFrame = (kind: number, bytes: Uint8Array): TagFrame => ({
  id: 'APIC',
  body: Buffer.concat([Buffer.from(`\0image/png\0${String.fromCharCode(kind)}\0`, 'latin1'), bytes]),
});

const sevenBits = (size: number): number[] => [21, 14, 7, 0].map((shift) => (size >> shift) & 0x7f);
const plain = (size: number): number[] => [24, 16, 8, 0].map((shift) => (size >> shift) & 0xff);

/** An ID3v2 tag. @param sizes format of the frame sizes; default: that of the version */
export function id3v2(
  version: 3 | 4,
  frames: readonly TagFrame[],
  sizes: 'plain' | 'seven bits' = version === 4 ? 'seven bits' : 'plain',
): Buffer {
  const body = Buffer.concat(
    frames.map(({ id, body: bytes }) => {
      const size = sizes === 'plain' ? plain(bytes.length) : sevenBits(bytes.length);
      return Buffer.from([...Buffer.from(id, 'latin1'), ...size, 0, 0, ...bytes]);
    }),
  );
  return Buffer.from([...Buffer.from('ID3', 'latin1'), version, 0, 0, ...sevenBits(body.length), ...body]);
}

/** The tag with unsynchronisation: a zero byte after each 0xff, and the flag in the header. */
export function unsynchronised(tag: Buffer): Buffer {
  const body = Buffer.from([...tag.subarray(10)].flatMap((byte) => (byte === 0xff ? [byte, 0] : [byte])));
  return Buffer.from([...tag.subarray(0, 5), 0x80, ...sevenBits(body.length), ...body]);
}

/** A WAV file with a chunk appended. */
export function withChunk(wav: Buffer, name: string, body: Buffer): Buffer {
  const header = Buffer.alloc(8);
  header.write(name, 'latin1');
  header.writeUInt32LE(body.length, 4);
  const whole = Buffer.concat([wav, header, body, Buffer.alloc(body.length % 2)]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** An ID3v1 tag, which states no encoding and truncates its texts. */
export function id3v1(texts: { title: string; artist: string; album: string }, encoding: Encoding): Buffer {
  const tag = Buffer.alloc(128);
  tag.write('TAG', 'latin1');
  [texts.title, texts.artist, texts.album].forEach((text, at) =>
    tag.set(encode(text, encoding).subarray(0, 30), 3 + at * 30),
  );
  return tag;
}

/** Frames of silence: MPEG-1 layer III, 64 kbit/s, mono. */
export function silentMp3(seconds: number): Buffer {
  const frame = Buffer.alloc(208);
  frame.writeUInt32BE(0xfffb50c4, 0);
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame));
}

/** Frames of AAC in ADTS, 44.1 kHz, each of 1024 samples. */
export function adtsFrames(seconds: number): Buffer {
  const frame = Buffer.alloc(64);
  frame.set([0xff, 0xf1, 0x50, 0x40, 64 >> 3, ((64 & 7) << 5) | 0x1f, 0xfc]);
  return Buffer.concat(Array.from({ length: Math.ceil((seconds * 44_100) / 1024) }, () => frame));
}

/** A WAV file with a title in its RIFF INFO list, which states no encoding. */
export function withInfoTitle(wav: Buffer, title: string, encoding: Encoding): Buffer {
  const text = Buffer.from([...encode(title, encoding), 0]);
  const padded = Buffer.concat([text, Buffer.alloc(text.length % 2)]);
  const list = Buffer.alloc(20);
  list.write('LIST', 0, 'latin1');
  list.writeUInt32LE(12 + padded.length, 4);
  list.write('INFOINAM', 8, 'latin1');
  list.writeUInt32LE(text.length, 16);
  const whole = Buffer.concat([wav, list, padded]);
  whole.writeUInt32LE(whole.length - 8, 4);
  return whole;
}

/** A FLAC file with Vorbis comments after its first block. */
export const withVorbisComments = (
  flac: Buffer,
  comments: Readonly<Record<string, string | readonly string[]>>,
): Buffer => withFlacBlock(flac, VORBIS_COMMENT, vorbisComments(comments));

const VORBIS_COMMENT = 4;

/** A FLAC file with another metadata block after its first one. @param kind 1: padding, 4: comments, 6: picture */
export function withFlacBlock(flac: Buffer, kind: number, body: Buffer): Buffer {
  const first = 4 + 4 + flac.readUIntBE(5, 3);
  const isLast = (flac[4] ?? 0) & 0x80;
  const header = Buffer.of(kind | isLast, body.length >> 16, (body.length >> 8) & 0xff, body.length & 0xff);
  const whole = Buffer.concat([flac.subarray(0, first), header, body, flac.subarray(first)]);
  whole[4] = (whole[4] ?? 0) & 0x7f;
  return whole;
}
