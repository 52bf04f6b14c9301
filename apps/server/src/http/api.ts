import { deviceName } from '@qingyin/server-accounts';
import { type Viewer, viewerOf } from '@qingyin/server-catalogue';
import { BusinessError, failure, serverCodes } from '@qingyin/server-kernel';
import '@fastify/cookie';
import { resultCodes } from '@qingyin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from './api-prefix.ts';
import { type BasePath, cookiePath } from './base-path.ts';
import { parseCookieParam, mergeRequestParams, type RequestParams } from './request-params.ts';
import type { RequestContext, CookieToSet, AppContext } from './request-context.ts';
import { answerForError } from './error-answers.ts';
import { refusedCookie } from './refused-cookie.ts';
import {
  isReadByPage,
  maySetCookies,
  type PublicAddress,
  type TrustedOrigins,
  originOf,
  type Sender,
  senderOf,
} from './request-sender.ts';
import { createFileReceiver } from './multipart-files.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { isClientAbort } from './client-abort.ts';
import { callerOf } from './rate-limits/index.ts';
import { localeOf, translate } from './error-messages/index.ts';
import type { Route } from './route.ts';
import type { FairConcurrencyLimit } from './fair-concurrency-limit.ts';
import { acquireUploadSlot } from './upload-limit.ts';
import { replacedTokens, sessionTokenFrom } from './session-cookies.ts';
import { cookieToMark, isPageSession, markForPage, usableCookies } from './page-cookies.ts';

/** Cache lifetime of public answers, s (docs/specification/contract/transport.md#cache). */
const PUBLIC_MAX_AGE_S = 120;
const OK = 200;
/** Requests whose answers must not be stored in shared caches. */
const kept = new WeakSet<FastifyRequest>();

/** Options of the API routes. */
export interface ApiOptions extends TrustedOrigins, PublicAddress {
  app: AppContext;
  /** true: cookies are `Secure` also when the request itself came over http */
  secureCookies: boolean;
  /** concurrency limit; calls beyond it are refused, so that running calls finish */
  maxCalls: number;
  /** upload slots, for routes that receive files */
  uploads?: FairConcurrencyLimit;
}

/**
 * Mounts every route below /api for all methods, with the rules they share: concurrency limit, cache headers,
 * errors.
 */
export function mountApi(app: FastifyInstance, routes: readonly Route[], options: ApiOptions): void {
  const gate = createConcurrencyLimit(options.maxCalls, () =>
    app.log.warn({ maxCalls: options.maxCalls }, 'too many calls at once'),
  );
  for (const route of routes) {
    app.all(`${API_PREFIX}${route.path}`, async (request, reply) => {
      if (!gate.enter()) return sendFailure(reply, failure(serverCodes.overloaded, '服务器繁忙，请稍后再试'));
      try {
        const answer = await answered(route, request, reply, options);
        const code = 'code' in answer ? answer.code : OK;
        const open = route.cache && code === OK && !kept.has(request);
        void reply.header('cache-control', open ? `public, max-age=${PUBLIC_MAX_AGE_S}` : 'no-store');
        if (open) void reply.header('vary', 'Cookie, Origin');
        return await reply.send(answer);
      } catch (error) {
        return await answerError(error, request, reply);
      } finally {
        gate.leave();
      }
    });
  }
}

/** Answers any error of an API call as `answerForError` says, and logs errors that the operator should see. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { failure: answer, severity } = answerForError(error);
  if (!isClientAbort(error, request) && severity !== 'none')
    request.log[severity]({ err: error }, 'call failed');
  return sendFailure(reply, answer);
}

/** Sends a business error with its message in the caller's language. */
export async function sendFailure(
  reply: FastifyReply,
  { status, body }: ReturnType<typeof failure>,
): Promise<FastifyReply> {
  const message = await translate(body.message, localeOf(reply.request.headers));
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send({ ...body, msg: message, message });
}

/**
 * Runs a handler with the session rules (docs/security.md): a call whose cookie may not be used is treated as a
 * guest's, or refused on guarded routes. When the handler sets a new session, the session sent along is ended.
 */
async function answered(
  route: Route,
  request: FastifyRequest,
  reply: FastifyReply,
  options: ApiOptions,
): Promise<object> {
  const sender = senderOf(request, options);
  const params = paramsOf(request, sender);
  const token = sessionTokenFrom(params);
  const refused = token === null && sessionTokenFrom(request.cookies) !== null;
  if (refused && route.guarded) throw refusedCookie(sender);
  // Our own page requests the same URL and would get the guest's answer from the browser's cache.
  if (refused) kept.add(request);
  const given: CookieToSet[] = [];
  const user = token === null ? null : await options.app.sessions.find(token);
  let viewer: Promise<Viewer> | undefined;
  const viewerOfRequest = async (): Promise<Viewer> => {
    const found = await viewerOf(options.app.db, user && !user.anonymous ? user.id : null);
    if (found.libraries.length > 0) kept.add(request);
    return found;
  };
  const call: RequestContext = {
    app: options.app,
    db: options.app.db,
    params,
    token,
    user,
    origin: originOf(request, options),
    fromPage: isReadByPage(request, sender, options.corsOrigins),
    pageSession: isPageSession(token, request.cookies, parseCookieParam(params['cookie'])),
    address: request.ip,
    locale: localeOf(request.headers),
    device: deviceName(request.headers['user-agent']),
    log: request.log,
    receiveFile: createFileReceiver(request, options.app.files.store),
    viewer: () => (viewer ??= viewerOfRequest()),
    preventCaching: () => void kept.add(request),
    setCookies: (list) => {
      given.push(...list);
      // With `noCookie`, cookies are not set, but the cookie string in the body is still returned
      // (docs/specification/contract/transport.md#session-and-cookies).
      if (String(params['noCookie']) !== 'true') setAll(request, reply, list, { sender, ...options });
    },
  };
  const leave = options.uploads && acquireUploadSlot(options.uploads, callerOf(call));
  try {
    const answer = await route.answer(call);
    for (const old of replacedTokens(params, given)) await options.app.sessions.end(old);
    const unmarked = sender === 'own' && given.length === 0 && cookieToMark(request.cookies);
    if (unmarked && unmarked.value === token && user && !route.cache) call.setCookies([unmarked]);
    return answer;
  } catch (error) {
    const lacksLogin = error instanceof BusinessError && error.code === resultCodes.needsLogin;
    throw refused && lacksLogin ? refusedCookie(sender) : error;
  } finally {
    leave?.();
  }
}

/** All parameters of the request; browser cookies only if the sender may use them. */
function paramsOf(request: FastifyRequest, sender: Sender): RequestParams {
  const cookies = usableCookies(request.cookies, sender);
  const sent = mergeRequestParams({ cookies, query: request.query, body: request.body });
  return { ...sent, ...parseCookieParam(sent['cookie']) };
}

/** Sets cookies, unless that could log a user in or out without their knowledge. */
function setAll(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: readonly CookieToSet[],
  { sender, secureCookies, basePath }: { sender: Sender; secureCookies: boolean } & BasePath,
): void {
  if (!maySetCookies(request, sender)) return;
  const secure = secureCookies || request.protocol === 'https';
  for (const { name, value, maxAge, httpOnly } of cookies) {
    const given = sender === 'own' ? markForPage(value, basePath) : value;
    const path = cookiePath(basePath);
    void reply.setCookie(name, given, { path, maxAge, httpOnly, secure, sameSite: 'strict' });
  }
}
