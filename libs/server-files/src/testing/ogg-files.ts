const HEADER = 27;
const FULL = 255;
const FIRST = 2;
const LAST = 4;

/** Packets of an Ogg file with one stream, and its last granule position. */
function packetsOf(file: Buffer): { packets: Buffer[]; granule: bigint } {
  const packets: Buffer[] = [];
  let granule = 0n;
  let open: Buffer[] = [];
  for (let at = 0; at < file.length;) {
    const segments = file.subarray(at + HEADER, at + HEADER + (file[at + HEADER - 1] ?? 0));
    granule = file.readBigInt64LE(at + 6);
    at += HEADER + segments.length;
    for (const length of segments) {
      open.push(file.subarray(at, at + length));
      at += length;
      if (length === FULL) continue;
      packets.push(Buffer.concat(open));
      open = [];
    }
  }
  return { packets, granule };
}

/** Comments as a Vorbis comment block. */
export function vorbisComments(comments: Readonly<Record<string, string | readonly string[]>>): Buffer {
  const counted = (bytes: Buffer): Buffer => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length);
    return Buffer.concat([length, bytes]);
  };
  const entries = Object.entries(comments).flatMap(([key, texts]) =>
    [texts].flat().map((text) => counted(Buffer.from(`${key}=${text}`))),
  );
  const count = Buffer.alloc(4);
  count.writeUInt32LE(entries.length);
  return Buffer.concat([counted(Buffer.from('test')), count, ...entries]);
}

/**
 * An Ogg file with Vorbis or Opus, with other comments, another stream number and other pages.
 *
 * @param segments most segments of a page, up to 255
 */
export function retaggedOgg(
  file: Buffer,
  comments: Readonly<Record<string, string | readonly string[]>>,
  { serial, segments }: { serial: number; segments: number },
): Buffer {
  const { packets, granule } = packetsOf(file);
  const [opening = Buffer.alloc(0), , ...others] = packets;
  const isOpus = opening.toString('latin1', 0, 8) === 'OpusHead';
  const body = vorbisComments(comments);
  const tags = isOpus
    ? Buffer.concat([Buffer.from('OpusTags'), body])
    : Buffer.concat([Buffer.from('\x03vorbis', 'latin1'), body, Buffer.of(1)]);
  const headers = isOpus ? [tags] : [tags, others.shift() ?? Buffer.alloc(0)];
  const groups = [[opening], headers, others];
  const pages = groups.flatMap((group) => pagesOf(group, segments));
  return Buffer.concat(
    pages.map(({ lacing, bytes, continued }, number) => {
      const head = Buffer.alloc(HEADER);
      head.write('OggS', 'latin1');
      const isLast = number === pages.length - 1;
      head[5] = (continued ? 1 : 0) | (number === 0 ? FIRST : 0) | (isLast ? LAST : 0);
      const ends = lacing.some((length) => length < FULL);
      head.writeBigInt64LE(isLast ? granule : ends ? 0n : -1n, 6);
      head.writeUInt32LE(serial, 14);
      head.writeUInt32LE(number, 18);
      head[HEADER - 1] = lacing.length;
      return Buffer.concat([head, Buffer.from(lacing), bytes]);
    }),
  );
}

interface Page {
  lacing: number[];
  bytes: Buffer;
  continued: boolean;
}

function pagesOf(packets: readonly Buffer[], most: number): Page[] {
  const lacing = packets.flatMap(({ length }) => [
    ...Array.from({ length: Math.floor(length / FULL) }, () => FULL),
    length % FULL,
  ]);
  const bytes = Buffer.concat(packets);
  const pages: Page[] = [];
  let at = 0;
  for (let from = 0; from < lacing.length; from += most) {
    const part = lacing.slice(from, from + most);
    const length = part.reduce((sum, segment) => sum + segment, 0);
    pages.push({
      lacing: part,
      bytes: bytes.subarray(at, at + length),
      continued: from > 0 && lacing[from - 1] === FULL,
    });
    at += length;
  }
  return pages;
}
