import type { Bytes } from './bytes.ts';
import { createFirstBytes } from './first-bytes.ts';
import { DecodeError, type Decoding, formOfSound, type Piece } from './pieces.ts';
import { decodedBy } from './wasm-stream.ts';

const MARK = 'fLaC';
/** From the mark to the last of the numbers that describe the stream: how many samples it has, of 36 bits. */
const SAMPLES_AT = 21;

/** FLAC, by itself or in Ogg. Nothing lies before or behind its sound. */
export async function decodeFlac(bytes: Bytes): Promise<Decoding> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  const { form, seen } = formOfSound();
  const first = createFirstBytes();
  return {
    pieces: whole(decodedBy(decoder, first.watch(bytes), seen), () => samplesOf(first.kept())),
    shape: () => ({ codec: 'flac', ...form, delay: 0, padding: 0 }),
    free: () => decoder.free(),
  };
}

/** How many samples the file says it has; 0: it does not say. */
function samplesOf(head: Buffer): number {
  const at = head.indexOf(MARK) + SAMPLES_AT;
  if (at < SAMPLES_AT || at + 5 > head.length) return 0;
  return ((head[at] ?? 0) & 15) * 2 ** 32 + head.readUInt32BE(at + 1);
}

/** The decoder loses everything behind a broken frame, and says nothing. @throws DecodeError where something is missing */
async function* whole(pieces: AsyncIterable<Piece>, samples: () => number): AsyncGenerator<Piece> {
  let heard = 0;
  for await (const piece of pieces) {
    heard += piece.length;
    yield piece;
  }
  if (heard < samples())
    throw new DecodeError('broken', `only ${heard} of ${samples()} samples can be decoded`);
}
