import { createInfoFrame, mp3StreamBytes } from '@qingyin/audio-dsp';
import { createMp3Encoder, type WasmMediaEncoder } from 'wasm-media-encoders';
import type { Composition } from '../compose/composition.ts';
import { createRenderer } from '../synth/renderer.ts';

type Mp3Encoder = WasmMediaEncoder<'audio/mpeg'>;

const idle: Mp3Encoder[] = [];

/** Encoded song, pulled piece by piece. */
export interface AudioStream {
  /**
   * The next bytes (a copy), possibly empty; undefined at the end. @throws Error if the size differs from the
   * computed one
   */
  next(): Uint8Array<ArrayBuffer> | undefined;
  /** Returns the encoder to the pool; must always be called. */
  release(): void;
}

/** Creates an encoder in advance, so that the first song starts without delay. */
export async function warmUpEncoder(): Promise<void> {
  idle.push(await createMp3Encoder());
}

/** Renders and encodes a song: first the Info frame, then the sound, exactly `mp3StreamBytes(totalSamples)` bytes. */
export async function createMp3Stream(song: Composition): Promise<AudioStream> {
  const encoder = idle.pop() ?? (await createMp3Encoder());
  encoder.configure({ sampleRate: 44_100, channels: 2, bitrate: 128 });
  const renderer = createRenderer(song);
  const promised = mp3StreamBytes(song.totalSamples);
  let written = 0;
  let state: 'start' | 'sound' | 'end' = 'start';
  const give = (bytes: Uint8Array): Uint8Array<ArrayBuffer> => {
    written += bytes.length;
    return new Uint8Array(bytes);
  };
  return {
    next() {
      if (state === 'end') return undefined;
      if (state === 'start') {
        state = 'sound';
        return give(createInfoFrame(song.totalSamples));
      }
      const block = renderer.next();
      if (block) return give(encoder.encode([block.left, block.right]));
      state = 'end';
      const rest = give(encoder.finalize());
      if (written !== promised) throw new Error(`MP3 of ${written} bytes, expected ${promised}`);
      return rest;
    },
    release() {
      idle.push(encoder);
    },
  };
}
