import type { ReadableFile, SoundType } from '@qingyin/audio-dsp';
import { truncatedFile } from './file-error.ts';

/** Maximum number of top-level parts; audio files of real programs have fewer. */
const MOST_PARTS = 4096;
const WIDE_BOX = 1;
const TO_THE_END = 0;
/** Length that programs write when they do not know it yet. */
const UNKNOWN_LENGTH = 0xffff_ff00;

/**
 * Refuses truncated files: those that end before their headers say. Formats without such headers (runs of frames)
 * are accepted as far as they go.
 *
 * @throws FileError `unreadable`
 */
export async function assertNotTruncated(handle: ReadableFile, type: SoundType, size: number): Promise<void> {
  if (type === 'wav') return checkParts(handle, size, 12, riffPart, ['fmt ', 'data']);
  if (type === 'm4a') return checkParts(handle, size, 0, mp4Part, ['moov', 'mdat']);
}

interface Part {
  name: string;
  /** with its header; undefined: up to the end of the file */
  length: number | undefined;
}

const riffPart = (head: Buffer): Part => {
  const length = head.readUInt32LE(4);
  const name = head.toString('latin1', 0, 4);
  return { name, length: length >= UNKNOWN_LENGTH ? undefined : 8 + length + (length % 2) };
};

const mp4Part = (head: Buffer): Part => {
  const length = head.readUInt32BE(0);
  const name = head.toString('latin1', 4, 8);
  if (length === TO_THE_END) return { name, length: undefined };
  return { name, length: length === WIDE_BOX ? Number(head.readBigUInt64BE(8)) : length };
};

async function checkParts(
  handle: ReadableFile,
  size: number,
  from: number,
  read: (head: Buffer) => Part,
  needed: readonly string[],
): Promise<void> {
  const names = new Set<string>();
  let at = from;
  for (let parts = 0; at + 8 <= size && parts < MOST_PARTS; parts += 1) {
    const head = Buffer.alloc(16);
    await handle.read(head, 0, head.length, at);
    const { name, length = size - at } = read(head);
    // One missing byte is tolerated: some programs omit the last padding byte.
    if (length < 8 || at + length > size + 1) throw truncatedFile();
    names.add(name);
    at += length;
  }
  if (!needed.every((name) => names.has(name))) throw truncatedFile();
}
