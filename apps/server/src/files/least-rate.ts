import { finished, type Readable, Transform } from 'node:stream';
import { FileError } from './file-error.ts';

/** How slowly a file may arrive. */
export interface LeastRate {
  /** bytes per second, the mean of one window */
  bytesPerS: number;
  windowMs: number;
}

/** Used where nothing else is configured: less than a telephone line carries. */
export const USUAL_LEAST_RATE: LeastRate = { bytesPerS: 1024, windowMs: 60_000 };

/**
 * Passes a stream on and ends it with FileError `too-slow` when a window brings too few bytes. Windows in which the
 * reader is the slow one do not count. The source itself is not destroyed: over its connection the sender gets the
 * answer. Errors of the source pass.
 */
export function atLeastRate(source: Readable, { bytesPerS, windowMs }: LeastRate): Transform {
  const least = Math.max(1, (bytesPerS * windowMs) / 1000);
  let received = 0;
  const paced = new Transform({
    // Nothing is read ahead: what the reader refuses stays in the source.
    highWaterMark: 1,
    transform(chunk: Buffer, _encoding, done) {
      received += chunk.length;
      done(null, chunk);
    },
  });
  const watch = setInterval(() => {
    if (received < least && paced.readableLength === 0)
      paced.destroy(new FileError('too-slow', 'the file arrives too slowly'));
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
