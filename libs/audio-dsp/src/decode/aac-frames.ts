import { open } from 'node:fs/promises';
import { type AacConfig, adtsFrame, readAacConfig } from './aac-config.ts';
import { type ByteChunks, readAt, withFile } from './file-bytes.ts';
import { id3Length } from './id3.ts';
import { boxAt, readMovieBox, readPackets, findSoundTrack } from './mp4-boxes.ts';
import { type Mp4Trim, readMp4Trim } from './mp4-trim.ts';
import { DecodeError } from './decoding.ts';

/** Maximum of the 13-bit frame length of ADTS, without the header. */
const LARGEST_FRAME = 8191 - 7;

/** AAC frames with ADTS headers, and the encoder delay and length given by the file. */
export interface AacFile {
  frames: AsyncIterable<Uint8Array>;
  /** in units of `scale` */
  edges: Mp4Trim | undefined;
  /** time units of the file per second; undefined for ADTS */
  scale: number | undefined;
}

/** The frames of an MP4 file. @throws DecodeError */
export const framesOfMp4 = (path: string): Promise<AacFile> =>
  withFile(path, async (handle) => {
    const head = await readMovieBox(handle);
    const track = findSoundTrack(head);
    const table = boxAt(track, 'mdia/minf/stbl') ?? Buffer.alloc(0);
    const config = readAacConfig(table);
    const media = boxAt(track, 'mdia/mdhd');
    const scale = media?.readUInt32BE(media[0] === 1 ? 20 : 12) ?? 0;
    const packets = readPackets(table);
    return { frames: readFrames(path, config, packets), edges: readMp4Trim(head, track, scale), scale };
  });

async function* readFrames(
  path: string,
  config: AacConfig,
  packets: { at: number; size: number }[],
): AsyncGenerator<Uint8Array> {
  const handle = await open(path, 'r');
  try {
    for (const { at, size } of packets) {
      if (size > LARGEST_FRAME) throw new DecodeError('broken', `an AAC frame of ${size} bytes`);
      const frame = await readAt(handle, at, size);
      // The file is truncated.
      if (frame.length < size) return;
      yield adtsFrame(config, frame);
    }
  } finally {
    await handle.close();
  }
}

/** The frames of an ADTS stream, which has no information about encoder delay. */
export async function* framesOfAdts(bytes: ByteChunks): AsyncGenerator<Uint8Array> {
  let held = Buffer.alloc(0);
  let tag: number | undefined;
  for await (const part of bytes) {
    held = Buffer.concat([held, part]);
    tag ??= id3Length(held);
    const skipped = Math.min(tag, held.length);
    held = held.subarray(skipped);
    tag -= skipped;
    for (;;) {
      const at = startOfFrame(held);
      held = held.subarray(at);
      if (held.length < 7) break;
      const length = (((held[3] ?? 0) & 3) << 11) | ((held[4] ?? 0) << 3) | ((held[5] ?? 0) >> 5);
      if (length < 7) {
        held = held.subarray(1);
        continue;
      }
      if (held.length < length) break;
      yield held.subarray(0, length);
      held = held.subarray(length);
    }
  }
}

/** Position of the next sync word; also matches a first half in the last byte. */
function startOfFrame(bytes: Buffer): number {
  for (let at = 0; at < bytes.length; at++)
    if (bytes[at] === 0xff && ((bytes[at + 1] ?? 0xf0) & 0xf6) === 0xf0) return at;
  return bytes.length;
}
