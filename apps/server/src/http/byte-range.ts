/** Byte range; both ends inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Parses a Range header (RFC 9110 §14) for a file of known size. Multiple ranges, other units and invalid values
 * are ignored, which the RFC allows: the whole file is sent. (No library among the dependencies does this for a
 * file that is still growing; the rest of range handling is in `media-routes`.)
 *
 * @returns the range, `'whole'` when the header does not apply, `'none'` when the range lies outside the file
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'whole' | 'none' {
  const match = ONE_RANGE.exec(header?.trim() ?? '');
  if (!match) return 'whole';
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return 'whole';
  if (first === '') {
    const length = Math.min(Number(last), size);
    return length === 0 ? 'none' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return 'whole';
  return start >= size ? 'none' : { start, end };
}

/**
 * Whether the Range header applies: false when If-Range names another version of the file, or a date, which this
 * server never sends.
 */
export const rangeStillHolds = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;

/** Whether the client already has this version, by If-None-Match (RFC 9110 §13.1.2). */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}
