import { type ReadableFile, boxAt, boxesIn, readMovieBox } from '@qingyin/audio-dsp';

/** A video track with fewer frames per second is a cover or chapter pictures, not a film. */
const PICTURES_A_SECOND = 2;
const COUNT_AT = 8;

/** Whether an MP4 file contains a film. Covers and chapter pictures are stored as video tracks too. */
export async function hasVideoTrack(handle: ReadableFile): Promise<boolean> {
  const head = await readMovieBox(handle);
  return boxesIn(head).some(({ name, body }) => name === 'trak' && isFilm(body));
}

function isFilm(track: Buffer): boolean {
  if (boxAt(track, 'mdia/hdlr')?.toString('latin1', 8, 12) !== 'vide') return false;
  const media = boxAt(track, 'mdia/mdhd');
  const pictures = boxAt(track, 'mdia/minf/stbl/stsz')?.readUInt32BE(COUNT_AT) ?? 0;
  // In fragmented files the tables of the head are empty.
  if (!media || pictures === 0) return true;
  const wide = media[0] === 1;
  const scale = media.readUInt32BE(wide ? 20 : 12);
  const length = wide ? Number(media.readBigUInt64BE(24)) : media.readUInt32BE(16);
  return pictures > PICTURES_A_SECOND * Math.max(1, length / Math.max(1, scale));
}
