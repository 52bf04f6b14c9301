import { type Bytes, bigEndianReader } from './bytes.ts';
import { createPartialFrameBuffer, type RangeFile } from './range-file.ts';
import {
  type FrameSplitter,
  type AudioFormat,
  type Frame,
  NotJoinableError,
  type GaplessInfo,
} from './audio-format.ts';
import { initSegment } from './fragment.ts';

/** Upper bound of the `moov` box, bytes: enough for some hours of sound. */
const MOOV_LIMIT = 16 * 1024 * 1024;
/** AAC frames depend on the one before: a seek starts this many frames earlier. */
const LEAN_FRAMES = 2;
const AAC_MIME = 'audio/mp4; codecs="mp4a.40.2"';

interface Box {
  type: string;
  /** offset of the first byte behind its header */
  at: number;
  end: number;
}

/** Parses the sibling boxes between two offsets. */
export function boxesIn(bytes: Uint8Array, from: number, to: number): Box[] {
  const { u32, u64, text } = bigEndianReader(bytes);
  const found: Box[] = [];
  for (let at = from; at + 8 <= to;) {
    const short = u32(at);
    const size = short === 1 ? u64(at + 8) : short === 0 ? to - at : short;
    if (size < 8) break;
    found.push({ type: text(at + 4, 4), at: at + (short === 1 ? 16 : 8), end: at + size });
    at += size;
  }
  return found;
}

async function readMoov(file: RangeFile): Promise<Bytes> {
  for (let at = 0; at < file.size;) {
    const [box] = boxesIn(await file.peek(at, 16), 0, Infinity);
    if (!box) break;
    if (box.type === 'moof' || box.end > MOOV_LIMIT * (box.type === 'moov' ? 1 : Infinity)) break;
    if (box.type === 'moov') return file.peek(at + box.at, box.end - box.at);
    at += box.end;
  }
  throw new NotJoinableError('No moov box');
}

/** Offset, size and start tick of each frame. */
interface Table {
  offsets: number[];
  sizes: number[];
  starts: number[];
  total: number;
}

function readTable(bytes: Bytes, stbl: Map<string, Box>): Table {
  const { u32, u64 } = bigEndianReader(bytes);
  const of = (type: string): number => (stbl.get(type)?.at ?? NaN) + 4;
  const stsz = of('stsz');
  const count = u32(stsz + 4);
  const even = u32(stsz);
  const sizes = Array.from({ length: count }, (_, frame) => even || u32(stsz + 8 + frame * 4));
  const starts: number[] = [];
  let total = 0;
  const stts = of('stts');
  for (let run = 0; run < u32(stts); run += 1) {
    const delta = u32(stts + 8 + run * 8);
    for (let left = u32(stts + 4 + run * 8); left > 0 && starts.length < count; left -= 1) {
      starts.push(total);
      total += delta;
    }
  }
  const long = stbl.has('co64');
  const chunks = of(long ? 'co64' : 'stco');
  const stsc = of('stsc');
  const offsets: number[] = [];
  for (let chunk = 0, run = 0; chunk < u32(chunks); chunk += 1) {
    while (run + 1 < u32(stsc) && u32(stsc + 4 + (run + 1) * 12) <= chunk + 1) run += 1;
    let offset = long ? u64(chunks + 4 + chunk * 8) : u32(chunks + 4 + chunk * 4);
    for (let left = u32(stsc + 8 + run * 12); left > 0 && offsets.length < count; left -= 1) {
      const size = sizes[offsets.length] ?? 0;
      offsets.push(offset);
      offset += size;
    }
  }
  const inOrder = offsets.every(
    (at, frame) => frame === 0 || at >= (offsets[frame - 1] ?? 0) + (sizes[frame - 1] ?? 0),
  );
  if (count === 0 || offsets.length < count || starts.length < count || !inOrder)
    throw new NotJoinableError('Incomplete sample table');
  return { offsets, sizes, starts, total };
}

/** Reads iTunes' `iTunSMPB` tag: encoder delay and length in samples. */
function readNote(moov: Bytes) {
  const udta = boxesIn(moov, 0, moov.length).find(({ type }) => type === 'udta');
  if (!udta) return null;
  const latin1 = new TextDecoder('latin1').decode(moov.subarray(udta.at, udta.end));
  const note = /iTunSMPB[^]{0,40}?data[^]{8} ?[\dA-F]{8} ([\dA-F]{8}) [\dA-F]{8} ([\dA-F]{16})/i.exec(latin1);
  return note ? { delay: parseInt(note[1] ?? '', 16), length: parseInt(note[2] ?? '', 16) } : null;
}

