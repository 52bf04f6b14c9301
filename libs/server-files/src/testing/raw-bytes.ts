/** A text with one byte per character. */
export const latin = (text: string): Buffer => Buffer.from(text, 'latin1');
/** Numbers of 16, 32 and 64 bits, the lowest byte first (`le`) or last (`be`). */
export const le16 = (value: number): Buffer => Buffer.of(value & 0xff, value >> 8);
export const le32 = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
};
export const be32 = (value: number): Buffer => Buffer.from(le32(value)).reverse();
export const le64 = (value: number): Buffer => {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
};
export const be64 = (value: number): Buffer => Buffer.from(le64(value)).reverse();
