import { type ReadableFile, id3Length } from '@qingyin/audio-dsp';
import { type BytePatch, readPatched } from './byte-patches.ts';

const TAG_HEADER = 10;
const MAJOR_AT = 3;
const FLAGS_AT = 5;
const EXTENDED = 0x40;
const MOST_TAGS = 3;
const MOST_FRAMES = 2048;
/** Larger texts are neither titles nor lyrics, bytes. */
const LARGEST_TEXT = 2 * 1024 * 1024;
/** Frames whose first byte states an encoding: texts and lyrics. */
const WITH_ENCODING = /^(?:T[A-Z0-9]{2,3}|IPLS|GRP1|GP1|MVNM|MVIN|USLT|ULT|SYLT|SLT)$/;
const PICTURE = /^A?PIC$/;
/** Frames that contain frames, which are not used. */
const NESTED = /^(?:CHAP|CTOC)$/;
/** Unused frame name, which readers skip. */
const UNKNOWN = 'ZZZZ';
const UTF16 = 1;
const UTF8 = 3;

interface Layout {
  /** characters of a frame's name, and bytes of its size */
  word: number;
  /** bytes of the frame header */
  header: number;
}
const layouts: Record<number, Layout> = {
  2: { word: 3, header: 6 },
  3: { word: 4, header: 10 },
  4: { word: 4, header: 10 },
};

/** Result of scanning ID3v2 tags. */
export interface Id3Frames {
  /** names of frames whose texts are all in Unicode */
  unicode: ReadonlySet<string>;
  /** hide what would keep a reader busy for seconds: padding, thousands of frames, very large texts */
  patches: BytePatch[];
}

/**
 * Scans the frames of the consecutive ID3v2 tags at an offset.
 *
 * @param patches applied to the bytes before parsing
 */
export async function id3Frames(
  handle: ReadableFile,
  start: number,
  patches: readonly BytePatch[],
): Promise<Id3Frames> {
  const read: Read = (at, length) => readPatched(handle, at, length, patches);
  const unicode = new Map<string, boolean>();
  const hidden: BytePatch[] = [];
  let at = start;
  for (let tags = 0; tags < MOST_TAGS; tags += 1) {
    const header = await read(at, TAG_HEADER);
    const length = id3Length(header);
    if (length === 0) break;
    for await (const frame of framesOf(read, { header, at, to: at + length })) {
      if ('hide' in frame) hidden.push(frame.hide);
      else unicode.set(frame.name, frame.unicode && unicode.get(frame.name) !== false);
    }
    at += length;
  }
  return {
    unicode: new Set([...unicode].flatMap(([name, isUnicode]) => (isUnicode ? [name] : []))),
    patches: hidden,
  };
}

type Read = (at: number, length: number) => Promise<Buffer>;
interface Tag {
  header: Buffer;
  at: number;
  /** end offset */
  to: number;
}
type Seen = { name: string; unicode: boolean } | { hide: BytePatch };

async function* framesOf(
  read: Read,
  { header: { [MAJOR_AT]: version = 0, [FLAGS_AT]: flags = 0 }, at: start, to }: Tag,
): AsyncGenerator<Seen> {
  const layout = layouts[version];
  if (!layout) return;
  const { word, header } = layout;
  let at = start + TAG_HEADER;
  if (version > 2 && flags & EXTENDED) at += await extendedHeader(read, at, version);
  for (let frames = 0; at + header < to; frames += 1) {
    const bytes = await read(at, header + 6);
    if (bytes[0] === 0 || frames === MOST_FRAMES) {
      yield* rest(at, to, layout, version).map((hide) => ({ hide }));
      return;
    }
    const name = bytes.toString('latin1', 0, word);
    const size = sizeOf(bytes.subarray(word, 2 * word), version === 4);
    if (NESTED.test(name) || (size > LARGEST_TEXT && !PICTURE.test(name)))
      yield { hide: { at, bytes: Buffer.from(UNKNOWN.slice(0, word)) } };
    else if (WITH_ENCODING.test(name)) {
      const encoding = bytes[header + bytesBeforeText(bytes, version)] ?? 0;
      yield { name, unicode: encoding >= UTF16 && encoding <= UTF8 };
    }
    at += header + size;
  }
}

/** Patches that cover the rest of a tag with unknown frames. */
function rest(from: number, to: number, { word, header }: Layout, version: number): BytePatch[] {
  const patches: BytePatch[] = [];
  const bits = version === 4 ? 7 : 8;
  for (let at = from; at + header < to;) {
    const size = Math.min(to - at - header, 2 ** (bits * word) - 1);
    const digits = Array.from(
      { length: word },
      (_, digit) => Math.floor(size / 2 ** (bits * (word - 1 - digit))) % 2 ** bits,
    );
    const frame = Buffer.alloc(header);
    frame.write(UNKNOWN.slice(0, word));
    frame.set(digits, word);
    patches.push({ at, bytes: frame });
    at += header + size;
  }
  return patches;
}

async function extendedHeader(read: Read, at: number, version: number): Promise<number> {
  const size = await read(at, 4);
  return version === 4 ? sizeOf(size, true) : 4 + sizeOf(size, false);
}

const sizeOf = (bytes: Uint8Array, sevenBits: boolean): number =>
  bytes.reduce((sum, byte) => sum * (sevenBits ? 0x80 : 0x100) + (sevenBits ? byte & 0x7f : byte), 0);

/** Bytes that the frame flags add before its text: data length and group. */
function bytesBeforeText(frame: Buffer, version: number): number {
  const flags = version === 2 ? 0 : (frame[9] ?? 0);
  if (version === 4) return (flags & 0x40 ? 1 : 0) + (flags & 0x01 ? 4 : 0);
  return version === 3 && flags & 0x20 ? 1 : 0;
}
