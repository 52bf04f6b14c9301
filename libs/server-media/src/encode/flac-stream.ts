import libflac from 'libflacjs';
import { SAMPLE_RATE, type Composition } from '../compose/composition.ts';
import { createRenderer } from '../synth/renderer.ts';
import type { AudioStream } from './mp3-stream.ts';

const LEVEL = 5;
const BITS = 16;
const FULL_SCALE = 32_767;
const STREAM_INFO_AT = 8;

/**
 * Renders a song as native 16-bit FLAC. All bytes are returned at the end, because the header contains the
 * checksum of the whole; until then `next` returns empty pieces.
 */
export async function createFlacStream(song: Composition): Promise<AudioStream> {
  const flac = libflac('release.asmjs');
  if (!flac.isReady()) await new Promise<void>((resolve) => flac.on('ready', () => resolve()));
  const encoder = flac.create_libflac_encoder(SAMPLE_RATE, 2, BITS, LEVEL, song.totalSamples, false);
  const parts: Uint8Array[] = [];
  let header: Parameters<NonNullable<Parameters<typeof flac.init_encoder_stream>[2]>>[0];
  const status = flac.init_encoder_stream(
    encoder,
    (bytes) => void parts.push(new Uint8Array(bytes)),
    (metadata) => (header = metadata),
  );
  if (status !== 0) throw new Error(`FLAC encoder did not start (${status})`);
  const renderer = createRenderer(song);
  let ended = false;
  let released = false;
  return {
    next() {
      if (ended) return undefined;
      const block = renderer.next();
      if (block) {
        const { left, right } = block;
        const samples = new Int32Array(left.length * 2);
        for (let i = 0; i < left.length; i++) {
          samples[2 * i] = Math.round((left[i] ?? 0) * FULL_SCALE);
          samples[2 * i + 1] = Math.round((right[i] ?? 0) * FULL_SCALE);
        }
        if (!flac.FLAC__stream_encoder_process_interleaved(encoder, samples, left.length)) {
          throw new Error('FLAC encoder failed');
        }
        return new Uint8Array(0);
      }
      ended = true;
      flac.FLAC__stream_encoder_finish(encoder);
      const whole = new Uint8Array(Buffer.concat(parts));
      if (header) writeStreamInfo(whole, header);
      return whole;
    },
    release() {
      if (!released) flac.FLAC__stream_encoder_delete(encoder);
      released = true;
    },
  };
}

/** Writes the values known only at the end (frame sizes, checksum) into the header. */
function writeStreamInfo(
  bytes: Uint8Array,
  info: { min_framesize: number; max_framesize: number; md5sum: string },
): void {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  view.writeUIntBE(info.min_framesize, STREAM_INFO_AT + 4, 3);
  view.writeUIntBE(info.max_framesize, STREAM_INFO_AT + 7, 3);
  if (/^[0-9a-f]{32}$/i.test(info.md5sum)) view.write(info.md5sum, STREAM_INFO_AT + 18, 'hex');
}
