import { crc16 } from './checksums.ts';
import { variableHeader } from './flac-frame-header.ts';

/** Header of a subframe with samples as they are. */
const VERBATIM = 0b0000_0010;

/**
 * A FLAC frame that stores samples as they are.
 *
 * @param original header of a frame with the same sample rate and bits
 * @param first position of its first sample in the new stream
 * @param channels samples of each channel, whole numbers
 * @param bits per sample, at most 24
 */
export function verbatimFrame(
  original: Buffer,
  first: number,
  channels: readonly Int32Array[],
  bits: number,
): Buffer {
  const samples = channels[0]?.length ?? 0;
  const header = variableHeader(original, first, { samples, channels: channels.length });
  const body = Buffer.alloc(Math.ceil((channels.length * (8 + samples * bits)) / 8));
  let at = 0;
  let pending = 0;
  let count = 0;
  const put = (value: number, length: number): void => {
    // At most 7 pending bits and 24 new ones.
    pending = (pending << length) | (value & (2 ** length - 1));
    count += length;
    while (count >= 8) {
      count -= 8;
      body[at] = (pending >> count) & 0xff;
      at += 1;
    }
    pending &= (1 << count) - 1;
  };
  for (const channel of channels) {
    put(VERBATIM, 8);
    for (const sample of channel) put(sample, bits);
  }
  if (count > 0) put(0, 8 - count);
  const frame = Buffer.concat([header, body, Buffer.alloc(2)]);
  frame.writeUInt16BE(crc16(frame, frame.length - 2), frame.length - 2);
  return frame;
}
