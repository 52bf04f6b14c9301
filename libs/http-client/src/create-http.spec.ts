import { endpoint, endpoints, type Endpoint } from '@qingyin/contract';
import { describe, expect, it, vi } from 'vitest';
import { ApiError, createHttp, expectOk } from './index.ts';
import { stubFetch } from './testing.ts';
import { rejectedApiError, NOW, plain, setUp, status } from './testing/set-up.ts';

const cached = endpoint<{ id?: string }, { code: number }>('/thing', { cache: true });
const posted = endpoint<{ id?: string; file?: Blob }, { code: number }>('/thing', { method: 'POST' });
const formatted = endpoint<object, { success: boolean; message: string; code: number; data?: unknown }>(
  '/thing',
  {
    format: true,
  },
);

describe('a request (docs/specification/http.md)', () => {
  it('sends a request to /api with GET, credentials and a timestamp', async () => {
    const { stub, client } = setUp();
    await client.call(plain, { params: { id: '7' } });
    const [request] = stub.requests;
    expect(request?.method).toBe('GET');
    expect(request?.credentials).toBe('include');
    expect(request?.url.pathname).toBe('/api/thing');
    expect(Object.fromEntries(request?.url.searchParams ?? [])).toEqual({ id: '7', timestamp: String(NOW) });
  });

  it('sends no cookies with credentials omit', async () => {
    const stub = stubFetch({ '/thing': { code: 200 } });
    const client = createHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test', credentials: 'omit' });
    await client.call(plain);
    expect(stub.requests[0]?.credentials).toBe('omit');
  });

  it('sends the given headers beside the content type of the form', async () => {
    const seen: (string | null)[][] = [];
    const stub = stubFetch({
      '/thing': (_url: URL, request: Request) => {
        seen.push(['x-requested-with', 'content-type'].map((name) => request.headers.get(name)));
        return { code: 200 };
      },
    });
    const headers = { 'X-Requested-With': 'XMLHttpRequest' };
    const client = createHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test', headers });
    await client.call(plain, { params: { id: '7' } });
    await client.call(posted, { params: { id: '7' } });
    expect(seen).toEqual([
      ['XMLHttpRequest', null],
      ['XMLHttpRequest', expect.stringMatching(/^multipart\/form-data; boundary=/)],
    ]);
  });

  it('sends no timestamp for a cacheable endpoint', async () => {
    const { stub, client } = setUp();
    await client.call(cached, { params: { id: '7' } });
    expect(stub.requests[0]?.url.search).toBe('?id=7');
  });

  it('sends no timestamp with the cache parameter, which is not sent itself', async () => {
    const { stub, client } = setUp();
    await client.call(plain, { params: { id: '7', cache: true } });
    await client.call(posted, { params: { id: '7', cache: true } });
    await client.call(plain, { params: { id: '7', cache: false } });
    expect(stub.requests.map(({ url }) => url.search)).toEqual(['?id=7', '', `?id=7&timestamp=${NOW}`]);
    expect(await stub.requests[1]?.form()).toEqual({ id: '7' });
  });

  it('keeps a query string of the path and merges its parameters over it', async () => {
    const { stub, client } = setUp();
    await client.call({ ...plain, path: '/thing?id=1&list=a%20b' }, { params: { id: '2' } });
    expect(Object.fromEntries(stub.requests[0]?.url.searchParams ?? [])).toEqual({
      id: '2',
      list: 'a b',
      timestamp: String(NOW),
    });
  });

  it('sends booleans as text and omits undefined values', async () => {
    const { stub, client } = setUp();
    await client.call(plain, { params: { flag: false, none: undefined } });
    expect(stub.requests[0]?.url.searchParams.get('flag')).toBe('false');
    expect(stub.requests[0]?.url.searchParams.has('none')).toBe(false);
  });

  it('sends a multipart form as default body, and the timestamp in the address', async () => {
    const bodies: string[] = [];
    const stub = stubFetch({
      '/thing': async (_url: URL, request: Request) => {
        bodies.push(request.headers.get('content-type') ?? '');
        return Response.json({ code: 200 });
      },
    });
    const client = createHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test', now: () => NOW });
    await client.call(posted, { params: { id: '7' } });
    expect(bodies[0]).toMatch(/^multipart\/form-data; boundary=/);
    expect(await stub.requests[0]?.form()).toEqual({ id: '7' });
    expect(stub.requests[0]?.url.search).toBe(`?timestamp=${NOW}`);
  });

  it.each([
    ['a short form', posted, { id: '7', t: 1 }, true],
    ['a form with a file', posted, { id: '7', file: new Blob(['…']) }, false],
    ['a form above the keepalive limit', posted, { ids: '7,'.repeat(2000) }, false],
    ['a question', plain, { id: '7' }, false],
  ])('%s outlives its page or not', async (_what, endpoint, params, goesOn) => {
    const { stub, client } = setUp();
    await client.call(endpoint as Endpoint, { params });
    expect(stub.requests[0]?.keepalive).toBe(goesOn);
  });

  it('sends files as files', async () => {
    let name: unknown;
    const stub = stubFetch({
      '/thing': async (_url: URL, request: Request) => {
        const file = (await request.formData()).get('file');
        name = file instanceof File ? file.name : file;
        return Response.json({ code: 200 });
      },
    });
    const client = createHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
    await client.call(posted, { params: { file: new File(['x'], 'a.mp3') } });
    expect(name).toBe('a.mp3');
  });

  it('never sends the format flag', async () => {
    const headers: string[] = [];
    const stub = stubFetch({
      '/thing': (_url: URL, request: Request) => {
        headers.push(...request.headers.keys());
        return { code: 200 };
      },
    });
    const client = createHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test', now: () => NOW });
    await client.call(formatted);
    await client.call(plain, { headers: { format: true, 'X-Client': 'test' } });
    expect(headers).not.toContain('format');
    expect(headers).toContain('x-client');
    expect(stub.requests[0]?.url.search).toBe(`?timestamp=${NOW}`);
  });
});

