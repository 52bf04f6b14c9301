import { readAt, type ReadableFile } from '@qingyin/audio-dsp';

const SIGNATURE = 4;
const BLOCK_HEADER = 4;
const LAST_BLOCK = 0x80;
const CUESHEET = 5;
const MOST_BLOCKS = 512;
/** Catalogue number, length of the lead-in and flags in front of the number of tracks. */
const TRACK_COUNT_AT = 128 + 8 + 259;
const TRACK = 36;
const INDEX = 12;
const INDEX_COUNT_AT = 35;
const TRACK_TYPE_AT = 21;
const NO_SOUND = 0x80;
/** Numbers of tracks that mark the end of the sound. */
const LEAD_OUT = [170, 255];
/** 100 tracks with 100 points each have less. */
const LARGEST = 256 * 1024;
const FRAMES_PER_SECOND = 75;

/**
 * The block CUESHEET of a FLAC file as the text of a CUE sheet. It has no names.
 *
 * @param start offset of `fLaC`
 * @param sampleRate Hz
 * @returns undefined without such a block, and without a track in it
 */
export async function flacCueSheet(
  file: ReadableFile,
  start: number,
  sampleRate: number,
): Promise<string | undefined> {
  let at = start + SIGNATURE;
  for (let blocks = 0; blocks < MOST_BLOCKS; blocks += 1) {
    const header = await readAt(file, at, BLOCK_HEADER);
    if (header.length < BLOCK_HEADER) return undefined;
    const length = header.readUIntBE(1, 3);
    if ((header.readUInt8(0) & ~LAST_BLOCK) === CUESHEET)
      return sheetText(await readAt(file, at + BLOCK_HEADER, Math.min(length, LARGEST)), sampleRate);
    if (header.readUInt8(0) & LAST_BLOCK) return undefined;
    at += BLOCK_HEADER + length;
  }
  return undefined;
}

function sheetText(block: Buffer, sampleRate: number): string | undefined {
  const lines: string[] = [];
  let at = TRACK_COUNT_AT + 1;
  for (let left = block[TRACK_COUNT_AT] ?? 0; left > 0 && at + TRACK <= block.length; left -= 1) {
    const offset = Number(block.readBigUInt64BE(at));
    const number = block.readUInt8(at + 8);
    const isSound = (block.readUInt8(at + TRACK_TYPE_AT) & NO_SOUND) === 0;
    const points = block.readUInt8(at + INDEX_COUNT_AT);
    at += TRACK;
    const isTrack = isSound && !LEAD_OUT.includes(number);
    if (isTrack) lines.push(`TRACK ${twoDigits(number)} AUDIO`);
    for (let point = 0; point < points && at + INDEX <= block.length; point += 1, at += INDEX) {
      const place = Math.round(
        ((offset + Number(block.readBigUInt64BE(at))) * FRAMES_PER_SECOND) / sampleRate,
      );
      if (isTrack) lines.push(`INDEX ${twoDigits(block.readUInt8(at + 8))} ${timeOf(place)}`);
    }
  }
  return lines.length > 0 ? lines.join('\n') : undefined;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** `mm:ss:ff` of frames of a compact disc. */
const timeOf = (frames: number): string =>
  [
    Math.floor(frames / FRAMES_PER_SECOND / 60),
    Math.floor(frames / FRAMES_PER_SECOND) % 60,
    frames % FRAMES_PER_SECOND,
  ]
    .map(twoDigits)
    .join(':');
