import { type MusicFileType, type ReadableFile, readAt } from '@qingyin/audio-dsp';
import { type Id3Frames, id3Frames } from './id3-frames.ts';
import { plainFrameSizes } from './plain-frame-sizes.ts';
import { synchronisedTag } from './unsynchronised-tag.ts';

const RIFF_HEADER = 12;
const CHUNK_HEADER = 8;
const MOST_CHUNKS = 256;

/**
 * Patches and encodings for reading the ID3v2 tags of a file: corrects unsynchronised tags and frame sizes, and
 * hides frames that are not needed.
 *
 * @param start where the file's tags or its audio start (`locateSound`)
 */
export async function readableId3View(
  handle: ReadableFile,
  type: MusicFileType,
  start: number,
): Promise<Id3Frames> {
  const at = type === 'wav' ? await id3Chunk(handle, start) : start;
  const corrections = [...(await synchronisedTag(handle, at)), ...(await plainFrameSizes(handle, at))];
  const { unicode, patches } = await id3Frames(handle, at, corrections);
  return { unicode, patches: [...corrections, ...patches] };
}

/** Offset of the ID3v2 tag in a WAV file; `start` when it has none. */
async function id3Chunk(handle: ReadableFile, start: number): Promise<number> {
  let at = start + RIFF_HEADER;
  for (let chunks = 0; chunks < MOST_CHUNKS; chunks += 1) {
    const header = await readAt(handle, at, CHUNK_HEADER);
    if (header.length < CHUNK_HEADER) return start;
    if (/^id3 $/i.test(header.toString('latin1', 0, 4))) return at + CHUNK_HEADER;
    const size = header.readUInt32LE(4);
    at += CHUNK_HEADER + size + (size % 2);
  }
  return start;
}
