import { type ReadableFile, readAt, id3Length } from '@qingyin/audio-dsp';
import type { BytePatch } from './byte-patches.ts';

const TAG_HEADER = 10;
const MAJOR_AT = 3;
const FLAGS_AT = 5;
const UNSYNCHRONISED = 0x80;
const EXTENDED = 0x40;
/** Largest tag that is read, bytes. */
const LARGEST = 24 * 1024 * 1024;

/**
 * Removes the unsynchronisation of ID3v2.2 and 2.3 tags: a zero byte after each 0xff, also in byte order marks of
 * texts and in pictures. `music-metadata` only does this for frames of ID3v2.4.
 *
 * @param start offset of the tag
 * @returns patches with the plain tag, padded with zeros; none for other tags, also when only the flag is set and
 * the frames are contiguous without the change
 */
export async function synchronisedTag(handle: ReadableFile, start: number): Promise<BytePatch[]> {
  const header = await readAt(handle, start, TAG_HEADER);
  const length = id3Length(header);
  const version = header[MAJOR_AT] ?? 0;
  const flags = header[FLAGS_AT] ?? 0;
  if (length === 0 || length > LARGEST || version > 3 || !(flags & UNSYNCHRONISED) || flags & EXTENDED)
    return [];
  const written = await readAt(handle, start + TAG_HEADER, length - TAG_HEADER);
  const bytes = Buffer.alloc(written.length);
  let end = 0;
  written.forEach((byte, at) => {
    if (byte !== 0 || written[at - 1] !== 0xff) bytes[end++] = byte;
  });
  if (end === written.length || !followEachOther(bytes.subarray(0, end), version)) return [];
  return [
    { at: start + FLAGS_AT, bytes: Uint8Array.of(flags & ~UNSYNCHRONISED) },
    { at: start + TAG_HEADER, bytes },
  ];
}

/** Whether frames fill a tag up to its end or to its padding. */
function followEachOther(tag: Buffer, version: number): boolean {
  const [word, header] = version === 2 ? [3, 6] : [4, 10];
  let at = 0;
  while (at + header <= tag.length && tag[at] !== 0) {
    if (!/^[A-Z0-9]+$/.test(tag.toString('latin1', at, at + word))) return false;
    at += header + tag.readUIntBE(at + word, word);
  }
  return at <= tag.length;
}
