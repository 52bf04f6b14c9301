import { decodeAs } from '../decoder.ts';
import type { TextEncoding } from '../encodings.ts';

/**
 * Encodes a text, the inverse of the runtime's decoder.
 *
 * @throws for characters that the encoding lacks
 */
export function encode(text: string, encoding: TextEncoding): Uint8Array<ArrayBuffer> {
  const table = tableOf(encoding);
  return Uint8Array.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (!bytes) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

/** Encodes a text and reads it one character per byte, as a tag reader does. */
export const asLatin1 = (text: string, encoding: TextEncoding): string =>
  String.fromCharCode(...encode(text, encoding));

const tables = new Map<string, ReadonlyMap<string, number[]>>();

function tableOf(encoding: TextEncoding): ReadonlyMap<string, number[]> {
  const known = tables.get(encoding);
  if (known) return known;
  const table = new Map<string, number[]>();
  const add = (...bytes: number[]) => {
    const text = decodeAs(Uint8Array.from(bytes), encoding);
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 256; byte += 1) add(byte);
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
  tables.set(encoding, table);
  return table;
}
