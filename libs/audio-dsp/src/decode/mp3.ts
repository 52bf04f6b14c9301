import type { ByteChunks } from './file-bytes.ts';
import { createStreamHead } from './stream-head.ts';
import { readMp3Channels, readMp3Trim } from './mp3-info-frame.ts';
import { type Decoding, trackSampleFormat } from './decoding.ts';
import { decodeWith } from './wasm-decoding.ts';

/** Decodes MPEG layer III. The decoder trims what the Info frame says, including its own delay. */
export async function decodeMp3(bytes: ByteChunks): Promise<Decoding> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  const first = createStreamHead();
  const { form, seen } = trackSampleFormat();
  return {
    pieces: decodeWith(decoder, first.watch(bytes), seen),
    shape: () => ({
      codec: 'mp3',
      sampleRate: form.sampleRate,
      channels: readMp3Channels(first.kept()),
      delay: readMp3Trim(first.kept())?.delay ?? null,
      padding: readMp3Trim(first.kept())?.padding ?? null,
    }),
    free: () => decoder.free(),
  };
}
