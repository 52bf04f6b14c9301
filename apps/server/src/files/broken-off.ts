/** Codes by which Node and the form parser report that the other side of a stream has gone. */
const CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'FST_MP_PREMATURE_CLOSE',
]);

/** Whether an error says that a stream ended before its end, as its sender or reader has gone. */
export function isBrokenOff(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.has(String(error.code))) return true;
  return /terminated early|aborted|unexpected end/i.test(error.message);
}
