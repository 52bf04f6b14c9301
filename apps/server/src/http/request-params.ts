import { badParameters } from '@qingyin/server-kernel';

/** Merged request parameters by name, not validated yet. */
export type RequestParams = Record<string, unknown>;

/** Maximum number of fields: the contract's calls have a dozen parameters, other clients add some of their own. */
const MOST_FIELDS = 500;
/** Text that databases cannot store: NUL (PostgreSQL) and lone surrogates; none of it can be typed. */
const isBroken = (value: unknown): boolean => typeof value === 'string' && /\0|\p{Surrogate}/u.test(value);

const tryDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Parses a `cookie` parameter, which arrives percent-decoded or still encoded once. Pairs are separated by `;`;
 * attributes and empty pairs are ignored, and a pair with more than one `=` is dropped
 * (docs/specification/contract/transport.md#session-and-cookies).
 */
export function parseCookieParam(value: unknown): Record<string, string> {
  if (typeof value !== 'string' || !value) return {};
  const text = value.includes('=') ? value : tryDecode(value);
  const cookies: Record<string, string> = {};
  for (const pair of text.split(';')) {
    const [name, content, ...rest] = pair.trim().split('=');
    const plain = tryDecode(content ?? '');
    if (name && plain && rest.length === 0 && !isBroken(plain)) cookies[name] = plain;
  }
  return cookies;
}

/**
 * Merges the parameters of a request from cookies, query string and body fields; later sources override earlier ones
 * (docs/specification/contract/transport.md#requests), and the last of repeated names counts. Values are strings,
 * numbers, booleans or file bytes; other JSON values are dropped.
 *
 * @throws BusinessError 400 for too many fields, and for text that cannot be stored
 */
export function mergeRequestParams(sources: {
  cookies: object | undefined;
  query: unknown;
  body: unknown;
}): RequestParams {
  const params: RequestParams = Object.create(null);
  for (const source of [sources.cookies, sources.query, sources.body]) {
    if (typeof source !== 'object' || source === null || Array.isArray(source) || Buffer.isBuffer(source))
      continue;
    const fields = Object.entries(source);
    if (fields.length > MOST_FIELDS) throw badParameters('参数过多');
    for (const [name, sent] of fields) {
      const value: unknown = Array.isArray(sent) ? sent.at(-1) : sent;
      if (isBroken(value) && source === sources.cookies) continue;
      if (isBroken(name) || isBroken(value)) throw badParameters('参数含有无效字符');
      if (typeof value !== 'object' || value instanceof Uint8Array) params[name] = value;
    }
  }
  return params;
}