describe('the error catalogue (docs/specification/errors.md#error-catalogue)', () => {
  it.each([301, 400, 404, 405, 503] as const)('reports a lost session and rejects for %i', async (code) => {
    const { client, signals } = setUp(status(code, { code, msg: '需要登录' }));
    const error = await rejectedApiError(client.call(plain));
    expect(signals).toEqual([{ kind: 'session-lost', status: code }]);
    expect(error).toMatchObject({ kind: 'status', status: code, code, message: '需要登录' });
  });

  it('reports a lost session and never settles for 302', async () => {
    const { client, signals } = setUp(status(302));
    const settled = vi.fn();
    void client.call(plain).then(settled, settled);
    await vi.waitFor(() => expect(signals).toEqual([{ kind: 'session-lost', status: 302 }]));
    for (let turn = 0; turn < 10; turn++) await Promise.resolve();
    expect(settled).not.toHaveBeenCalled();
  });

  it.each([401, 403, 406, 500, 502, 504])('rejects for %i without a lost session', async (code) => {
    const { client, signals } = setUp(status(code, { code, message: '不行' }));
    expect(await rejectedApiError(client.call(plain))).toMatchObject({
      kind: 'status',
      status: code,
      message: '不行',
    });
    expect(signals).toEqual([]);
  });

  it('reports a network error without an answer', async () => {
    const { client, signals } = setUp(new TypeError('Failed to fetch'));
    expect((await rejectedApiError(client.call(plain))).kind).toBe('network');
    expect(signals).toEqual([]);
  });

  it('reports a network error for an answer that is not JSON or breaks off', async () => {
    expect((await rejectedApiError(setUp(new Response('<html>')).client.call(plain))).kind).toBe('network');
    const broken = () =>
      new Response(
        new ReadableStream({ start: (controller) => controller.error(new TypeError('broken off')) }),
      );
    expect((await rejectedApiError(setUp(() => broken()).client.call(plain))).kind).toBe('network');
  });

  it('keeps the status of an error page that is not JSON', async () => {
    const { client } = setUp(new Response('<html>', { status: 502 }));
    expect(await rejectedApiError(client.call(plain))).toMatchObject({
      kind: 'status',
      status: 502,
      message: '',
    });
  });

  it('reports no lost session for business codes', async () => {
    const { client, signals } = setUp({ code: 404, msg: '没有' });
    expect(await client.call(plain)).toEqual({ code: 404, msg: '没有' });
    expect(signals).toEqual([]);
  });

  it('throws for success:false, with a configured thrower too', async () => {
    const { client } = setUp({ success: false, code: 508, message: '太快' });
    expect(await rejectedApiError(client.call(plain))).toMatchObject({
      kind: 'failure',
      code: 508,
      message: '太快',
    });
    const stub = stubFetch({ '/thing': { success: false } });
    const own = createHttp({
      fetch: stub.fetch,
      baseUrl: 'http://x.test',
      throwFailure: () => new RangeError('own'),
    });
    await expect(own.call(plain)).rejects.toThrow(RangeError);
  });
});

