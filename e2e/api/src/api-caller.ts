import { createHttp, type Http } from '@qingyin/http-client';

/** API caller with a cookie jar, without a browser. */
export interface ApiCaller {
  http: Http;
  /** fetch with the visitor's cookies, which records the last response */
  fetch: typeof fetch;
  cookies: Map<string, string>;
  last(): Response;
  /** parsed body of the last response, before the client's processing */
  body(): Promise<unknown>;
}

/** HTTP client of the product with a cookie jar in place of the browser's. */
export function createCaller(url: string, headers: Record<string, string> = {}): ApiCaller {
  const cookies = new Map<string, string>();
  let last: Response | undefined;
  let copy: Response | undefined;
  const withCookies: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
    if (cookies.size)
      request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '));
    const response = await fetch(request, { redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/max-age=0/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    last = response;
    copy = response.clone();
    return response;
  };
  const asked = (response: Response | undefined): Response => {
    if (!response) throw new Error('no call was made yet');
    return response;
  };
  return {
    http: createHttp({ baseUrl: url, fetch: withCookies }),
    fetch: withCookies,
    cookies,
    last: () => asked(last),
    body: () => asked(copy).json(),
  };
}
