import sharp from 'sharp';
import NodeID3 from 'node-id3';
// eslint-disable-next-line @nx/enforce-module-boundaries -- one writer of WAV files, for measurements and tests
import { wavFile } from '../../../tools/lib/wav-file.mjs';

const RATE = 8000;

/** Tone as WAV, mono, 16 bit; another `hz` gives another file. */
export const wav = (seconds = 2, hz = 440): Buffer =>
  wavFile({ rate: RATE, seconds }, (frame) => 9000 * Math.sin((2 * Math.PI * hz * frame) / RATE));

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
