/** Browsers open six connections to a host over HTTP/1.1; two stay free for pages, code and media. */
const OVER_HTTP_1 = 4;

/**
 * Number of calls that the page may send at once. HTTP/2 and HTTP/3 carry all calls in one connection; what the
 * browser does not tell counts as HTTP/1.1.
 */
export function browserConcurrency(): number {
  const [page] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return /^h[23]/.test(page?.nextHopProtocol ?? '') ? Infinity : OVER_HTTP_1;
}
