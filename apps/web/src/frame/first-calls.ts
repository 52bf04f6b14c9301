/**
 * What the home page asks for a guest, as addresses. The server puts the answers into the home frame under
 * `#qy-data`, and the page takes them from there (docs/decisions/0002-prebuilt-frames.md).
 */
export const firstCalls = [
  '/api/banner',
  '/api/personalized?limit=20',
  '/api/personalized/newsong?limit=12',
] as const;

/** The id of the element that holds them, as JSON: `{ [address]: answer }`. */
export const FIRST_ANSWERS_ID = 'qy-data';
