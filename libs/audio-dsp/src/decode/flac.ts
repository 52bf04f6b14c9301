import type { ByteChunks } from './file-bytes.ts';
import { createStreamHead } from './stream-head.ts';
import { DecodeError, type Decoding, trackSampleFormat, type SampleBlock } from './decoding.ts';
import { decodeWith } from './wasm-decoding.ts';

const MARK = 'fLaC';
/** Offset from the marker to the 36-bit number of samples in STREAMINFO. */
const SAMPLES_AT = 21;

/** Decodes FLAC, native or in Ogg. The format has neither delay nor padding. */
export async function decodeFlac(bytes: ByteChunks): Promise<Decoding> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  const { form, seen } = trackSampleFormat();
  const first = createStreamHead();
  return {
    pieces: whole(decodeWith(decoder, first.watch(bytes), seen), () => samplesOf(first.kept())),
    shape: () => ({ codec: 'flac', ...form, delay: 0, padding: 0 }),
    free: () => decoder.free(),
  };
}

/** Number of samples given by the file; 0: unknown. */
function samplesOf(head: Buffer): number {
  const at = head.indexOf(MARK) + SAMPLES_AT;
  if (at < SAMPLES_AT || at + 5 > head.length) return 0;
  return ((head[at] ?? 0) & 15) * 2 ** 32 + head.readUInt32BE(at + 1);
}

/**
 * Checks the number of decoded samples, because the decoder silently drops everything after a broken frame.
 * @throws DecodeError if samples are missing
 */
async function* whole(
  pieces: AsyncIterable<SampleBlock>,
  samples: () => number,
): AsyncGenerator<SampleBlock> {
  let heard = 0;
  for await (const piece of pieces) {
    heard += piece.length;
    yield piece;
  }
  if (heard < samples())
    throw new DecodeError('broken', `only ${heard} of ${samples()} samples can be decoded`);
}
