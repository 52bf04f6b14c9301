type Params = Readonly<Record<string, unknown>>;

const isSent = (value: unknown): boolean => value !== undefined && value !== null;

/** Booleans are sent as 'true' / 'false', ids as decimal text (docs/specification/contract/transport.md#requests). */
const asText = (value: unknown): string => String(value);

/**
 * The address of a call below the prefix, without a leading slash: a query string in the path is kept, `params` are
 * merged over it, the timestamp comes last. Undefined and null are left out (docs/specification/http.md).
 */
export function requestPath(path: string, params: Params, timestamp: number | null): string {
  const [bare = '', existing = ''] = path.split('?', 2);
  const query = new URLSearchParams(existing);
  for (const [key, value] of Object.entries(params)) if (isSent(value)) query.set(key, asText(value));
  if (timestamp !== null) query.set('timestamp', asText(timestamp));
  const text = query.toString();
  return bare.replace(/^\/+/, '') + (text ? `?${text}` : '');
}

/** Longest parameter of a keepalive call, characters: all of them share 64 kB (Fetch standard, keepalive). */
const SHORT = 2000;

/** Whether a form is small enough for keepalive, such as a like. */
export const fitsKeepalive = (params: Params): boolean =>
  Object.values(params).every((value) => !(value instanceof Blob) && asText(value).length < SHORT);

/** The default request body: multipart form data. Files are sent as they are (docs/specification/http.md). */
export function toFormData(params: Params): FormData {
  const form = new FormData();
  for (const [key, value] of Object.entries(params)) {
    if (value instanceof Blob) form.append(key, value);
    else if (isSent(value)) form.append(key, asText(value));
  }
  return form;
}
