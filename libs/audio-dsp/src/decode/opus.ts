import { isDeepStrictEqual } from 'node:util';
import type { ByteChunks } from './file-bytes.ts';
import { type OggPage, oggPages } from './ogg-pages.ts';
import {
  DecodeError,
  type Decoding,
  trackSampleFormat,
  sliceBlock,
  type SampleBlock,
  trimBlocks,
} from './decoding.ts';
import { createDecodeCheck } from './wasm-decoding.ts';

/** Opus always counts samples at 48 kHz. */
const RATE = 48_000;
const HEAD = 'OpusHead';
const TAGS = 'OpusTags';
const MAPPED_AT = 21;

/** Maximum number of channels with a defined loudspeaker position. */
const MOST_CHANNELS = 8;
const NO_STREAM = 255;

interface OpusHead {
  channels: number;
  preSkip: number;
  /** linear output gain, which players must apply */
  gain: number;
  streams: number;
  coupled: number;
  mapping: number[];
}

/** @throws DecodeError for a header from which no decoder can be created */
function readHead(bytes: Buffer): OpusHead {
  if (bytes.length < 19 || bytes.toString('latin1', 0, 8) !== HEAD)
    throw new DecodeError('broken', 'no Opus header');
  const channels = bytes[9] ?? 0;
  const preSkip = bytes.readUInt16LE(10);
  const gain = 10 ** (bytes.readInt16LE(16) / 256 / 20);
  const simple = (bytes[18] ?? 0) === 0;
  const streams = simple ? 1 : (bytes[19] ?? 0);
  const coupled = simple ? channels - 1 : (bytes[20] ?? 0);
  const mapping = simple ? [0, 1].slice(0, channels) : [...bytes.subarray(MAPPED_AT, MAPPED_AT + channels)];
  if (channels < 1 || channels > MOST_CHANNELS)
    throw new DecodeError('unsupported', `Opus with ${channels} channels`);
  const fits = mapping.every((stream) => stream < streams + coupled || stream === NO_STREAM);
  if (mapping.length < channels || streams < 1 || coupled > streams || !fits)
    throw new DecodeError('broken', 'Opus header with an inconsistent channel mapping');
  return { channels, preSkip, gain, streams, coupled, mapping };
}

/** Decodes Opus in Ogg: the header gives pre-skip and gain, the granule position of the last page the end. */
export async function decodeOpus(bytes: ByteChunks): Promise<Decoding> {
  const pages = oggPages(bytes);
  const head = await headOf(pages);
  const { channels, preSkip } = head;
  const { OpusDecoder } = await import('opus-decoder');
  const decoder = new OpusDecoder({
    sampleRate: RATE,
    channels,
    streamCount: head.streams,
    coupledStreamCount: head.coupled,
    channelMappingTable: head.mapping,
    preSkip: 0,
  });
  await decoder.ready;
  const edge = { padding: 0 };
  const { form, seen } = trackSampleFormat();
  const check = createDecodeCheck(seen);
  const decode = (packets: Uint8Array[]): SampleBlock =>
    louder(check.piece(decoder.decodeFrames(packets)), head.gain);
  return {
    pieces: trimBlocks(
      soundOf(pages, head, { decode, reset: () => decoder.reset(), finish: check.end }, edge),
      () => ({ delay: preSkip }),
    ),
    shape: () => ({ codec: 'opus', ...form, vorbisOrder: true, delay: preSkip, padding: edge.padding }),
    free: () => decoder.free(),
  };
}

async function headOf(pages: AsyncGenerator<OggPage>): Promise<OpusHead> {
  try {
    const first = await pages.next();
    return readHead(Buffer.from((first.done ? undefined : first.value.packets[0]) ?? []));
  } catch (error) {
    await pages.return(undefined);
    throw error;
  }
}

const louder = (piece: SampleBlock, gain: number): SampleBlock =>
  gain === 1
    ? piece
    : { ...piece, channels: piece.channels.map((samples) => samples.map((sample) => sample * gain)) };

/** Header of a chained stream; undefined if it needs another decoder than the first one. */
function headOfLater({ packets }: OggPage, first: OpusHead): OpusHead | undefined {
  try {
    const { preSkip, ...rest } = readHead(Buffer.from(packets[0] ?? []));
    const same = isDeepStrictEqual({ ...first, preSkip }, { ...rest, preSkip });
    return same ? { ...rest, preSkip } : undefined;
  } catch {
    return undefined;
  }
}

interface Decoder {
  decode: (packets: Uint8Array[]) => SampleBlock;
  /** clears the state of the decoder */
  reset: () => Promise<void>;
  finish: () => void;
}

async function* soundOf(
  pages: AsyncIterable<OggPage>,
  head: OpusHead,
  { decode, reset, finish }: Decoder,
  edge: { padding: number },
): AsyncGenerator<SampleBlock> {
  /** samples of this stream so far */
  let done = 0;
  /** samples to skip at the beginning of a chained stream; those of the first stream are trimmed by the caller */
  let skip = 0;
  /** granule position at which a stream begins that was cut out of a longer one */
  let begin: number | undefined;
  for await (const page of pages) {
    const { packets, granule, first, last } = page;
    if (first) {
      const later = headOfLater(page, head);
      if (!later) break;
      await reset();
      [done, skip, begin] = [0, later.preSkip, undefined];
      continue;
    }
    const sound = packets.filter((packet) => Buffer.from(packet.subarray(0, 8)).toString('latin1') !== TAGS);
    if (sound.length === 0) continue;
    const piece = decode(sound);
    if (!last) begin ??= granule >= 0 ? Math.max(0, granule - done - piece.length) : undefined;
    const end = last && granule >= 0 ? granule - (begin ?? 0) : Infinity;
    const length = Math.max(0, Math.min(piece.length, end - done));
    edge.padding = piece.length - length;
    done += piece.length;
    const from = Math.min(skip, length);
    skip -= from;
    if (length > from) yield sliceBlock(piece, from, length);
  }
  finish();
}
