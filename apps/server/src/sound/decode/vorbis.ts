import type { Bytes } from './bytes.ts';
import type { Decoding } from './pieces.ts';
import { decodedBy } from './wasm-stream.ts';

/** Vorbis in Ogg; the decoder keeps to the exact end that the pages name. */
export async function decodeVorbis(bytes: Bytes): Promise<Decoding> {
  const { OggVorbisDecoder } = await import('@wasm-audio-decoders/ogg-vorbis');
  const decoder = new OggVorbisDecoder();
  await decoder.ready;
  let [sampleRate, channels] = [0, 0];
  return {
    pieces: decodedBy(decoder, bytes, (rate, count) => ([sampleRate, channels] = [rate, count])),
    shape: () => ({ codec: 'vorbis', sampleRate, channels, vorbisOrder: true, delay: 0, padding: 0 }),
    free: () => decoder.free(),
  };
}
