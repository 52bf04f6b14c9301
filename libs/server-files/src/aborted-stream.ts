/** Error codes with which Node and the multipart parser report that the other end of a stream was closed. */
const CODES = new Set([
  'ECONNRESET',
  'EPIPE',
  'ERR_STREAM_PREMATURE_CLOSE',
  'ERR_STREAM_DESTROYED',
  'FST_MP_PREMATURE_CLOSE',
]);

/** Whether an error says that a stream ended early because its sender or reader closed the connection. */
export function isAbortedStream(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if ('code' in error && CODES.has(String(error.code))) return true;
  return /terminated early|aborted|unexpected end/i.test(error.message);
}