/**
 * Reads the sample table of an M4A file with AAC; it lists every frame, so that seeks are exact.
 *
 * @throws {NotJoinableError} when the file is not AAC, its table is incomplete or no encoder delay is known
 */
export async function openM4a(file: RangeFile, facts: GaplessInfo): Promise<AudioFormat> {
  const moov = await readMoov(file);
  const { byte, u16, u32, u64, text } = bigEndianReader(moov);
  const kids = (parent: Box): Map<string, Box> =>
    new Map(boxesIn(moov, parent.at, parent.end).map((child) => [child.type, child]));
  const need = (parent: Box, type: string): Box => {
    const found = kids(parent).get(type);
    if (!found) throw new NotJoinableError(`No ${type}`);
    return found;
  };
  const whole: Box = { type: 'moov', at: 0, end: moov.length };
  const trak = boxesIn(moov, 0, moov.length).find(
    (child) => child.type === 'trak' && text(need(need(child, 'mdia'), 'hdlr').at + 8, 4) === 'soun',
  );
  if (!trak) throw new NotJoinableError('No audio track');
  const mdia = need(trak, 'mdia');
  const stbl = kids(need(need(mdia, 'minf'), 'stbl'));
  const stsd = stbl.get('stsd');
  const mdhd = need(mdia, 'mdhd').at;
  const rate = u32(mdhd + (byte(mdhd) === 1 ? 20 : 12));
  if (!stsd || text(stsd.at + 12, 4) !== 'mp4a') throw new NotJoinableError('Not AAC');
  const table = readTable(moov, stbl);
  const { offsets, sizes, starts, total } = table;
  const elst = kids(trak).get('edts') ? kids(need(trak, 'edts')).get('elst') : undefined;
  const wide = elst && byte(elst.at) === 1;
  const edit = elst && u32(elst.at + 4) === 1 ? elst.at + 8 : null;
  const skipped = edit === null ? undefined : wide ? u64(edit + 8) : u32(edit + 4);
  const note = readNote(moov);
  const delay = note?.delay ?? skipped ?? facts.delay;
  if (delay === undefined || delay >= total) throw new NotJoinableError('M4A without an encoder delay');
  // Edit lists count in ticks of the movie, usually milliseconds: one counts only where it cuts more than that
  // rounding.
  const mvhd = need(whole, 'mvhd').at;
  const filmRate = u32(mvhd + (byte(mvhd) === 1 ? 20 : 12));
  const edited = edit === null ? Infinity : ((wide ? u64(edit) : u32(edit)) / filmRate) * rate;
  const rest = total - delay;
  const shown = rest - edited > (2 * rate) / filmRate ? Math.round(edited) : rest;
  const length = Math.min(note?.length ?? facts.samples ?? shown, rest);
  const start = offsets[0] ?? 0;
  const frameTicks = starts[1] ?? total;

  return {
    mime: AAC_MIME,
    rate,
    channels: u16(stsd.at + 8 + 24),
    delay,
    length,
    init: initSegment(rate, moov.slice(stsd.at - 8, stsd.end)),
    start,
    byteRate: sizes.reduce((sum, size) => sum + size, 0) / (total / rate),
    locate(tick) {
      let index = starts.findIndex((at) => at > tick + delay);
      index = Math.max(0, (index < 0 ? starts.length : index) - 1 - LEAN_FRAMES);
      return Promise.resolve({ byte: offsets[index] ?? start, tick: starts[index] ?? 0 });
    },
    createSplitter({ byte: from, tick }): FrameSplitter {
      const bytes = createPartialFrameBuffer();
      let index = Math.max(0, starts.indexOf(tick ?? 0));
      let offset = from;
      const push = (more: Bytes): Frame[] => {
        const found: Frame[] = [];
        const here = bytes.add(more);
        let done = 0;
        for (; index < offsets.length; index += 1) {
          const at = (offsets[index] ?? 0) - offset;
          const end = at + (sizes[index] ?? 0);
          if (end > here.length) break;
          // The table may give the last frame the length of its audible part; decoded, it is as long as the
          // others.
          found.push({ bytes: here.slice(at, end), at: starts[index] ?? 0, ticks: frameTicks });
          done = end;
        }
        bytes.done(done);
        offset += done;
        return found;
      };
      return { push, end: () => [] };
    },
  };
}
