/**
 * @file Calls of other public clients of the contract (docs/specification/contract/transport.md#requests,
 *   docs/specification/contract/transport.md#session-and-cookies and
 *   docs/specification/contract/serving-other-clients.md), without this product's client.
 */
import { demoLogin } from './demo-caller.ts';
import { valueAt } from './schema-problems.ts';

/** Response to another client. */
export interface Answer {
  status: number;
  headers: Headers;
  body: unknown;
  /** value at a path of the body, e.g. `data.0.url` */
  at(path: string): unknown;
}

type Values = Record<string, string | number>;

/** Calls an address without following redirects. */
export async function ask(url: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(url, { redirect: 'manual', ...init });
  const text = await response.text();
  const body: unknown = /json/.test(response.headers.get('content-type') ?? '') ? JSON.parse(text) : text;
  return {
    status: response.status,
    headers: response.headers,
    body,
    at: (path) => valueAt(body, path.split('.')),
  };
}

/** Cookie text as one client stores it after a login: with attributes, and `;;` between values that end in `;`. */
export const cookieJarText = (session: string): string =>
  [
    session,
    `__csrf=${'0f'.repeat(16)}; Max-Age=1296010; Expires=Tue, 01 Jan 2036 00:00:10 GMT; Path=/;`,
    `NMTID=00O${'7a'.repeat(16)}; Max-Age=315360000; Expires=Tue, 01 Jan 2036 00:00:10 GMT; Path=/;`,
  ].join(';');

/** Origin of the first client's pages. */
export const OTHER_CLIENT_ORIGIN = 'http://localhost:27232';

/**
 * Client that sends POST with all parameters in the query and an empty body. Its session is a parameter; without a
 * login it sends `MUSIC_U=undefined`. It adds parameters of its own.
 */
export const queryStringClient =
  (api: string, cookie = 'MUSIC_U=undefined;') =>
  (path: string, params: Values = {}): Promise<Answer> => {
    const query = new URLSearchParams({
      ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      cookie,
      realIP: '211.161.244.70',
      device: 'pc',
      timestamp: String(Date.now()),
    });
    return ask(`${api}${path}?${query}`, { method: 'POST', headers: { origin: OTHER_CLIENT_ORIGIN } });
  };

/**
 * Client that sends JSON for long lists of ids, and a query otherwise. It encodes its session twice.
 *
 * @param sent.form sent instead of JSON
 */
export const jsonClient =
  (api: string, cookie = '') =>
  (path: string, params: Values = {}, sent?: { json?: Values; form?: FormData }): Promise<Answer> => {
    const query = new URLSearchParams({ timestamp: String(Date.now()) });
    for (const [name, value] of Object.entries(params)) query.set(name, String(value));
    if (cookie) query.set('cookie', encodeURIComponent(cookie));
    const url = `${api}${path}?${query}`;
    if (sent?.form) return ask(url, { method: 'POST', body: sent.form });
    if (!sent?.json) return ask(url);
    return ask(url, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(sent.json),
    });
  };

/**
 * Client that sends GET for everything, with the addresses of a proxy and its session in the query, and asks for
 * answers without cookies.
 *
 * @param session text of the cookie from a login; without one no cookie is sent
 */
export const getClient =
  (api: string, session = '') =>
  (path: string, params: Values = {}): Promise<Answer> => {
    const query = new URLSearchParams({
      ...Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)])),
      timestamp: String(Date.now()),
      noCookie: 'true',
      realIP: '116.25.146.177',
      ...(session && { cookie: session }),
    });
    return ask(`${api}${path}?${query}`, { headers: { origin: OTHER_CLIENT_ORIGIN } });
  };

/** Client of that kind without a login, and one that is logged in to the demo account. */
export async function guestAndMember(serverUrl: string) {
  const guest = getClient(`${serverUrl}/api`);
  return {
    guest,
    member: getClient(`${serverUrl}/api`, String((await guest('/login', demoLogin)).at('cookie'))),
  };
}

/** Ids of a list at a path of the body. */
export const idsAt = (answer: Answer, path: string): number[] =>
  (answer.at(path) as { id: number }[]).map(({ id }) => id);

/** What other clients do with media addresses before they open them. */
export const httpsOf = (address: unknown): string => String(address).replace(/^http:/, 'https:');
