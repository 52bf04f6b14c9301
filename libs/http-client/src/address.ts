type Params = Readonly<Record<string, unknown>>;

const isSent = (value: unknown): boolean => value !== undefined && value !== null;

/** Booleans travel as 'true' / 'false', ids as decimal text (contract page, 1.1). */
const asText = (value: unknown): string => String(value);

/**
 * The address of a call below the prefix, without a leading slash: a query string already on the path is kept,
 * `params` are merged over it, the timestamp comes last (seed §7). Undefined and null are left out.
 */
export function addressOf(path: string, params: Params, timestamp: number | null): string {
  const [bare = '', existing = ''] = path.split('?', 2);
  const query = new URLSearchParams(existing);
  for (const [key, value] of Object.entries(params)) if (isSent(value)) query.set(key, asText(value));
  if (timestamp !== null) query.set('timestamp', asText(timestamp));
  const text = query.toString();
  return bare.replace(/^\/+/, '') + (text ? `?${text}` : '');
}

/** Characters of one parameter: what goes on without its page has to share 64 kB (Fetch standard, keepalive). */
const SHORT = 2000;

/** True for a form of a few words, such as a wish ("I like this song"). */
export const isShort = (params: Params): boolean =>
  Object.values(params).every((value) => !(value instanceof Blob) && asText(value).length < SHORT);

/** The default body of a call with one: multipart form-data (seed §7). Files travel as they are. */
export function formOf(params: Params): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(params)) {
    if (value instanceof Blob) form.append(key, value);
    else if (isSent(value)) form.append(key, asText(value));
  }
  return form;
}
