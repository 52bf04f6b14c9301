const CRC8_POLYNOMIAL = 0x07;
const CRC16_POLYNOMIAL = 0x8005;

const crc16Table = Uint16Array.from({ length: 256 }, (_, byte) => {
  let crc = byte << 8;
  for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? CRC16_POLYNOMIAL : 0)) & 0xffff;
  return crc;
});

/** Checksum of the header of a FLAC frame. */
export function crc8(bytes: Uint8Array): number {
  let crc = 0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x80 ? CRC8_POLYNOMIAL : 0)) & 0xff;
  }
  return crc;
}

/**
 * Checksum of a whole FLAC frame.
 *
 * @param end offset behind the last byte
 * @param from offset of the first byte
 * @param before checksum of the bytes of the frame before `from`
 */
export function crc16(bytes: Uint8Array, end = bytes.length, from = 0, before = 0): number {
  let crc = before;
  for (let at = from; at < end; at += 1)
    crc = ((crc << 8) & 0xffff) ^ (crc16Table[(crc >> 8) ^ (bytes[at] ?? 0)] ?? 0);
  return crc;
}
