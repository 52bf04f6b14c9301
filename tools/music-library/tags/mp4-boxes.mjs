/** Whole numbers as big-endian bytes. @param {...number} values 32 bits each */
export function uint32s(...values) {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value >>> 0, index * 4));
  return bytes;
}

/** A box of an MP4 file. @param {string} type four Latin-1 characters @param {...Uint8Array} parts */
export function box(type, ...parts) {
  const body = Buffer.concat(parts);
  return Buffer.concat([uint32s(body.length + 8), Buffer.from(type, 'latin1'), body]);
}
