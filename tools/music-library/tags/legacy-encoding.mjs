/** @type {Map<string, Map<string, number[]>>} */
const tables = new Map();

/**
 * Encodes a text in a Chinese code page, the inverse of the runtime's decoder.
 * @param {string} text
 * @param {'gbk' | 'big5'} encoding
 * @throws Error for characters that the encoding lacks
 */
export function encodeLegacy(text, encoding) {
  const table = tables.get(encoding) ?? createTable(encoding);
  tables.set(encoding, table);
  return Buffer.from(
    [...text].flatMap((character) => {
      const bytes = table.get(character);
      if (bytes === undefined) throw new Error(`${encoding} has no ${character}`);
      return bytes;
    }),
  );
}

/** @param {string} encoding */
function createTable(encoding) {
  const decoder = new TextDecoder(encoding);
  /** @type {Map<string, number[]>} */
  const table = new Map();
  /** @param {...number} bytes */
  const add = (...bytes) => {
    const text = decoder.decode(Uint8Array.from(bytes));
    if ([...text].length === 1 && text !== '\ufffd' && !table.has(text)) table.set(text, bytes);
  };
  for (let byte = 0; byte < 0x80; byte += 1) add(byte);
  for (let lead = 0x81; lead < 0xff; lead += 1)
    for (let trail = 0x40; trail < 0xff; trail += 1) add(lead, trail);
  return table;
}
