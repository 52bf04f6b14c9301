import type { ByteChunks } from './file-bytes.ts';
import { type Decoding, trackSampleFormat } from './decoding.ts';
import { decodeWith } from './wasm-decoding.ts';

/** Decodes Vorbis in Ogg; the decoder trims the end by the last granule position. */
export async function decodeVorbis(bytes: ByteChunks): Promise<Decoding> {
  const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis');
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  const { form, seen } = trackSampleFormat();
  return {
    pieces: decodeWith(decoder, bytes, seen),
    shape: () => ({ codec: 'vorbis', ...form, vorbisOrder: true, delay: 0, padding: 0 }),
    free: () => decoder.free(),
  };
}
