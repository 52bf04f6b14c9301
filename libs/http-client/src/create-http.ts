import { createEmitter } from '@qingyin/observable';
import { endpoints, REQUEST_TIMEOUT_MS, type Endpoint } from '@qingyin/contract';
import ky from 'ky';
import { currentBackground } from './background.ts';
import { callRanks, createCallQueue, type CallRank } from './call-queue.ts';
import { requestPath, toFormData, fitsKeepalive } from './request-path.ts';
import { ApiError } from './api-error.ts';
import {
  codeOf,
  failureError,
  normalise,
  reportsFailure,
  messageOf,
  type Normalised,
} from './answer-body.ts';
import { isSessionStatus, type HttpSignal, type Signals } from './signals.ts';
import { withTimeout } from './with-timeout.ts';

/** Options of a client. */
export interface HttpOptions {
  /** default: `globalThis.fetch` */
  fetch?: typeof globalThis.fetch;
  /** prefix of every path, default `/api` (docs/specification/http.md) */
  prefix?: string;
  /** origin of the service, default: the page's own */
  baseUrl?: string;
  /** headers of every call; for another origin each call needs a preflight */
  headers?: Readonly<Record<string, string>>;
  /** default 'include' (docs/specification/http.md), 'omit' for guests on other sites */
  credentials?: RequestCredentials;
  /** ms since 1970, for the timestamp parameter */
  now?: () => number;
  /**
   * timeout of a call; default 100 000 ms (docs/specification/http.md). It includes the time in the queue, so that a
   * user waits no longer for the last of many calls than for the first
   */
  timeoutMs?: number;
  /** calls that are sent at once, further ones queue (`createCallQueue`); default: all */
  concurrency?: number;
  /** creates the error of an answer with `success: false` (docs/specification/http.md, "configured error thrower") */
  throwFailure?: (body: unknown) => Error;
}

/** Options of one call. */
export interface CallOptions<Params extends object> {
  /** `cache: true` omits the timestamp of this call, like an endpoint's own `cache`; the flag is not sent */
  params?: Params & { cache?: boolean };
  /**
   * headers of this call. A `format` flag is not sent: the answer is normalised, like with an endpoint's `format`
   */
  headers?: CallHeaders;
  signal?: AbortSignal;
  /** replaces the default form; the browser sets its content type */
  body?: BodyInit;
  /** the request outlives the page; default: for short forms, because changes are shown before they are sent */
  keepalive?: boolean;
}

/** Headers of one call, and the format flag, which may be text as well. */
export type CallHeaders = Readonly<Record<string, string | boolean>> & { readonly format?: boolean | string };

/** Client of the contract. */
export interface Http {
  /**
   * Sends one call of the contract. Resolves to the body (normalised for endpoints with the format flag). Rejects
   * with `ApiError`. After a 302 the promise never settles (docs/specification/errors.md#error-catalogue).
   */
  call<Params extends object, Answer>(
    endpoint: Endpoint<Params, Answer>,
    options: CallOptions<Params> & { headers: { format: true | 'true' } },
  ): Promise<Normalised<unknown>>;
  call<Params extends object, Answer>(
    endpoint: Endpoint<Params, Answer>,
    options?: CallOptions<Params>,
  ): Promise<Answer>;
  readonly signals: Signals;
}

/**
 * Creates a client of the contract with the product's request rules (docs/specification/http.md) and error catalogue
 * (docs/specification/errors.md#error-catalogue).
 */
export function createHttp({
  fetch = (input, init) => globalThis.fetch(input, init),
  prefix = '/api',
  baseUrl = '',
  headers = {},
  credentials = 'include',
  now = Date.now,
  timeoutMs = REQUEST_TIMEOUT_MS,
  concurrency = Infinity,
  throwFailure = failureError,
}: HttpOptions = {}): Http {
  const signals = createEmitter<HttpSignal>();
  const enterQueue = createCallQueue(concurrency);
  const client = ky.create({
    prefixUrl: `${baseUrl}${prefix}`,
    headers,
    credentials,
    // The timeout of ky covers the headers only; `withTimeout` covers the body too.
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    fetch,
  });

  const send = (
    { path, method, cache }: Pick<Endpoint, 'path' | 'method' | 'cache'>,
    { params = {}, headers: own = {}, signal, body, keepalive: last }: CallOptions<object>,
  ): Promise<Answered> => {
    const { cache: cacheThis, ...given }: Readonly<Record<string, unknown>> = { ...params };
    const timestamp = cache || cacheThis === true ? null : now();
    const inQuery = method === 'GET' || body !== undefined;
    const address = requestPath(path, inQuery ? given : {}, timestamp);
    const keepalive = last ?? (!inQuery && fitsKeepalive(given));
    const content = method === 'GET' ? {} : { body: body ?? toFormData(given) };
    const rank = rankOf(path, method, signal);
    return withTimeout(timeoutMs, signal, async (limit) => {
      // A call for which the page may end does not wait: a page that is left has no time for it.
      const leave = last ? null : await enterQueue(rank, limit);
      try {
        const response = await client(address, {
          method,
          headers: headersOf(own),
          ...content,
          signal: limit,
          keepalive,
        });
        const { status, ok } = response;
        if (status !== SWALLOWED) return { status, ok, body: readJson(await response.text()) };
        response.body?.cancel().catch(() => undefined);
        return { status, ok, body: undefined };
      } finally {
        leave?.();
      }
    });
  };

  return {
    signals,
    async call<Params extends object, Answer>(
      endpoint: Endpoint<Params, Answer>,
      options: CallOptions<Params> = {},
    ): Promise<Answer> {
      const { status, ok, body } = await send(endpoint, options);
      if (isSessionStatus(status)) signals.emit({ kind: 'session-lost', status });
      // A 302 answer is swallowed: the promise never settles and is not referenced
      // (docs/specification/errors.md#error-catalogue).
      if (status === SWALLOWED) return new Promise<never>(() => undefined);
      if (!ok) throw new ApiError('status', messageOf(body), { status, code: codeOf(body), body });
      if (body === undefined) throw new ApiError('network', 'The answer is not JSON', { status });
      // The body has the type of the contract; it is not validated.
      if (endpoint.format || wantsFormat(options.headers)) return normalise(body) as Answer;
      if (reportsFailure(body)) throw throwFailure(body);
      return body as Answer;
    },
  };
}

/**
 * Reads that go first: the capabilities are answered by the product's own process, also in front of another service
 * (docs/specification/http.md), and somebody waits to hear a song.
 */
const FIRST_READS: readonly string[] = [endpoints.system.capabilities.path, endpoints.music.songUrl.path];

/** What only reads has a signal, because its page may be left. */
function rankOf(path: string, method: string, signal: AbortSignal | undefined): () => CallRank {
  if (!signal || method !== 'GET' || FIRST_READS.includes(path)) return () => callRanks.change;
  const isBackground = currentBackground();
  return () => (isBackground?.() ? callRanks.background : callRanks.page);
}

const wantsFormat = ({ format }: CallHeaders = {}): boolean => format === true || format === 'true';

/** The headers to send. */
function headersOf({ format: _format, ...sent }: CallHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(sent).map(([name, value]) => [name, String(value)]));
}

/** The status whose answer never reaches the caller (docs/specification/errors.md#error-catalogue). */
const SWALLOWED = 302;

interface Answered {
  status: number;
  ok: boolean;
  /** undefined when it is not JSON */
  body: unknown;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
