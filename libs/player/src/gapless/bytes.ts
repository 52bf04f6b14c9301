export type Bytes = Uint8Array<ArrayBuffer>;

/** Big-endian reader. Reads beyond the end return 0. */
export function bigEndianReader(bytes: Uint8Array) {
  const byte = (at: number): number => bytes[at] ?? 0;
  const u16 = (at: number): number => byte(at) * 0x100 + byte(at + 1);
  const u32 = (at: number): number => u16(at) * 0x1_0000 + u16(at + 2);
  return {
    byte,
    u16,
    u24: (at: number): number => u16(at) * 0x100 + byte(at + 2),
    u32,
    u64: (at: number): number => u32(at) * 0x1_0000_0000 + u32(at + 4),
    text: (at: number, length: number): string => String.fromCharCode(...bytes.subarray(at, at + length)),
  };
}

/** Concatenates the parts into a new array. */
export function concatBytes(...parts: readonly Uint8Array[]): Bytes {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}
