import { isUtf8 } from 'node:buffer';
import { readAt, type ReadableFile } from '@qingyin/audio-dsp';
import type { IPicture } from 'music-metadata';
import type { ByteRange } from '../byte-range.ts';

const EDGE = 32;
const MARK = 'APETAGEX';
const VERSION_AT = 8;
const VERSION_2 = 2000;
const ITEM = 8;
const MOST_ITEMS = 1000;
const LONGEST_NAME = 255;
/** Larger tags are left out, bytes. */
const LARGEST = 24 * 1024 * 1024;
const PICTURE = /^cover art \((.*)\)$/i;
const TEXT = 0;
const BINARY = 1;

/** An APE tag. */
export interface ApeTag {
  texts: { id: string; value: string }[];
  /** true: the texts are UTF-8; else they have one character per byte */
  unicode: boolean;
  pictures: IPicture[];
}

/**
 * Reads an APE tag. By its standard it is UTF-8, but many programs wrote the encoding of their system, as version 1 has
 * it: the texts of a tag with one text that is no UTF-8 are left as bytes. Items behind a damaged one are left out.
 */
export async function readApeTag(file: ReadableFile, { at, length }: ByteRange): Promise<ApeTag> {
  const tag: ApeTag = { texts: [], unicode: true, pictures: [] };
  if (length < EDGE || length > LARGEST) return tag;
  const bytes = await readAt(file, at, length);
  if (bytes.length < length) return tag;
  const hasHeader = bytes.toString('latin1', 0, MARK.length) === MARK && length > EDGE;
  const items = [...itemsOf(bytes.subarray(hasHeader ? EDGE : 0, -EDGE))];
  const texts = items.filter(({ kind }) => kind === TEXT);
  tag.unicode =
    bytes.readUInt32LE(length - EDGE + VERSION_AT) >= VERSION_2 && texts.every(({ value }) => isUtf8(value));
  const encoding = tag.unicode ? 'utf8' : 'latin1';
  tag.texts = texts.map(({ id, value }) => ({ id, value: value.toString(encoding) }));
  tag.pictures = items.flatMap(({ id, kind, value }) => (kind === BINARY ? pictureOf(id, value) : []));
  return tag;
}

function* itemsOf(bytes: Buffer): Generator<{ id: string; kind: number; value: Buffer }> {
  let at = 0;
  for (let items = 0; at + ITEM < bytes.length && items < MOST_ITEMS; items += 1) {
    const size = bytes.readUInt32LE(at);
    const kind = (bytes.readUInt32LE(at + 4) >> 1) & 3;
    const name = bytes.subarray(at + ITEM, at + ITEM + LONGEST_NAME + 1);
    const nameLength = name.indexOf(0);
    const from = at + ITEM + nameLength + 1;
    if (nameLength < 1 || from + size > bytes.length) return;
    yield { id: name.toString('latin1', 0, nameLength), kind, value: bytes.subarray(from, from + size) };
    at = from + size;
  }
}

/** A picture with the name of its file before it. */
function pictureOf(id: string, value: Buffer): IPicture[] {
  const use = PICTURE.exec(id)?.[1];
  const end = value.indexOf(0);
  return use === undefined || end < 0
    ? []
    : [{ type: `Cover (${use.toLowerCase()})`, format: '', data: value.subarray(end + 1) }];
}
