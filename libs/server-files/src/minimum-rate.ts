import { finished, type Readable, Transform } from 'node:stream';
import { FileError } from './file-error.ts';

/** Minimum upload rate. */
export interface MinimumRate {
  /** bytes per second, averaged over one window */
  bytesPerS: number;
  windowMs: number;
}

/** Default; less than a telephone line carries. */
export const DEFAULT_MINIMUM_RATE: MinimumRate = { bytesPerS: 1024, windowMs: 60_000 };

/**
 * Passes a stream on and ends it with FileError `too-slow` when too few bytes arrive in a window. Windows in which
 * the reader is slow do not count. The source is not destroyed, since its connection carries the answer. Errors of
 * the source are passed on.
 */
export function enforceMinimumRate(source: Readable, { bytesPerS, windowMs }: MinimumRate): Transform {
  const least = Math.max(1, (bytesPerS * windowMs) / 1000);
  let received = 0;
  const paced = new Transform({
    // No read-ahead: what the reader refuses stays in the source.
    highWaterMark: 1,
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(null, chunk);
    },
  });
  const watch = setInterval(() => {
    if (received < least && paced.readableLength === 0)
      paced.destroy(new FileError('too-slow', 'the upload is below the minimum rate'));
    received = 0;
  }, windowMs);
  paced.once('close', () => {
    clearInterval(watch);
    source.unpipe(paced);
  });
  finished(source, { writable: false }, (error) => {
    if (error) paced.destroy(error);
  });
  return source.pipe(paced);
}
