import type { ReadableFile } from '@qingyin/audio-dsp';
import { FileError } from '../file-error.ts';
import { endOfSound } from '../trailing-tags.ts';
import { assertWhole, readHeader } from './chunks.ts';
import type { ConvertedSound } from './converted-sound.ts';

const VERSION_AT = 4;
/** Since version 3.98 a descriptor with all sizes precedes the header. */
const WITH_DESCRIPTOR = 3980;
const DESCRIPTOR = 52;
const HEADER = 24;
/** Decoders know no older versions. */
const OLDEST = 3800;
const OLD_HEADER = 32;
const EIGHT_BITS = 1;
const PEAK_LEVEL = 4;
const BITS_24 = 8;
const SEEK_ELEMENTS = 16;
const NO_WAV_HEADER = 32;
const EXTRA_HIGH = 4000;
const LONG = 2 ** 32;

/**
 * Reads the headers of Monkey's Audio.
 *
 * @param start offset of `MAC `
 * @throws FileError `wrong-type` for versions before 3.80, `unreadable` with `truncated`
 */
export async function apeSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  const version = (await readHeader(file, start, VERSION_AT + 2)).readUInt16LE(VERSION_AT);
  if (version < OLDEST) throw new FileError('wrong-type', "a version of Monkey's Audio that is too old");
  return version >= WITH_DESCRIPTOR ? newSound(file, start, size) : oldSound(file, start, size, version);
}

async function newSound(file: ReadableFile, start: number, size: number): Promise<ConvertedSound> {
  const descriptor = await readHeader(file, start, DESCRIPTOR);
  const size32 = (at: number): number => descriptor.readUInt32LE(at);
  const header = await readHeader(file, start + size32(8), HEADER);
  const range = {
    at: start + size32(8) + size32(12) + size32(16) + size32(20),
    length: size32(24) + size32(28) * LONG,
  };
  assertWhole(range, size);
  const frames = header.readUInt32LE(12);
  return soundOf({
    samples: (frames - 1) * header.readUInt32LE(4) + header.readUInt32LE(8),
    bits: header.readUInt16LE(16),
    channels: header.readUInt16LE(18),
    sampleRate: header.readUInt32LE(20),
    range,
  });
}

async function oldSound(
  file: ReadableFile,
  start: number,
  size: number,
  version: number,
): Promise<ConvertedSound> {
  const header = await readHeader(file, start, OLD_HEADER + 8);
  const level = header.readUInt16LE(6);
  const flags = header.readUInt16LE(8);
  const frames = header.readUInt32LE(24);
  const peak = flags & PEAK_LEVEL ? 4 : 0;
  const elements = flags & SEEK_ELEMENTS ? header.readUInt32LE(OLD_HEADER + peak) : frames;
  const at =
    start +
    (OLD_HEADER + peak + (flags & SEEK_ELEMENTS ? 4 : 0)) +
    elements * 4 +
    (flags & NO_WAV_HEADER ? 0 : header.readUInt32LE(16));
  const end = await endOfSound(file, start, size);
  assertWhole({ at, length: 1 }, end);
  return soundOf({
    samples: (frames - 1) * blocksOf(version, level) + header.readUInt32LE(28),
    bits: flags & EIGHT_BITS ? 8 : flags & BITS_24 ? 24 : 16,
    channels: header.readUInt16LE(10),
    sampleRate: header.readUInt32LE(12),
    range: { at, length: end - at },
  });
}

/** Samples of a frame in versions that do not state it. */
function blocksOf(version: number, level: number): number {
  if (version >= 3950) return 4 * 73_728;
  return version >= 3900 || level >= EXTRA_HIGH ? 73_728 : 9216;
}

const soundOf = ({
  samples,
  range,
  ...form
}: Pick<ConvertedSound, 'bits' | 'channels' | 'sampleRate'> & {
  samples: number;
  range: ConvertedSound['ranges'][number];
}): ConvertedSound => ({
  ...form,
  duration: samples / form.sampleRate,
  ranges: [range],
  form: Object.values(form).join(' '),
});
