import type { Bytes } from './bytes.ts';
import { mp3Channels, mp3Edges, type Mp3Edges, tagBytes } from './mp3-head.ts';
import { type Decoding, formOfSound } from './pieces.ts';
import { decodedBy } from './wasm-stream.ts';

/** Enough for the first frame behind the tags. */
const HEAD = 4096;

/** MPEG layer III. The decoder itself cuts off what the Info frame says, its own delay included. */
export async function decodeMp3(bytes: Bytes): Promise<Decoding> {
  const { MPEGDecoder } = await import('mpg123-decoder');
  const decoder = new MPEGDecoder({ enableGapless: true });
  await decoder.ready;
  const head = createHead();
  const { form, seen } = formOfSound();
  return {
    pieces: decodedBy(decoder, head.watch(bytes), seen),
    shape: () => ({
      codec: 'mp3',
      sampleRate: form.sampleRate,
      channels: head.channels(),
      delay: head.edges()?.delay ?? null,
      padding: head.edges()?.padding ?? null,
    }),
    free: () => decoder.free(),
  };
}

/** Keeps the first bytes behind the tags while the file goes by. */
function createHead() {
  let skip: number | undefined;
  let kept = Buffer.alloc(0);
  const look = (part: Uint8Array): void => {
    if (kept.length >= HEAD) return;
    skip ??= tagBytes(part);
    const from = Math.min(skip, part.length);
    skip -= from;
    kept = Buffer.concat([kept, part.subarray(from, from + HEAD - kept.length)]);
    // Another tag behind the first one.
    const more = tagBytes(kept);
    if (more === 0 || kept.length < 10) return;
    skip = Math.max(0, more - kept.length);
    kept = kept.subarray(Math.min(more, kept.length));
  };
  return {
    async *watch(bytes: Bytes): AsyncGenerator<Uint8Array> {
      for await (const part of bytes) {
        look(part);
        yield part;
      }
    },
    channels: (): number => mp3Channels(kept),
    edges: (): Mp3Edges | undefined => mp3Edges(kept),
  };
}
