import { badParameters } from './failures.ts';

export type Bag = Record<string, unknown>;

/** The contract's calls have a dozen parameters; peers add some of their own. */
const MOST_FIELDS = 500;
/** What no database takes as text: NUL (PostgreSQL) and halves of characters, which no client of ours types. */
const isBroken = (value: unknown): boolean => typeof value === 'string' && /\0|\p{Surrogate}/u.test(value);

const tryDecode = (text: string): string => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/**
 * Reads a `cookie` parameter. It arrives percent-decoded or still encoded once more; pairs are separated by `;`,
 * attributes and empty pairs are ignored, and a pair with more than one `=` is dropped (contract page, 1.2).
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
 * One bag out of everything a request carries: cookies header, query string, body fields; a later one overrides an
 * earlier one of the same name (contract page, 1.1). Repeated names keep their last value. A value is a text, a
 * number, true or false, or a file's bytes; whatever else a JSON body holds is left out.
 *
 * @throws BusinessError 400 for too many fields, and for text that cannot be stored
 */
export function paramsBag(sources: { cookies: object | undefined; query: unknown; body: unknown }): Bag {
  const bag: Bag = Object.create(null);
  for (const source of [sources.cookies, sources.query, sources.body]) {
    if (typeof source !== 'object' || source === null || Array.isArray(source) || Buffer.isBuffer(source))
      continue;
    const fields = Object.entries(source);
    if (fields.length > MOST_FIELDS) throw badParameters('参数过多');
    for (const [name, sent] of fields) {
      const value: unknown = Array.isArray(sent) ? sent.at(-1) : sent;
      if (isBroken(value) && source === sources.cookies) continue;
      if (isBroken(name) || isBroken(value)) throw badParameters('参数含有无效字符');
      if (typeof value !== 'object' || value instanceof Uint8Array) bag[name] = value;
    }
  }
  return bag;
}
