/** How often something was done under a name since the window began, see http/limits. */
export interface RateLimitTable {
  /** rule and hashed subject */
  bucket: string;
  /** ms since 1970 */
  window_start: number;
  count: number;
}

export interface LimitTables {
  rate_limit: RateLimitTable;
}
