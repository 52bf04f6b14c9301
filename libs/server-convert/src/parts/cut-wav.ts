import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { locateSound, wavSound } from '@qingyin/server-files';

const PIECE = 256 * 1024;
/** Integers, floating point numbers, and either with a longer description. */
const FORMATS: readonly number[] = [1, 3, 0xfffe];
const SHORTEST_FORM = 16;
const LARGEST = 0xffff_ffff;

/**
 * Cuts a part out of a WAV file with samples, exact to the sample.
 *
 * @param startMs start of the part, ms
 * @param endMs end of the part, ms; null: the end of the file
 * @param write appends bytes to the result
 * @throws Error when the file is damaged, or no WAV file with samples
 */
export async function cutWav(
  file: ReadableFile,
  { startMs, endMs }: { startMs: number; endMs: number | null },
  write: (bytes: Buffer) => Promise<void>,
): Promise<void> {
  const located = await locateSound(file);
  if (located?.type !== 'wav') throw new Error('no WAV file');
  const { ranges, form } = await wavSound(file, located.sound, (await file.stat()).size);
  const description = Buffer.from(form, 'hex');
  const [data] = ranges;
  if (!data || description.length < SHORTEST_FORM) throw new Error('no samples');
  if (!FORMATS.includes(description.readUInt16LE(0))) throw new Error('compressed samples');
  const rate = description.readUInt32LE(4);
  const bytesOfSample = description.readUInt16LE(12);
  const byteOf = (ms: number): number =>
    Math.min(Math.round((ms * rate) / 1000) * bytesOfSample, data.length - (data.length % bytesOfSample));
  const start = byteOf(startMs);
  const length = (endMs === null ? byteOf(Number.MAX_SAFE_INTEGER) : byteOf(endMs)) - start;
  if (!(length > 0) || length + description.length > LARGEST / 2) throw new Error('no samples in the part');
  await write(wavHeader(description, length));
  for (let at = 0; at < length; at += PIECE) {
    const wanted = Math.min(PIECE, length - at);
    const bytes = await readAt(file, data.at + start + at, wanted);
    if (bytes.length < wanted) throw new Error('WAV file is shorter than before');
    await write(bytes);
  }
}

/** Everything in front of the samples. @param description the chunk `fmt ` */
function wavHeader(description: Buffer, length: number): Buffer {
  const form = Buffer.concat([description, Buffer.alloc(description.length % 2)]);
  const header = Buffer.alloc(20 + form.length + 8);
  header.write('RIFF', 0, 'latin1');
  header.writeUInt32LE(header.length - 8 + length + (length % 2), 4);
  header.write('WAVEfmt ', 8, 'latin1');
  header.writeUInt32LE(description.length, 16);
  form.copy(header, 20);
  header.write('data', 20 + form.length, 'latin1');
  header.writeUInt32LE(length, 24 + form.length);
  return header;
}
