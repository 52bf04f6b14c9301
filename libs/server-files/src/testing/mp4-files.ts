/** A box of an MP4 file. */
export function mp4Box(name: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length, 0);
  head.write(name, 4, 'latin1');
  return Buffer.concat([head, body]);
}

const TEXT = 1;
const NUMBER = 21;

/** A tag with one value or several. @param name four characters, or a free name such as `ARTISTS` */
export function mp4Tag(name: string, ...values: readonly (string | number | Uint8Array)[]): Buffer {
  const data = values.map((value) =>
    typeof value === 'string'
      ? dataBox(TEXT, Buffer.from(value))
      : typeof value === 'number'
        ? dataBox(NUMBER, Buffer.of(value))
        : dataBox(0, value),
  );
  if (name.length === 4) return mp4Box(name, ...data);
  const mean = mp4Box('mean', Buffer.alloc(4), Buffer.from('com.apple.iTunes'));
  return mp4Box('----', mean, mp4Box('name', Buffer.alloc(4), Buffer.from(name)), ...data);
}

/** Number and total of `trkn` and `disk`. */
export const mp4Numbers = (no: number, total: number): Uint8Array =>
  Uint8Array.of(0, 0, 0, no, 0, total, 0, 0);

function dataBox(kind: number, value: Uint8Array): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(kind, 0);
  return mp4Box('data', head, value);
}

interface Part {
  name: string;
  bytes: Buffer;
}

function partsOf(bytes: Buffer): Part[] {
  const parts: Part[] = [];
  for (let at = 0; at + 8 <= bytes.length;) {
    const length = bytes.readUInt32BE(at);
    parts.push({ name: bytes.toString('latin1', at + 4, at + 8), bytes: bytes.subarray(at, at + length) });
    at += length;
  }
  return parts;
}

/**
 * An MP4 file with other tags, and its media data before or behind its description.
 *
 * @param padding bytes of a `free` box
 */
export function retaggedMp4(
  file: Buffer,
  tags: readonly Buffer[],
  { moovFirst, padding }: { moovFirst: boolean; padding: number },
): Buffer {
  const parts = partsOf(file);
  const named = (name: string): Buffer => parts.find((part) => part.name === name)?.bytes ?? Buffer.alloc(0);
  const [type, media, old] = [named('ftyp'), named('mdat'), named('moov')];
  const children = partsOf(old.subarray(8)).filter(({ name }) => name !== 'udta');
  const handler = mp4Box('hdlr', Buffer.alloc(8), Buffer.from('mdirappl'), Buffer.alloc(9));
  const meta = mp4Box('meta', Buffer.alloc(4), handler, mp4Box('ilst', ...tags));
  const moov = mp4Box('moov', ...children.map(({ bytes }) => bytes), mp4Box('udta', meta));
  const free = mp4Box('free', Buffer.alloc(padding));
  const order = moovFirst ? [type, moov, free, media] : [type, free, media, moov];
  const moved = Buffer.concat(order.slice(0, order.indexOf(media))).length - file.indexOf(media);
  for (let at = moov.indexOf('stco'); at >= 0; at = moov.indexOf('stco', at + 4))
    for (let entry = 0; entry < moov.readUInt32BE(at + 8); entry += 1) {
      const place = at + 12 + 4 * entry;
      moov.writeUInt32BE(moov.readUInt32BE(place) + moved, place);
    }
  return Buffer.concat(order);
}
