/**
 * - `failed`: ffmpeg cannot read the file, or ran too long
 * - `busy`: too many conversions wait
 * - `no-space`: the disk of the cache is full
 * - `unavailable`: there is no ffmpeg, or it lacks the encoder
 * - `stopped`: the server stops, or no caller waits for the result any more
 */
export type ConversionFailure = 'failed' | 'busy' | 'no-space' | 'unavailable' | 'stopped';

/** Why a file was not converted. */
export class ConversionError extends Error {
  override readonly name = 'ConversionError';
  constructor(
    readonly code: ConversionFailure,
    detail = '',
  ) {
    super(detail === '' ? code : `${code}: ${detail}`);
  }
}
