import { OutsideError, UnreachableError } from './outside-error.ts';

const PATIENCE_MS = 20_000;
const MOST_REDIRECTS = 4;
const NOT_FOUND = 404;
/** Too many requests, and service unavailable, which MusicBrainz answers in its place. */
const BUSY = [429, 503];

/** How a service is asked. */
export interface GuardedFetchOptions {
  /** address of the service, such as `https://musicbrainz.org/` */
  base: string;
  /** hosts that the service may redirect to, beside its own; a leading dot stands for all hosts below */
  redirects: readonly string[];
  /** names product, version and contact */
  userAgent: string;
  signal: AbortSignal;
}

/** Asks for a path below the address of the service. @returns undefined when there is no such thing (404) */
export type GuardedFetch = (path: string, mostBytes: number) => Promise<Uint8Array | undefined>;

/**
 * Creates the only way in which outside services are asked: with GET, without cookies, at the address that the operator
 * has configured and at named hosts that it redirects to, never anywhere else. Answers are limited in size and time.
 */
export function createGuardedFetch({
  base,
  redirects,
  userAgent,
  signal,
}: GuardedFetchOptions): GuardedFetch {
  const root = new URL(base.endsWith('/') ? base : `${base}/`);
  const isAllowed = (url: URL): boolean =>
    url.origin === root.origin ||
    (url.protocol === 'https:' &&
      url.port === '' &&
      redirects.some((host) => (host.startsWith('.') ? url.hostname.endsWith(host) : url.hostname === host)));
  return async (path, mostBytes) => {
    let url = new URL(path, root);
    for (let redirected = 0; redirected <= MOST_REDIRECTS; redirected += 1) {
      if (!isAllowed(url) || url.username !== '')
        throw new OutsideError(`${root.host} refers to ${url.host}`);
      const response = await ask(url, userAgent, signal);
      const location = response.headers.get('location');
      if (
        response.status >= 300 &&
        response.status < 400 &&
        location !== null &&
        URL.canParse(location, url)
      ) {
        await response.body?.cancel();
        // Some services still redirect to HTTP, which their hosts answer with a redirect to HTTPS.
        url = new URL(location.replace(/^http:(?=\/\/[^/:]*archive\.org\/)/, 'https:'), url);
        continue;
      }
      if (response.status === NOT_FOUND) {
        await response.body?.cancel();
        return undefined;
      }
      if (!response.ok) {
        await response.body?.cancel();
        const Refusal = BUSY.includes(response.status) ? UnreachableError : OutsideError;
        throw new Refusal(`${url.host} answered ${response.status}`);
      }
      return readShort(response, mostBytes, url.host).catch((cause: unknown) => {
        signal.throwIfAborted();
        if (cause instanceof OutsideError) throw cause;
        throw new OutsideError(`the answer of ${url.host} broke off`, { cause });
      });
    }
    throw new OutsideError(`${root.host} redirects too often`);
  };
}

const ask = (url: URL, userAgent: string, signal: AbortSignal): Promise<Response> =>
  fetch(url, {
    headers: { 'user-agent': userAgent, accept: 'application/json, image/jpeg, image/png' },
    redirect: 'manual',
    signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
  }).catch((cause: unknown) => {
    signal.throwIfAborted();
    // A service that was reached may need too long for one question.
    if (cause instanceof Error && cause.name === 'TimeoutError')
      throw new OutsideError(`${url.host} did not answer in time`, { cause });
    throw new UnreachableError(`${url.host} cannot be reached`, { cause });
  });

async function readShort(response: Response, most: number, host: string): Promise<Uint8Array> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  for await (const piece of response.body ?? []) {
    size += piece.length;
    // Leaving the loop cancels the body.
    if (size > most) throw new OutsideError(`${host} sent more than ${most} bytes`);
    pieces.push(piece);
  }
  return Buffer.concat(pieces);
}
