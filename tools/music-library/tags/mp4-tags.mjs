import { box, uint32s } from './mp4-boxes.mjs';

const TEXT = 1;
const JPEG = 13;
const INTEGER = 21;
const BINARY = 0;

/**
 * The `udta` box with iTunes' list of tags.
 * @param {import('./track-tags.mjs').TrackTags} tags
 */
export function mp4Tags(tags) {
  /** @type {[string, readonly (string | undefined)[]][]} */
  const texts = [
    ['\u00a9nam', [tags.title]],
    ['\u00a9ART', tags.artists],
    ['\u00a9alb', [tags.album]],
    ['aART', [tags.albumArtist]],
    ['\u00a9day', [tags.year?.toString()]],
    ['\u00a9gen', [tags.genre]],
    ['\u00a9lyr', [tags.lyrics]],
  ];
  const items = texts.flatMap(([type, values]) => {
    const data = values.flatMap((value) => (value === undefined ? [] : [dataBox(TEXT, Buffer.from(value))]));
    return data.length === 0 ? [] : [box(type, ...data)];
  });
  const { cover, compilation } = tags;
  if (tags.trackNo !== undefined) items.push(box('trkn', numbers(tags.trackNo, tags.trackTotal, 8)));
  if (tags.discNo !== undefined) items.push(box('disk', numbers(tags.discNo, tags.discTotal, 6)));
  if (compilation === true) items.push(box('cpil', dataBox(INTEGER, Buffer.of(1))));
  if (cover !== undefined) items.push(box('covr', dataBox(JPEG, cover)));
  const handler = box('hdlr', uint32s(0, 0), Buffer.from('mdirappl'), uint32s(0, 0), Buffer.alloc(1));
  return box('udta', box('meta', uint32s(0), handler, box('ilst', ...items)));
}

/** @param {number} kind @param {Uint8Array} value */
const dataBox = (kind, value) => box('data', uint32s(kind, 0), value);

/** @param {number} number @param {number | undefined} total @param {number} size bytes */
function numbers(number, total, size) {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt16BE(number, 2);
  bytes.writeUInt16BE(total ?? 0, 4);
  return dataBox(BINARY, bytes);
}
