/**
 * Search values as plain strings: `?id=123` stays "123" (ids are text, and the router's default codec would
 * make a number of it). A repeated key keeps its last value; undefined, null and empty values are left out.
 */
export function parseSearch(searchText: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(searchText));
}

/** The inverse of `parseSearch`; starts with "?" unless there is nothing to say. */
export function stringifySearch(search: Record<string, unknown>): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(search)) {
    if (value === undefined || value === null || value === '' || value === false) continue;
    params.set(key, String(value));
  }
  const text = params.toString();
  return text ? `?${text}` : '';
}
