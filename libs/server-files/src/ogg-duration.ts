import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { TooManyPages } from './ogg-page-heads.ts';
import { readOggSound } from './ogg-streams.ts';

const HEADER = 27;
const MARK = 'OggS';
const SERIAL_AT = 14;
const TAIL = 128 * 1024;

/**
 * Duration in seconds of an Ogg file with several consecutive streams (chained Ogg), such as radio recordings: the
 * sum of all streams.
 *
 * @returns undefined for a file with one stream, and for one with too many pages
 */
export async function oggDuration(handle: ReadableFile, size: number): Promise<number | undefined> {
  const first = await readAt(handle, 0, HEADER);
  const tail = await readAt(handle, Math.max(0, size - TAIL), TAIL);
  const lastPage = tail.lastIndexOf(MARK);
  const isOne = lastPage < 0 || serialOf(tail.subarray(lastPage)) === serialOf(first);
  if (isOne) return undefined;
  try {
    const { duration } = await readOggSound(handle, size);
    return duration > 0 ? duration : undefined;
  } catch (error) {
    if (error instanceof TooManyPages) return undefined;
    throw error;
  }
}

const serialOf = (page: Buffer): number | undefined =>
  page.length < HEADER ? undefined : page.readUInt32LE(SERIAL_AT);
