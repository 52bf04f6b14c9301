/** Answer of the stub: a body with status 200, a Response, or an error for a failed request. */
export type StubAnswer =
  object | Response | Error | ((url: URL, request: Request) => object | Response | Promise<Response>);

export interface StubbedFetch {
  fetch: typeof globalThis.fetch;
  /** all requests, in order */
  readonly requests: {
    url: URL;
    method: string;
    credentials: RequestCredentials;
    /** whether the request outlives the page */
    keepalive: boolean;
    form(): Promise<Record<string, string>>;
  }[];
  /** paths of all requests, without the prefix */
  paths(): string[];
}

/** Stub of `fetch` that answers by path (`/playlist/detail`). Paths without an answer reject with a TypeError. */
export function stubFetch(answers: Readonly<Record<string, StubAnswer>>): StubbedFetch {
  const requests: StubbedFetch['requests'] = [];
  return {
    requests,
    paths: () => requests.map(({ url }) => url.pathname.replace(/^\/api/, '')),
    fetch: async (input, init) => {
      const request = new Request(
        input instanceof Request ? input : new URL(String(input), 'http://qingyin.test'),
        init,
      );
      const url = new URL(request.url);
      const copy = request.clone();
      requests.push({
        url,
        method: request.method,
        credentials: request.credentials,
        keepalive: request.keepalive,
        form: async () =>
          Object.fromEntries([...(await copy.formData())].map(([key, value]) => [key, String(value)])),
      });
      const answer = answers[url.pathname.replace(/^\/api/, '')];
      if (answer === undefined) throw new TypeError(`no stubbed answer for ${url.pathname}`);
      if (answer instanceof Error) throw answer;
      const given = typeof answer === 'function' ? await answer(url, request) : answer;
      return given instanceof Response ? given.clone() : Response.json(given);
    },
  };
}
