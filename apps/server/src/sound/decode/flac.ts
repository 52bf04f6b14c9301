import type { Bytes } from './bytes.ts';
import { type Decoding, formOfSound } from './pieces.ts';
import { decodedBy } from './wasm-stream.ts';

/** FLAC, by itself or in Ogg. Nothing lies before or behind its sound. */
export async function decodeFlac(bytes: Bytes): Promise<Decoding> {
  const { FLACDecoder } = await import('@wasm-audio-decoders/flac');
  const decoder = new FLACDecoder();
  await decoder.ready;
  const { form, seen } = formOfSound();
  return {
    pieces: decodedBy(decoder, bytes, seen),
    shape: () => ({ codec: 'flac', ...form, delay: 0, padding: 0 }),
    free: () => decoder.free(),
  };
}
