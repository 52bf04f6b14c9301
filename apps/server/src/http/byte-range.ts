/** Both ends inclusive, bytes. */
export interface ByteRange {
  start: number;
  end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * Reads a Range header by RFC 9110 §14 for a file of known size. Several ranges at once, other units and nonsense
 * are ignored, which the RFC allows: the whole file is sent. (No library in the tree does this for a file that is
 * still growing; everything else about ranges is in `media-routes`.)
 *
 * @returns the range, `'whole'` where the header does not apply, `'none'` where nothing of it lies in the file
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

/** Whether a Range header still holds: If-Range names another version of the file, or a date, which we never sent. */
export const rangeStillHolds = (ifRange: string | undefined, etag: string): boolean =>
  ifRange === undefined || ifRange.trim() === etag;

/** RFC 9110 §13.1.2: true when the caller has this version already. */
export function hasVersion(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch.trim() === '*') return true;
  const plain = (tag: string): string => tag.trim().replace(/^W\//, '');
  return ifNoneMatch.split(',').some((tag) => plain(tag) === plain(etag));
}
