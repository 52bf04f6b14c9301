import {
  boxAt,
  findSoundTrack,
  packetsIn,
  readAt,
  readMovieBox,
  type ReadableFile,
} from '@qingyin/audio-dsp';
import type { ByteRange } from '../byte-range.ts';

const MOST_BOXES = 65_536;
const WIDE = 1;

/**
 * Where the sound of an MP4 file is: the packets of its sound track, wherever editors moved them; of a fragmented
 * file, or one with inconsistent tables, all media data.
 */
export async function mp4Ranges(file: ReadableFile, size: number): Promise<ByteRange[]> {
  try {
    const table = boxAt(findSoundTrack(await readMovieBox(file)), 'mdia/minf/stbl') ?? Buffer.alloc(0);
    const ranges = joined(packetsIn(table));
    if (ranges.every(({ at, length }) => at + length <= size)) return ranges;
  } catch {
    // The tables are missing or inconsistent.
  }
  return mediaData(file, size);
}

/** Packets that follow each other as one range. */
function joined(packets: Iterable<{ at: number; size: number }>): ByteRange[] {
  const ranges: ByteRange[] = [];
  for (const { at, size } of packets) {
    const last = ranges.at(-1);
    if (last && last.at + last.length === at) last.length += size;
    else ranges.push({ at, length: size });
  }
  return ranges;
}

/** Contents of all mdat boxes. */
async function mediaData(file: ReadableFile, size: number): Promise<ByteRange[]> {
  const ranges: ByteRange[] = [];
  let at = 0;
  for (let boxes = 0; at + 8 <= size && boxes < MOST_BOXES; boxes += 1) {
    const head = await readAt(file, at, 16);
    const short = head.readUInt32BE(0);
    const isWide = short === WIDE && head.length === 16;
    const header = isWide ? 16 : 8;
    const stated = isWide ? Number(head.readBigUInt64BE(8)) : short || size - at;
    if (stated < header) break;
    const length = Math.min(stated, size - at);
    if (head.toString('latin1', 4, 8) === 'mdat') ranges.push({ at: at + header, length: length - header });
    at += length;
  }
  return ranges;
}
