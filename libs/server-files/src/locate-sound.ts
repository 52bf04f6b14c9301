import {
  findFrames,
  type FirstFrame,
  readAt,
  type ReadableFile,
  id3Length,
  firstFrameOf,
  type SoundType,
  typeOfHead,
} from '@qingyin/audio-dsp';
import { typeOfConverted } from './converted/type-of-converted.ts';

const HEAD = 4096;
/** Some files carry several tags in a row. */
const MOST_TAGS = 3;
/** Limits of zero bytes before a file and of foreign bytes before the first frame; more is damage. */
const MOST_PADDING = 1024 * 1024;
const MOST_FOREIGN = 256 * 1024;
/** Nearly all files have their first frames this near. */
const NEAR = 16 * 1024;
const PIECE = 64 * 1024;

/** Format of a sound file that browsers play, and where it starts. */
export interface LocatedSound {
  type: SoundType;
  /** offset of the tags, or of the audio if no tags precede it: behind padding */
  start: number;
  /** offset of the audio behind the leading tags: the signature of the format, or the first frame */
  sound: number;
}

/**
 * Detects the format of a sound file that browsers play by its bytes; file name and content type are ignored. Zero bytes before the file,
 * and any bytes before the first frame of a run of frames, are skipped, as players do.
 *
 * @returns undefined for unsupported files
 */
export async function locateSound(handle: ReadableFile): Promise<LocatedSound | undefined> {
  const first = await readAt(handle, 0, HEAD);
  const start = typeOfHead(first) ? 0 : await endOfZeros(handle);
  let at = start;
  for (let tags = 0; tags <= MOST_TAGS; tags += 1) {
    const head = await readAt(handle, at, HEAD);
    const tag = id3Length(head);
    if (tag === 0) {
      // The bytes of other formats look like frames by chance.
      if (typeOfConverted(head)) return undefined;
      const type = typeOfHead(head);
      if (type) return { type, start, sound: at };
      const frames = await framesFrom(handle, at);
      return frames && { type: frames.kind, start: tags === 0 ? frames.at : start, sound: frames.at };
    }
    at += tag;
  }
  return undefined;
}

async function framesFrom(handle: ReadableFile, from: number): Promise<FirstFrame | undefined> {
  const near = await readAt(handle, from, NEAR);
  const bytes = findFrames(near, false) ? near : await readAt(handle, from, MOST_FOREIGN);
  const { size } = await handle.stat();
  const found = findFrames(bytes, from + bytes.length >= size) ?? firstFrameOf(bytes);
  return found && { kind: found.kind, at: from + found.at };
}

/** End of the zero bytes at the start of a file; 0 when there are too many for padding. */
async function endOfZeros(handle: ReadableFile): Promise<number> {
  for (let at = 0; at < MOST_PADDING; at += PIECE) {
    const piece = await readAt(handle, at, PIECE);
    const zeros = piece.findIndex((byte) => byte !== 0);
    if (zeros >= 0) return at + zeros;
    if (piece.length < PIECE) break;
  }
  return 0;
}
