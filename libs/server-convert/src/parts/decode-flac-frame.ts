import { decodeFlac } from '@qingyin/audio-dsp';

/** Offset of the number of samples in the bytes of `fLaC` and STREAMINFO. */
const SAMPLES_AT = 21;

/**
 * Decodes single frames of a FLAC stream to whole numbers.
 *
 * @param head `fLaC` and STREAMINFO of the stream
 * @param bits per sample, at most 24
 * @returns the samples of each channel
 * @throws Error when fewer samples are decoded
 */
export async function decodeFlacFrames(
  head: Buffer,
  frames: readonly { bytes: Buffer; samples: number }[],
  bits: number,
): Promise<Int32Array[]> {
  const stream = Buffer.concat([head, ...frames.map(({ bytes }) => bytes)]);
  // Its frames are not all of the stream.
  stream.writeUInt8(stream.readUInt8(SAMPLES_AT) & 0xf0, SAMPLES_AT);
  stream.fill(0, SAMPLES_AT + 1, head.length);
  // The decoder gives 1 for the largest sample.
  const scale = 2 ** (bits - 1) - 1;
  const wanted = frames.reduce((sum, { samples }) => sum + samples, 0);
  const decoding = await decodeFlac(pieces(stream));
  try {
    const channels: Int32Array[] = [];
    let at = 0;
    for await (const piece of decoding.pieces) {
      for (const [channel, samples] of piece.channels.entries()) {
        const whole = (channels[channel] ??= new Int32Array(wanted));
        for (let index = 0; index < piece.length && at + index < wanted; index += 1)
          whole[at + index] = Math.round((samples[index] ?? 0) * scale);
      }
      at += piece.length;
    }
    if (at < wanted) throw new Error(`only ${at} of ${wanted} samples can be decoded`);
    return channels;
  } finally {
    decoding.free();
  }
}

async function* pieces(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes);
}
