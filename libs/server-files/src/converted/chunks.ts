import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import { truncatedFile } from '../file-error.ts';

/** More chunks than real files have. */
const MOST_CHUNKS = 4096;
const GUID = 16;

/** A named part of a file. */
export interface Chunk {
  name: string;
  /** offset of its content */
  at: number;
  /** length of its content as its header states it, bytes; may be more than the file has */
  length: number;
}

/** How the headers of chunks are written. */
export interface ChunkForm {
  /** bytes of a header */
  header: number;
  nameOf(head: Buffer): string;
  /** length of the content */
  lengthOf(head: Buffer): number;
  /** true: contents of an odd length are followed by a byte of padding */
  padded: boolean;
}

const fourLetters = (head: Buffer): string => head.toString('latin1', 0, 4);

/** Chunks of IFF, as in AIFF. */
export const iffChunk: ChunkForm = {
  header: 8,
  nameOf: fourLetters,
  lengthOf: (head) => head.readUInt32BE(4),
  padded: true,
};
/** Chunks of DSDIFF, an IFF with long sizes. */
export const dffChunk: ChunkForm = {
  header: 12,
  nameOf: fourLetters,
  lengthOf: (head) => Number(head.readBigUInt64BE(4)),
  padded: true,
};
/** Chunks of DSF, whose sizes include their headers. */
export const dsfChunk: ChunkForm = {
  header: 12,
  nameOf: fourLetters,
  lengthOf: (head) => Number(head.readBigUInt64LE(4)) - 12,
  padded: false,
};
/** Objects of ASF: their names are GUIDs as hexadecimal digits, their sizes include their headers. */
export const asfObject: ChunkForm = {
  header: GUID + 8,
  nameOf: (head) => head.toString('hex', 0, GUID),
  lengthOf: (head) => Number(head.readBigUInt64LE(GUID)) - GUID - 8,
  padded: false,
};

/** Reads the chunks of a part of a file one by one, at most 4096. A chunk with an impossible length ends them. */
export async function* chunksIn(
  file: ReadableFile,
  from: number,
  end: number,
  form: ChunkForm,
): AsyncGenerator<Chunk> {
  let at = from;
  for (let chunks = 0; at + form.header <= end && chunks < MOST_CHUNKS; chunks += 1) {
    const head = await readAt(file, at, form.header);
    if (head.length < form.header) return;
    const length = form.lengthOf(head);
    if (length < 0) return;
    yield { name: form.nameOf(head), at: at + form.header, length };
    at += form.header + length + (form.padded ? length % 2 : 0);
  }
}

/** Refuses a chunk that the file does not hold as a whole. @throws FileError `unreadable`, `truncated` */
export function assertWhole({ at, length }: Pick<Chunk, 'at' | 'length'>, size: number): void {
  if (at + length > size) throw truncatedFile();
}

/** Reads bytes that a file must have. @throws FileError `unreadable`, `truncated` when it ends before */
export async function readHeader(file: ReadableFile, at: number, length: number): Promise<Buffer> {
  const bytes = await readAt(file, at, length);
  if (bytes.length < length) throw truncatedFile();
  return bytes;
}
