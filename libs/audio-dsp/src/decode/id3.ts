const HEADER = 10;

/** Length in bytes of the ID3v2 tag at the beginning; 0 if there is none. */
export function id3Length(head: Uint8Array): number {
  if (head[0] !== 0x49 || head[1] !== 0x44 || head[2] !== 0x33) return 0;
  const size = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 0x7f), 0);
  return HEADER + size + ((head[5] ?? 0) & 0x10 ? HEADER : 0);
}
