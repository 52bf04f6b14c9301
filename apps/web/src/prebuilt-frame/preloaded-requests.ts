/**
 * Addresses the home page requests for a guest. The server embeds their responses in the home frame, in the
 * element `#qy-data`, from where the page reads them (docs/decisions/0002-prebuilt-frames.md).
 */
export const preloadedRequests = [
  '/api/banner',
  '/api/personalized?limit=30',
  '/api/personalized/newsong?limit=12',
] as const;

/** Id of the element with the embedded responses as JSON: `{ [address]: response }`. */
export const PRELOADED_RESPONSES_ID = 'qy-data';
