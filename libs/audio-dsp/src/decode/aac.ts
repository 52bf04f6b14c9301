import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AudioDecoder } from '@humansignal/audio-file-decoder';
import { type AacFile, framesOfAdts, framesOfMp4 } from './aac-frames.ts';
import { type ByteChunks } from './file-bytes.ts';
import {
  DecodeError,
  type Decoding,
  type SampleFormat,
  trackSampleFormat,
  sliceBlock,
  type SampleBlock,
  trimBlocks,
} from './decoding.ts';

/** Number of frames decoded at a time, and of earlier frames decoded again because the codec overlaps frames. */
const AT_A_TIME = 400;
const OVERLAP = 4;
/** Samples per frame. */
const FRAME = 1024;
const PACKAGE = '@humansignal/audio-file-decoder';
const MULTI = { multiChannel: true };

/** Creates a decoder for the bytes of a file. */
type Open = (bytes: ArrayBuffer) => AudioDecoder;
let opener: Promise<Open> | undefined;

/** Loads the decoder once. It expects the globals `require` and `__dirname`, which ES modules do not have. */
async function loadDecoder(first: ArrayBuffer): Promise<Open> {
  const require = createRequire(import.meta.url);
  Object.assign(globalThis, { require, __dirname: '/' });
  const wasm = readFileSync(require.resolve(`${PACKAGE}/decode-audio.wasm`)).toString('base64');
  const { AudioDecoder: Decoder, getAudioDecoder } = await import('@humansignal/audio-file-decoder');
  const decoder = await getAudioDecoder(`data:application/wasm;base64,${wasm}`, first);
  decoder.dispose();
  return (bytes) => new Decoder(decoder['_module'], bytes);
}

interface Run extends SampleFormat {
  /** samples per frame and channel */
  each: number;
}

/**
 * Decodes consecutive frames. The first one only provides the overlap: the decoder returns no samples for it,
 * because they are incomplete without the previous frame.
 */
async function decodeFrames(frames: readonly Uint8Array[]): Promise<{ piece: SampleBlock; run: Run }> {
  const bytes = Uint8Array.from(Buffer.concat(frames));
  const decoder = await open(bytes.buffer);
  try {
    const { sampleRate, channelCount: channels } = decoder;
    const mixed = decoder.decodeAudioData(0, -1, MULTI);
    const length = mixed.length / channels;
    // 1024 samples per frame, or 2048 with spectral band replication.
    const each = Math.max(1, Math.round(length / (frames.length - 1) / FRAME)) * FRAME;
    const separate = Array.from({ length: channels }, (_, channel) => {
      const samples = new Float32Array(length);
      for (let at = 0, from = channel; at < length; at++, from += channels) samples[at] = mixed[from] ?? 0;
      return samples;
    });
    return { piece: { channels: separate, length }, run: { sampleRate, channels, each } };
  } catch (cause) {
    throw broken(cause);
  } finally {
    decoder.dispose();
  }
}

async function open(bytes: ArrayBuffer): Promise<AudioDecoder> {
  try {
    opener ??= loadDecoder(bytes);
    return (await opener)(bytes);
  } catch (cause) {
    opener = undefined;
    throw broken(cause);
  }
}

/** The decoder throws strings. */
const broken = (cause: unknown): DecodeError =>
  new DecodeError('broken', cause instanceof Error ? cause.message : String(cause), { cause });

async function* soundOf(
  frames: AsyncIterable<Uint8Array>,
  seen: (run: Run) => void,
): AsyncGenerator<SampleBlock> {
  let waiting: Uint8Array[] = [];
  /**
   * number of frames at the beginning of `waiting` without output of their own: decoded before, or only providing
   * the overlap
   */
  let heard = 0;
  let first = true;
  const decode = async (): Promise<SampleBlock> => {
    const { piece, run } = await decodeFrames(waiting);
    seen(run);
    const { each, channels } = run;
    const known = Math.min(piece.length, (heard - 1) * each);
    const lead = Array.from({ length: first ? channels : 0 }, () => new Float32Array(each));
    waiting = waiting.slice(-OVERLAP);
    heard = waiting.length;
    const rest = sliceBlock(piece, known, piece.length);
    if (!first) return rest;
    first = false;
    return joined({ channels: lead, length: each }, rest);
  };
  for await (const frame of frames) {
    waiting.push(Uint8Array.from(frame));
    // The first frame is added twice, so that the second one is complete; its own output is replaced by silence,
    // with which encoders begin.
    if (waiting.length === 1) heard = waiting.push(Uint8Array.from(frame));
    if (waiting.length - heard >= AT_A_TIME) yield await decode();
  }
  if (waiting.length > heard) yield await decode();
}

const joined = (a: SampleBlock, b: SampleBlock): SampleBlock => ({
  channels: a.channels.map((samples, channel) => {
    const both = new Float32Array(a.length + b.length);
    both.set(samples);
    both.set(b.channels[channel] ?? [], a.length);
    return both;
  }),
  length: a.length + b.length,
});

/** Decodes AAC in MP4, trimmed as the file says. @throws DecodeError */
export const decodeM4a = async (path: string): Promise<Decoding> => decoding(await framesOfMp4(path));

/** Decodes a stream of AAC frames (ADTS). */
export const decodeAdts = async (bytes: ByteChunks): Promise<Decoding> =>
  decoding({ frames: framesOfAdts(bytes), edges: undefined, scale: undefined });

function decoding({ frames, edges, scale = 0 }: AacFile): Decoding {
  const { form, seen } = trackSampleFormat();
  let whole = 0;
  const inSamples = (count: number): number =>
    Math.round(scale > 0 ? (count * form.sampleRate) / scale : count);
  async function* counted(): AsyncGenerator<SampleBlock> {
    for await (const piece of soundOf(frames, ({ sampleRate, channels }) => seen(sampleRate, channels))) {
      whole += piece.length;
      yield piece;
    }
  }
  const cut = (): { delay: number; samples: number | undefined } => ({
    delay: inSamples(edges?.delay ?? 0),
    samples: edges?.samples === undefined ? undefined : inSamples(edges.samples),
  });
  const padding = (): number => {
    const { delay, samples } = cut();
    return samples === undefined ? 0 : Math.max(0, whole - delay - samples);
  };
  return {
    pieces: trimBlocks(counted(), cut),
    shape: () => ({
      codec: 'aac',
      ...form,
      delay: edges ? cut().delay : null,
      padding: edges ? padding() : null,
    }),
    free: () => undefined,
  };
}
