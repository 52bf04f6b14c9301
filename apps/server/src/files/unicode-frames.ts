import type { FileHandle } from 'node:fs/promises';
import { readAt } from '../sound/decode/bytes.ts';
import { tagBytes } from '../sound/decode/id3.ts';
import type { Patch } from './plain-frame-sizes.ts';

const TAG_HEADER = 10;
const MAJOR_AT = 3;
const FLAGS_AT = 5;
const EXTENDED = 0x40;
const MOST_TAGS = 3;
const MOST_FRAMES = 2048;
/** Frames whose first byte names an encoding: texts and lyrics. */
const WITH_ENCODING = /^(?:T[A-Z0-9]{2,3}|USLT|ULT|SYLT|SLT)$/;
const UTF16 = 1;
const UTF8 = 3;

interface Layout {
  /** characters of a frame's name */
  name: number;
  /** bytes of its size */
  size: number;
  /** bytes of its header */
  header: number;
}
const layouts: Record<number, Layout> = {
  2: { name: 3, size: 3, header: 6 },
  3: { name: 4, size: 4, header: 10 },
  4: { name: 4, size: 4, header: 10 },
};

/**
 * The frames of a file's ID3v2 tags whose texts name an encoding of Unicode. `music-metadata` does not tell.
 *
 * @param start where the first tag begins
 * @param patches sizes of frames that are to be read instead of those in the file (`plainFrameSizes`)
 * @returns their names, without those that some frame of another encoding has as well
 */
export async function unicodeFrames(
  handle: FileHandle,
  start: number,
  patches: readonly Patch[],
): Promise<ReadonlySet<string>> {
  const sizes = new Map(patches.map(({ at, bytes }) => [at, bytes]));
  const names = new Map<string, boolean>();
  let at = start;
  for (let tags = 0; tags < MOST_TAGS; tags += 1) {
    const header = await readAt(handle, at, TAG_HEADER);
    const length = tagBytes(header);
    if (length === 0) break;
    for await (const { name, unicode } of encodingsOf(handle, { header, at, length }, sizes))
      names.set(name, unicode && names.get(name) !== false);
    at += length;
  }
  return new Set([...names].flatMap(([name, unicode]) => (unicode ? [name] : [])));
}

interface Tag {
  header: Buffer;
  at: number;
  length: number;
}

async function* encodingsOf(
  handle: FileHandle,
  { header: { [MAJOR_AT]: version = 0, [FLAGS_AT]: flags = 0 }, at: start, length }: Tag,
  sizes: ReadonlyMap<number, Uint8Array>,
): AsyncGenerator<{ name: string; unicode: boolean }> {
  const layout = layouts[version];
  if (!layout) return;
  let at = start + TAG_HEADER;
  if (version > 2 && flags & EXTENDED) at += await extendedHeader(handle, at, version);
  for (let frames = 0; frames < MOST_FRAMES && at + layout.header < start + length; frames += 1) {
    const bytes = await readAt(handle, at, layout.header + 6);
    const name = bytes.toString('latin1', 0, layout.name);
    if (!/^[A-Z0-9]+$/.test(name)) return;
    const written = bytes.subarray(layout.name, layout.name + layout.size);
    const size = sizeOf(sizes.get(at + layout.name) ?? written, version === 4);
    const encoding = bytes[layout.header + bytesBeforeText(bytes, version)] ?? 0;
    if (WITH_ENCODING.test(name)) yield { name, unicode: encoding >= UTF16 && encoding <= UTF8 };
    at += layout.header + size;
  }
}

async function extendedHeader(handle: FileHandle, at: number, version: number): Promise<number> {
  const size = await readAt(handle, at, 4);
  return version === 4 ? sizeOf(size, true) : 4 + sizeOf(size, false);
}

const sizeOf = (bytes: Uint8Array, sevenBits: boolean): number =>
  bytes.reduce((sum, byte) => sum * (sevenBits ? 0x80 : 0x100) + (sevenBits ? byte & 0x7f : byte), 0);

/** What the flags of a frame put before its text: the length of its data and a group. */
function bytesBeforeText(frame: Buffer, version: number): number {
  const flags = version === 2 ? 0 : (frame[9] ?? 0);
  if (version === 4) return (flags & 0x40 ? 1 : 0) + (flags & 0x01 ? 4 : 0);
  return version === 3 && flags & 0x20 ? 1 : 0;
}
