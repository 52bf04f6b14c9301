import type { Bytes } from './bytes.ts';
import { type OggPage, oggPages } from './ogg-pages.ts';
import { DecodeError, type Decoding, partOf, type Piece, trimmed } from './pieces.ts';

/** Opus counts in these whatever it was made from. */
const RATE = 48_000;
const HEAD = 'OpusHead';
const TAGS = 'OpusTags';
const MAPPED_AT = 21;

interface OpusHead {
  channels: number;
  preSkip: number;
  streams: number;
  coupled: number;
  mapping: number[];
}

function readHead(bytes: Buffer): OpusHead {
  const channels = bytes[9] ?? 0;
  const preSkip = bytes.readUInt16LE(10);
  if ((bytes[18] ?? 0) === 0) {
    return { channels, preSkip, streams: 1, coupled: channels - 1, mapping: channels === 1 ? [0] : [0, 1] };
  }
  return {
    channels,
    preSkip,
    streams: bytes[19] ?? 1,
    coupled: bytes[20] ?? 0,
    mapping: [...bytes.subarray(MAPPED_AT, MAPPED_AT + channels)],
  };
}

/** Opus in Ogg: the head says what to skip, the last page where the sound ends. */
export async function decodeOpus(bytes: Bytes): Promise<Decoding> {
  const pages = oggPages(bytes);
  const first = await pages.next();
  const packet = Buffer.from((first.done ? undefined : first.value.packets[0]) ?? []);
  if (packet.length < 19 || packet.toString('latin1', 0, 8) !== HEAD)
    throw new DecodeError('broken', 'no Opus head');
  const { channels, preSkip, streams, coupled, mapping } = readHead(packet);
  const { OpusDecoder } = await import('opus-decoder');
  const decoder = new OpusDecoder({
    sampleRate: RATE,
    channels,
    streamCount: streams,
    coupledStreamCount: coupled,
    channelMappingTable: mapping,
    preSkip: 0,
  });
  await decoder.ready;
  const edge = { padding: 0 };
  const decode = (packets: Uint8Array[]): Piece => {
    const { channelData, samplesDecoded, errors } = decoder.decodeFrames(packets);
    if (errors.length > 0) throw new DecodeError('broken', errors[0]?.message ?? 'broken');
    return { channels: channelData, length: samplesDecoded };
  };
  return {
    pieces: trimmed(soundOf(pages, decode, edge), preSkip),
    shape: () => ({
      codec: 'opus',
      sampleRate: RATE,
      channels,
      vorbisOrder: true,
      delay: preSkip,
      padding: edge.padding,
    }),
    free: () => decoder.free(),
  };
}

async function* soundOf(
  pages: AsyncIterable<OggPage>,
  decode: (packets: Uint8Array[]) => Piece,
  edge: { padding: number },
): AsyncGenerator<Piece> {
  let done = 0;
  /** a stream cut out of a longer one counts from its own beginning on */
  let begin: number | undefined;
  for await (const { packets, granule, last } of pages) {
    const sound = packets.filter((packet) => Buffer.from(packet.subarray(0, 8)).toString('latin1') !== TAGS);
    if (sound.length === 0) continue;
    const piece = decode(sound);
    if (!last) begin ??= granule >= 0 ? Math.max(0, granule - done - piece.length) : undefined;
    const end = last && granule >= 0 ? granule - (begin ?? 0) : Infinity;
    const length = Math.max(0, Math.min(piece.length, end - done));
    edge.padding = piece.length - length;
    done += piece.length;
    if (length > 0) yield partOf(piece, 0, length);
  }
}
