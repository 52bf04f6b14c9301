import { boxAt, boxesIn } from './mp4-boxes.ts';

/** Encoder delay and length of an MP4 file, in time units of its track. */
export interface Mp4Trim {
  delay: number;
  /** length of the sound; undefined: everything after the delay */
  samples: number | undefined;
}

/** Media time of an empty edit, which is a pause. */
const NOWHERE = -1;
const ITUNES = 'iTunSMPB';

/**
 * Reads delay and length from Apple's tag iTunSMPB, which is exact, else from the edit list. The length in the
 * edit list is in the coarser unit of the whole file; if the end of the last packet lies within one such unit, it
 * is used instead.
 *
 * @param scale time units of the track per second
 */
export function readMp4Trim(head: Buffer, track: Buffer, scale: number): Mp4Trim | undefined {
  return appleEdges(head) ?? editEdges(head, track, scale);
}

/** Format ` 00000000 00000840 000001CA 00000000003F31F6 …`: delay, padding and number of samples. */
function appleEdges(head: Buffer): Mp4Trim | undefined {
  const meta = boxAt(head, 'udta/meta');
  const list = meta && boxAt(meta.subarray(4), 'ilst');
  for (const { name, body } of list ? boxesIn(list) : []) {
    if (name !== '----' || boxAt(body, 'name')?.toString('latin1', 4) !== ITUNES) continue;
    const [, delay, , samples] = (boxAt(body, 'data')?.toString('latin1', 8) ?? '').trim().split(/\s+/);
    const edges = { delay: parseInt(delay ?? '', 16), samples: parseInt(samples ?? '', 16) };
    if (edges.delay >= 0 && edges.samples > 0) return edges;
  }
  return undefined;
}

function editEdges(head: Buffer, track: Buffer, scale: number): Mp4Trim | undefined {
  const list = boxAt(track, 'edts/elst');
  const movie = boxAt(head, 'mvhd');
  const media = boxAt(track, 'mdia/mdhd');
  if (!list || !movie || !media) return undefined;
  const wide = list[0] === 1;
  const edits = Array.from({ length: list.readUInt32BE(4) }, (_, edit) => {
    const at = 8 + edit * (wide ? 20 : 12);
    return wide
      ? { length: Number(list.readBigUInt64BE(at)), begin: Number(list.readBigInt64BE(at + 8)) }
      : { length: list.readUInt32BE(at), begin: list.readInt32BE(at + 4) };
  }).filter(({ begin }) => begin !== NOWHERE);
  const [edit] = edits;
  const unit = scale / movie.readUInt32BE(movie[0] === 1 ? 20 : 12);
  if (edits.length !== 1 || !edit || edit.begin < 0) return undefined;
  // A time scale of 0 is invalid.
  if (unit === 0 || !Number.isFinite(unit)) return undefined;
  const whole = media[0] === 1 ? Number(media.readBigUInt64BE(24)) : media.readUInt32BE(16);
  const samples = Math.round(edit.length * unit);
  const toTheEnd = Math.abs(edit.begin + samples - whole) <= unit;
  return { delay: edit.begin, samples: edit.length === 0 || toTheEnd ? whole - edit.begin : samples };
}
