/** Size of a Xing or Info frame of MPEG-1 layer III, 64 kbit/s, mono. */
const FRAME = 208;
const MARK_AT = 21;
const VBRI_AT = 36;
const FRAMES_AND_BYTES = 3;

/** A frame of MPEG-1 layer III, mono, 44.1 kHz, filled with a byte. @param kbits 64 or 128 */
export function mp3Frame(fill: number, kbits: 64 | 128 = 64): Buffer {
  const frame = Buffer.alloc(kbits === 64 ? 208 : 417, fill);
  frame.writeUInt32BE(kbits === 64 ? 0xfffb50c4 : 0xfffb90c4, 0);
  return frame;
}

/** A first frame that states the length of the stream. @param bytes of all frames with this one; 0 = not stated */
export function infoFrame(mark: 'Xing' | 'Info' | 'VBRI', frames: number, bytes: number): Buffer {
  const frame = Buffer.alloc(FRAME);
  frame.writeUInt32BE(0xfffb50c4, 0);
  const at = mark === 'VBRI' ? VBRI_AT : MARK_AT;
  frame.write(mark, at, 'latin1');
  if (mark === 'VBRI') {
    frame.writeUInt32BE(bytes, at + 10);
    frame.writeUInt32BE(frames, at + 14);
  } else {
    frame.writeUInt32BE(bytes > 0 ? FRAMES_AND_BYTES : 1, at + 4);
    frame.writeUInt32BE(frames, at + 8);
    if (bytes > 0) frame.writeUInt32BE(bytes, at + 12);
  }
  return frame;
}

/** Value of an APE tag: a text in UTF-8, bytes of another encoding, or the bytes of a picture. */
export type ApeValue = string | Buffer | { picture: Buffer };

/** An APE tag. @param header true: with a header, which is optional */
export function apeTag(items: Readonly<Record<string, ApeValue>>, header = true, version = 2000): Buffer {
  const fields = Object.entries(items).map(([name, given]) => {
    const isText = typeof given === 'string' || Buffer.isBuffer(given);
    const value = isText ? Buffer.from(given) : Buffer.concat([Buffer.from('a.jpg\0'), given.picture]);
    const head = Buffer.alloc(8);
    head.writeUInt32LE(value.length, 0);
    head.writeUInt32LE(isText ? 0 : 2, 4);
    return Buffer.concat([head, Buffer.from(`${name}\0`, 'latin1'), value]);
  });
  const body = Buffer.concat(fields);
  const edge = (isHeader: boolean): Buffer => {
    const bytes = Buffer.alloc(32);
    bytes.write('APETAGEX', 'latin1');
    bytes.writeUInt32LE(version, 8);
    bytes.writeUInt32LE(body.length + 32, 12);
    bytes.writeUInt32LE(fields.length, 16);
    bytes.writeUInt32LE(((header ? 0x8000_0000 : 0) | (isHeader ? 0x2000_0000 : 0)) >>> 0, 20);
    return bytes;
  };
  return Buffer.concat([header ? edge(true) : Buffer.alloc(0), body, edge(false)]);
}

/** A Lyrics3 tag, which stands before an ID3v1 tag. */
export function lyrics3(version: 1 | 2, text: string): Buffer {
  if (version === 1) return Buffer.from(`LYRICSBEGIN${text}LYRICSEND`, 'latin1');
  const body = `LYRICSBEGININD0000200LYR${String(text.length).padStart(5, '0')}${text}`;
  return Buffer.from(`${body}${String(body.length).padStart(6, '0')}LYRICS200`, 'latin1');
}
