import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { endOfSound, locateSound, readFlacInfo } from '@qingyin/server-files';
import { crc16 } from './checksums.ts';
import { decodeFlacFrames } from './decode-flac-frame.ts';
import { variableHeader } from './flac-frame-header.ts';
import { type FlacFrame, type FlacFrames, frameBefore, framesFrom } from './flac-frames.ts';
import { verbatimFrame } from './verbatim-frame.ts';

/** `fLaC`, the header of the block STREAMINFO, and its content. */
const HEAD = 4 + 4 + 34;
const LAST_BLOCK = 0x80;
const SIZES_AT = 8;
const SAMPLES_AT = 21;
const MD5_AT = 26;
/** Only the last frame of a stream may have fewer samples. */
const SHORTEST_FRAME = 16;
const MOST_BITS = 24;

/**
 * Cuts a part out of a FLAC file, exact to the sample. Frames that lie in the part wholly are copied with new numbers,
 * those at its borders are decoded and stored without compression.
 *
 * @param startMs start of the part, ms
 * @param endMs end of the part, ms; null: the end of the file
 * @param write appends bytes to the result
 * @returns the head of the result, which is to be written over the first bytes
 * @throws Error when the file is damaged, or no FLAC file of at most 24 bits
 */
export async function cutFlac(
  file: ReadableFile,
  { startMs, endMs }: { startMs: number; endMs: number | null },
  write: (bytes: Buffer) => Promise<void>,
): Promise<Buffer> {
  const located = await locateSound(file);
  if (located?.type !== 'flac') throw new Error('no FLAC file');
  const info = await readFlacInfo(file, located.sound);
  const head = Buffer.from(await readAt(file, located.sound, HEAD));
  const bits = (((head[20] ?? 0) & 1) << 4) + ((head[21] ?? 0) >> 4) + 1;
  if (bits > MOST_BITS) throw new Error(`${bits} bits`);
  const first = await readAt(file, info.frames, 4);
  const { size } = await file.stat();
  const frames: FlacFrames = {
    ...{ file, blockSize: info.blockSize, head: first },
    end: await endOfSound(file, info.frames, size),
  };
  const sampleOf = (ms: number): number => Math.round((ms * info.sampleRate) / 1000);
  const start = sampleOf(startMs);
  const end = endMs === null ? info.samples || Number.MAX_SAFE_INTEGER : sampleOf(endMs);
  const sizes = { least: 65_535, most: SHORTEST_FRAME };
  let written = 0;
  let last = 0;
  await write(head);
  const append = async (bytes: Buffer, samples: number): Promise<void> => {
    await write(bytes);
    // The last frame does not count for the least size.
    if (last > 0) sizes.least = Math.min(sizes.least, last);
    sizes.most = Math.max(sizes.most, samples);
    written += samples;
    last = samples;
  };
  let cut: FlacFrame[] = [];
  const appendCut = async (): Promise<void> => {
    const [firstCut] = cut;
    if (!firstCut) return;
    const from = Math.max(0, start - firstCut.first);
    const channels = (await decodeFlacFrames(head, cut, bits)).map((all) =>
      all.subarray(from, Math.max(from, end - firstCut.first)),
    );
    await append(verbatimFrame(firstCut.bytes, written, channels, bits), channels[0]?.length ?? 0);
    cut = [];
  };
  for await (const frame of framesFrom(frames, await frameBefore(frames, start, info.frames))) {
    const after = frame.first + frame.samples;
    if (after <= start) continue;
    if (frame.first >= end) break;
    if (frame.first < start || after > end || cut.length > 0) {
      cut.push(frame);
      // A short rest of a frame is stored together with the next one.
      if (Math.min(after, end) - Math.max(start, cut[0]?.first ?? 0) < SHORTEST_FRAME) continue;
      await appendCut();
    } else await append(renumbered(frame, written), frame.samples);
  }
  await appendCut();
  const wanted = end === Number.MAX_SAFE_INTEGER ? written : end - start;
  if (written === 0 || written < wanted) throw new Error(`only ${written} of ${wanted} samples are there`);
  return headOf(head, sizes, written);
}

/** A frame with another position. */
function renumbered({ bytes, length }: FlacFrame, first: number): Buffer {
  const frame = Buffer.concat([variableHeader(bytes, first), bytes.subarray(length)]);
  frame.writeUInt16BE(crc16(frame, frame.length - 2), frame.length - 2);
  return frame;
}

/** `fLaC` and STREAMINFO as the only block, without the sizes of frames and without a checksum of the sound. */
function headOf(original: Buffer, sizes: { least: number; most: number }, samples: number): Buffer {
  const head = Buffer.from(original);
  head.writeUInt8(LAST_BLOCK, 4);
  head.writeUInt16BE(Math.max(SHORTEST_FRAME, Math.min(sizes.least, sizes.most)), SIZES_AT);
  head.writeUInt16BE(sizes.most, SIZES_AT + 2);
  head.fill(0, SIZES_AT + 4, SIZES_AT + 10);
  head.writeUInt8((head.readUInt8(SAMPLES_AT) & 0xf0) | Math.floor(samples / 2 ** 32), SAMPLES_AT);
  head.writeUInt32BE(samples % 2 ** 32, SAMPLES_AT + 1);
  head.fill(0, MD5_AT);
  return head;
}
