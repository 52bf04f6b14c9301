/** Calls counted in the current window of a rate limit, see http/rate-limits. */
export interface RateLimitTable {
  /** rule and hashed subject */
  bucket: string;
  /** ms since 1970 */
  window_start: number;
  count: number;
}

export interface RateLimitTables {
  rate_limit: RateLimitTable;
}
