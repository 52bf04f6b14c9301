import sharp from 'sharp';
import NodeID3 from 'node-id3';

const RATE = 8000;

/** Tone as WAV, mono, 16 bit; another `hz` gives another file. */
export function wav(seconds = 2, hz = 440): Buffer {
  const samples = Math.round(RATE * seconds);
  const bytes = Buffer.alloc(44 + samples * 2);
  bytes.write('RIFF', 0);
  bytes.writeUInt32LE(36 + samples * 2, 4);
  bytes.write('WAVEfmt ', 8);
  bytes.writeUInt32LE(16, 16);
  bytes.writeUInt16LE(1, 20);
  bytes.writeUInt16LE(1, 22);
  bytes.writeUInt32LE(RATE, 24);
  bytes.writeUInt32LE(RATE * 2, 28);
  bytes.writeUInt16LE(2, 32);
  bytes.writeUInt16LE(16, 34);
  bytes.write('data', 36);
  bytes.writeUInt32LE(samples * 2, 40);
  for (let at = 0; at < samples; at += 1)
    bytes.writeInt16LE(Math.round(9000 * Math.sin((2 * Math.PI * hz * at) / RATE)), 44 + at * 2);
  return bytes;
}

/** MPEG-1 layer III, 128 kbit/s, 44.1 kHz: frames of silence, whose side information is all zeros. */
export function mp3(seconds = 2, tags?: NodeID3.Tags): Buffer {
  const frame = Buffer.alloc(417);
  frame.writeUInt32BE(0xfffb9064, 0);
  const frames = Array.from({ length: Math.ceil((seconds * 44_100) / 1152) }, () => frame);
  return Buffer.concat([...(tags ? [NodeID3.create(tags)] : []), ...frames]);
}

/** JPEG of one colour. */
export const jpeg = (width: number, height: number, background = '#336699'): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();

/** Form with one file. */
export function formWith(
  field: string,
  bytes: Uint8Array,
  name: string,
  fields: Record<string, string> = {},
): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) form.append(key, value);
  form.append(field, new Blob([Uint8Array.from(bytes)]), name);
  return form;
}
