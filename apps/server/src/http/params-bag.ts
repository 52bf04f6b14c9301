export type Bag = Record<string, unknown>;

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
    if (name && content && rest.length === 0) cookies[name] = tryDecode(content);
  }
  return cookies;
}

/**
 * One bag out of everything a request carries: cookies header, query string, body fields; a later one overrides an
 * earlier one of the same name (contract page, 1.1). Repeated names keep their last value.
 */
export function paramsBag(sources: { cookies: object | undefined; query: unknown; body: unknown }): Bag {
  const bag: Bag = Object.create(null);
  for (const source of [sources.cookies, sources.query, sources.body]) {
    if (typeof source !== 'object' || source === null || Array.isArray(source) || Buffer.isBuffer(source))
      continue;
    for (const [name, value] of Object.entries(source))
      bag[name] = Array.isArray(value) ? value.at(-1) : value;
  }
  return bag;
}
