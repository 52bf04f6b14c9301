import { FileError, enforceMinimumRate, type MinimumRate } from '@qingyin/server-files';
import { failure, serverCodes } from '@qingyin/server-kernel';
import type { IncomingHttpHeaders } from 'node:http';
import { endpoints, resultCodes, sameAppHeader } from '@qingyin/contract';
import type { FastifyBaseLogger, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerError, sendFailure } from './api.ts';
import { API_PREFIX } from './api-prefix.ts';
import { isReadByPage, maySetCookies, type TrustedOrigins, type Sender, senderOf } from './request-sender.ts';
import type { BasePath } from './base-path.ts';
import type { CookieToSet } from './request-context.ts';
import { isClientAbort } from './client-abort.ts';
import { liftBodyDeadline } from './body-deadline.ts';
import { refusedCookie } from './refused-cookie.ts';
import { parseCookieParam } from './request-params.ts';
import { rewriteSetCookie, upstreamCookieHeader } from './proxy-cookies.ts';
import { PAGE_SESSION_PLACEHOLDER, sessionTokenFrom } from './session-cookies.ts';
import { cookieToMark, isPageSession, usableCookies } from './page-cookies.ts';

const { account } = endpoints;
const NEEDS_LOGIN = 301;
/**
 * A service of the contract answers it both for a wrong password or a song that is already in a playlist, with HTTP
 * status 200, and if it cannot reach its own upstream: then the status is 502 too, except for `/playlist/tracks`
 * (docs/specification/contract/transport.md#http-status), and the message is that of Node.js.
 */
const BAD_GATEWAY = 502;
const NETWORK_ERROR =
  /\b(?:getaddrinfo|E(?:CONN\w+|TIMEDOUT|AI_AGAIN|NOTFOUND|PIPE|HOSTUNREACH|NETUNREACH))\b|socket hang up|network socket disconnected|\btimeout of \d+ ?ms/i;
/** Longer than the client's own timeout (docs/specification/http.md), so that the client decides. */
const TIMEOUT_MS = 110_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * Proxies /api to another service of the same contract. That service's HTTP statuses follow the code in the body,
 * which our client would take for a lost session; so any JSON with a numeric code other than 301 is answered with
 * HTTP 200.
 *
 * The session rules of docs/security.md apply: no cookies to or from foreign pages, and none that scripts can
 * read.
 *
 * @param target base URL of the service, e.g. http://localhost:3000
 * @param options.leastRate minimum upload rate of forms, which may hold files; other bodies have a deadline
 */
export async function mountProxy(
  app: FastifyInstance,
  target: string,
  { leastRate, basePath, ...origins }: TrustedOrigins & BasePath & { leastRate: MinimumRate },
): Promise<void> {
  const base = new URL(target);
  // Loaded on demand: it takes a tenth of the start-up time, and few servers use the proxy.
  const { default: replyFrom } = await import('@fastify/reply-from');
  await app.register(replyFrom, {
    base: base.origin,
    undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
  });
  await app.register(async (scope) => {
    // Bodies are passed on unparsed.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.addContentTypeParser('multipart/form-data', (request, payload, done) => {
      liftBodyDeadline(request.raw);
      done(null, enforceMinimumRate(payload, leastRate));
    });
    scope.all(`${API_PREFIX}/*`, (request, reply) => {
      const path = request.url.slice(request.url.toLowerCase().indexOf(API_PREFIX) + API_PREFIX.length);
      const sender = senderOf(request, origins);
      const toPage =
        isReadByPage(request, sender, origins.corsOrigins) || mayRenewPageSession(request, path, sender);
      const https = request.protocol === 'https';
      const given = maySetCookies(request, sender);
      const mark = sender === 'own' ? cookieToMark(request.cookies) : null;
      const { log } = request;
      request.log = withoutWarnings(log);
      return reply.from(`${base.pathname.replace(/\/$/, '')}${path}`, {
        rewriteRequestHeaders: (_raw, { host: _host, cookie: brought, ...headers }) => {
          const cookie = upstreamCookieHeader(brought, sender);
          return { ...forService(headers, sender), ...(cookie && { cookie }), 'accept-encoding': 'identity' };
        },
        rewriteHeaders: (headers) =>
          rewriteResponseHeaders(headers, { https, sender, given, mark, basePath }),
        onResponse: (_request, answer, upstream) =>
          void pass(reply, answer.statusCode, upstream.stream, {
            toPage,
            refused: lostSession(request, sender) ? sender : null,
          }),
        onError: (answer, { error }) => {
          const { cause = error } = error;
          if (cause instanceof FileError) return void answerError(cause, request, reply);
          if (!isClientAbort(cause, request))
            log.warn({ err: cause }, 'the service behind QINGYIN_API cannot be reached');
          void sendFailure(reply, failure(serverCodes.upstream, '上游服务无法访问'));
          void answer;
        },
      });
    });
  });
}

/**
 * Logger without warnings: the package logs every failed call with its stack, before `onError` can tell whether
 * the service is at fault.
 */
const withoutWarnings = (log: FastifyBaseLogger): FastifyBaseLogger =>
  Object.assign(Object.create(log) as FastifyBaseLogger, { warn: () => undefined });

/**
 * Request headers for the upstream service. The sender has been checked here against our own origin; to the
 * upstream service our pages would look like foreign ones. A Qingyin server upstream learns by `sameAppHeader`
 * that our page sent the call.
 */
