import type { Bytes } from './bytes.ts';
import { createFirstBytes } from './first-bytes.ts';
import { mp3Channels, mp3Edges } from './mp3-head.ts';
import { type Decoding, formOfSound } from './pieces.ts';
import { decodedBy } from './wasm-stream.ts';

/** Decodes MPEG layer III. The decoder trims what the Info frame says, including its own delay. */
export async function decodeMp3(bytes: Bytes): Promise<Decoding> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  const first = createFirstBytes();
  const { form, seen } = formOfSound();
  return {
    pieces: decodedBy(decoder, first.watch(bytes), seen),
    shape: () => ({
      codec: 'mp3',
      sampleRate: form.sampleRate,
      channels: mp3Channels(first.kept()),
      delay: mp3Edges(first.kept())?.delay ?? null,
      padding: mp3Edges(first.kept())?.padding ?? null,
    }),
    free: () => decoder.free(),
  };
}
