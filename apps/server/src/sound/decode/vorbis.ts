import type { Bytes } from './bytes.ts';
import { type Decoding, formOfSound } from './pieces.ts';
import { decodedBy } from './wasm-stream.ts';

/** Decodes Vorbis in Ogg; the decoder trims the end by the last granule position. */
export async function decodeVorbis(bytes: Bytes): Promise<Decoding> {
  const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis');
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  const { form, seen } = formOfSound();
  return {
    pieces: decodedBy(decoder, bytes, seen),
    shape: () => ({ codec: 'vorbis', ...form, vorbisOrder: true, delay: 0, padding: 0 }),
    free: () => decoder.free(),
  };
}