function forService(headers: IncomingHttpHeaders, sender: Sender): IncomingHttpHeaders {
  const { name, value } = sameAppHeader;
  const kept = Object.entries(headers).filter(
    ([header]) => !/^(origin|referer|sec-fetch-.*)$/i.test(header) && header !== name.toLowerCase(),
  );
  return { ...Object.fromEntries(kept), ...(sender === 'own' && { [name.toLowerCase()]: value }) };
}

/** Cookies in the parameter `cookie` of the query. */
const sentCookies = ({ query }: FastifyRequest): Record<string, string> =>
  parseCookieParam(
    typeof query === 'object' && query !== null && 'cookie' in query ? query.cookie : undefined,
  );

/** Paths of logins and registrations, whose answers contain the token of a new session. */
const SIGN_IN: ReadonlySet<string> = new Set(
  [
    account.loginEmail,
    account.loginCellphone,
    account.loginQrCheck,
    account.registerAnonymous,
    account.registerCellphone,
  ].map(({ path }) => path),
);

/** Whether the answer could contain a token for the session of a page's cookie, such as of `/login/refresh`. */
function mayRenewPageSession(request: FastifyRequest, path: string, sender: Sender): boolean {
  const [name = ''] = path.toLowerCase().split('?', 1);
  if (SIGN_IN.has(name.replace(/\/$/, ''))) return false;
  const token = sessionTokenFrom(usableCookies(request.cookies, sender));
  return isPageSession(token, request.cookies, sentCookies(request));
}

/** Whether the browser sent a session that may not be used, and there is no other. */
function lostSession(request: FastifyRequest, sender: Sender): boolean {
  const { cookies } = request;
  const used = sessionTokenFrom({ ...usableCookies(cookies, sender), ...sentCookies(request) });
  return sessionTokenFrom(cookies) !== null && used === null;
}

/** Response headers that this server sets itself. */
const OURS = /^(location|content-length|set-cookie|access-control-.*)$/i;

interface CookieRules extends BasePath {
  https: boolean;
  sender: Sender;
  /** whether cookies may be set, see `maySetCookies` */
  given: boolean;
  /** the caller's cookie that is set again with the page mark, see `cookieToMark` */
  mark: CookieToSet | null;
}

/** Rewrites the response headers of the upstream service. */
export function rewriteResponseHeaders(
  headers: IncomingHttpHeaders,
  { https, sender, given, mark, basePath }: CookieRules,
): IncomingHttpHeaders {
  const { 'set-cookie': cookies } = headers;
  const rest: IncomingHttpHeaders = Object.fromEntries(
    Object.entries(headers).filter(([name]) => !OURS.test(name)),
  );
  // A single cookie is a string and several are an array, whatever the types say.
  const list: string[] = cookies === undefined ? [] : [cookies].flat();
  if (list.length === 0 && mark) {
    list.push(`${mark.name}=${mark.value}; Max-Age=${mark.maxAge}; Path=/`);
    rest['cache-control'] = 'no-store';
  }
  if (list.length === 0 || !given) return rest;
  return {
    ...rest,
    'set-cookie': list.map((cookie) => rewriteSetCookie(cookie, { https, sender, basePath })),
  };
}

async function pass(
  reply: FastifyReply,
  status: number,
  upstream: AsyncIterable<unknown>,
  { toPage, refused }: { toPage: boolean; refused: Sender | null },
): Promise<void> {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of upstream) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > MAX_ANSWER_BYTES) throw new Error('answer too large');
      chunks.push(chunk);
    }
    const { status: own, body } = rewriteAnswer(status, Buffer.concat(chunks).toString('utf8'), toPage);
    if (own === NEEDS_LOGIN && refused) {
      await answerError(refusedCookie(refused), reply.request, reply);
      return;
    }
    if (own !== 200 || status !== 200 || refused) void reply.header('cache-control', 'no-store');
    await reply.code(own).type('application/json; charset=utf-8').send(body);
  } catch {
    await sendFailure(reply, failure(serverCodes.upstream, '上游服务中断'));
  }
}

/**
 * Rewrites an answer of the upstream service. Anything but JSON with a code is a failure of the service, not of
 * the session. Pages have their session in a cookie, so the token is removed from the body.
 */
export function rewriteAnswer(
  status: number,
  text: string,
  toPage: boolean,
): { status: 200 | 301; body: string } {
  const parsed = parse(text);
  const code = typeof parsed === 'object' && parsed !== null && 'code' in parsed ? parsed.code : undefined;
  if (code === NEEDS_LOGIN) return { status: 301, body: text };
  if (code === BAD_GATEWAY && (status === BAD_GATEWAY || NETWORK_ERROR.test(text)))
    return { status: 200, body: JSON.stringify(failure(serverCodes.upstream, '上游服务无法访问').body) };
  if (typeof code === 'number' || (status === 200 && parsed !== undefined))
    return { status: 200, body: toPage ? withoutSecret(parsed, text) : text };
  // Other statuses would be taken for codes of the contract, such as 503 for a wrong captcha.
  const shown = status === resultCodes.notFound ? status : serverCodes.upstream;
  return {
    status: 200,
    body: JSON.stringify(failure(shown, '上游服务返回了无法识别的内容').body),
  };
}

function withoutSecret(answer: unknown, text: string): string {
  if (typeof answer !== 'object' || answer === null || !('cookie' in answer)) return text;
  if (typeof answer.cookie !== 'string' || !/MUSIC_[UA]=/.test(answer.cookie)) return text;
  return JSON.stringify({
    ...answer,
    cookie: PAGE_SESSION_PLACEHOLDER,
    ...('token' in answer ? { token: '' } : {}),
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