describe('the format flag (docs/specification/http.md)', () => {
  it.each([
    ['the body', { code: 200, data: [1] }, { success: true, message: '', code: 200, data: [1] }],
    [
      'inner data',
      { data: { code: 200, x: 1 } },
      { success: true, message: '', code: 200, data: { code: 200, x: 1 } },
    ],
    [
      'the body without data',
      { code: 200, success: false, message: '亲爱的,暂无版权' },
      {
        success: true,
        message: '',
        code: 200,
        data: { code: 200, success: false, message: '亲爱的,暂无版权' },
      },
    ],
    [
      'a refusing body',
      { code: 401, msg: '不行', x: 1 },
      { success: false, message: '不行', code: 401, msg: '不行', x: 1 },
    ],
    [
      'a refusing inner data',
      { data: { code: 500 } },
      { success: false, message: '', code: 500, data: { code: 500 } },
    ],
    ['no code at all', { x: 1 }, { success: false, message: '', code: undefined, x: 1 }],
  ])('reads the code from %s', async (_where, body, expected) => {
    expect(await setUp(body).client.call(formatted)).toEqual(expected);
  });

  it.each([
    ['"200"', { code: '200', data: 5 }, { success: true, message: '', code: 200, data: 5 }],
    ['"404" in inner data', { data: { code: '404' } }, { success: false, code: 404 }],
    ['"okay"', { code: 'okay' }, { success: false, code: undefined }],
  ])('accepts the code as text: %s', async (_text, body, expected) => {
    expect(await setUp(body).client.call(formatted)).toMatchObject(expected);
  });

  it.each([true, 'true'] as const)(
    'applies the format flag in the headers of one call: %s',
    async (format) => {
      const { client } = setUp({ code: 200, success: false, data: [1] });
      expect(await client.call(plain, { headers: { format } })).toEqual({
        success: true,
        message: '',
        code: 200,
        data: [1],
      });
    },
  );

  it.each([false, 'false'])('does not apply the format flag when the header says so: %s', async (format) => {
    const { client } = setUp({ code: 200, data: [1] });
    expect(await client.call(plain, { headers: { format } })).toEqual({ code: 200, data: [1] });
  });

  it('treats success:false as a normal result', async () => {
    const stub = stubFetch({ '/check/music': { code: 200, success: false, message: '亲爱的,暂无版权' } });
    const client = createHttp({ fetch: stub.fetch, baseUrl: 'http://qingyin.test' });
    await expect(client.call(endpoints.music.checkMusic, { params: { id: '1' } })).resolves.toMatchObject({
      success: true,
    });
  });
});

describe('expectOk', () => {
  it('returns an answer with code 200 and throws for any other code', () => {
    expect(expectOk({ code: 200, x: 1 })).toEqual({ code: 200, x: 1 });
    expect(expectOk({ data: { code: 200 } })).toEqual({ data: { code: 200 } });
    expect(() => expectOk({ code: 404, msg: '没有' })).toThrow(
      expect.objectContaining({ kind: 'failure', code: 404 }),
    );
    expect(() => expectOk('text')).toThrow(ApiError);
  });
});
