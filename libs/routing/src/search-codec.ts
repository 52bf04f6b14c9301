/**
 * Parses search parameters as plain strings: `?id=123` stays "123" (ids are text; the router's default codec would
 * make it a number). Of repeated keys the last value counts.
 */
export function parseSearch(searchText: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(searchText));
}

/**
 * Inverse of `parseSearch`; starts with "?" unless it is empty. Undefined, null, false and empty values are left
 * out.
 */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
