import '@fastify/cookie';
import { resultCodes } from '@qingyin/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { API_PREFIX } from './api-prefix.ts';
import { deviceName } from '../accounts/device.ts';
import { parseCookieParam, paramsBag, type Bag } from './params-bag.ts';
import type { Call, CookieToSet, House } from './call.ts';
import { answerFor } from './error-answers.ts';
import { BusinessError, failure, houseCodes, refusedCookie } from './failures.ts';
import { isPage, mayHaveCookies, type Origins, originOf, type Sender, senderOf } from './origin.ts';
import { receiverOf } from './form-files.ts';
import { createGate } from './gate.ts';
import { hasHungUp } from './hang-up.ts';
import { callerOf } from './limits/index.ts';
import { languageFor, translate } from './messages/index.ts';
import type { Route } from './route.ts';
import type { Shares } from './shares.ts';
import { enterUpload } from './upload-places.ts';
import { replacedTokens, tokenFrom } from '../session/cookies.ts';
import { cookieToMark, forPage, usableCookies } from '../session/page-cookies.ts';

/** Cache lifetime of public answers, s (contract page, 1.3). */
const PUBLIC_MAX_AGE_S = 120;
const OK = 200;
/** Requests whose answers must not be stored in shared caches. */
const kept = new WeakSet<FastifyRequest>();

/** Options of the API routes. */
export interface ApiOptions extends Origins {
  house: House;
  /** true: cookies are `Secure` also when the request itself came over http */
  secureCookies: boolean;
  /** concurrency limit; calls beyond it are refused, so that running calls finish */
  maxCalls: number;
  /** upload slots, for routes that receive files */
  uploads?: Shares;
}

/**
 * Mounts every route below /api for all methods, with the rules they share: concurrency limit, cache headers,
 * errors.
 */
export function mountApi(app: FastifyInstance, routes: readonly Route[], options: ApiOptions): void {
  const gate = createGate(options.maxCalls, () =>
    app.log.warn({ maxCalls: options.maxCalls }, 'too many calls at once'),
  );
  for (const route of routes) {
    app.all(`${API_PREFIX}${route.path}`, async (request, reply) => {
      if (!gate.enter()) return sendFailure(reply, failure(houseCodes.overloaded, '服务器繁忙，请稍后再试'));
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
  const { failure: answer, severity } = answerFor(error);
  if (!hasHungUp(error, request) && severity !== 'none') request.log[severity]({ err: error }, 'call failed');
  return sendFailure(reply, answer);
}

/** Sends a business error with its message in the language of the Accept-Language header. */
export async function sendFailure(
  reply: FastifyReply,
  { status, body }: ReturnType<typeof failure>,
): Promise<FastifyReply> {
  const message = translate(body.message, languageFor(reply.request.headers['accept-language']));
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
  const bag = bagOf(request, sender);
  const token = tokenFrom(bag);
  const refused = token === null && tokenFrom(request.cookies) !== null;
  if (refused && route.guarded) throw refusedCookie(sender);
  // Our own page requests the same URL and would get the guest's answer from the browser's cache.
  if (refused) kept.add(request);
  const given: CookieToSet[] = [];
  const user = token === null ? null : await options.house.sessions.find(token);
  const call: Call = {
    house: options.house,
    db: options.house.db,
    bag,
    token,
    user,
    origin: originOf(request, options.publicUrl),
    fromPage: isPage(request, sender, options.corsOrigins),
    address: request.ip,
    device: deviceName(request.headers['user-agent']),
    log: request.log,
    receive: receiverOf(request, options.house.files.store),
    keepPrivate: () => void kept.add(request),
    setCookies: (list) => {
      given.push(...list);
      // With `noCookie`, cookies are not set, but the cookie string in the body is still returned
      // (contract page, 1.2).
      if (String(bag['noCookie']) !== 'true') setAll(request, reply, list, { sender, ...options });
    },
  };
  const leave = options.uploads && enterUpload(options.uploads, callerOf(call));
  try {
    const answer = await route.answer(call);
    for (const old of replacedTokens(bag, given)) await options.house.sessions.end(old);
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
function bagOf(request: FastifyRequest, sender: Sender): Bag {
  const cookies = usableCookies(request.cookies, sender);
  const sent = paramsBag({ cookies, query: request.query, body: request.body });
  return { ...sent, ...parseCookieParam(sent['cookie']) };
}

/** Sets cookies, unless that could log a user in or out without their knowledge. */
function setAll(
  request: FastifyRequest,
  reply: FastifyReply,
  cookies: readonly CookieToSet[],
  { sender, secureCookies }: { sender: Sender; secureCookies: boolean },
): void {
  if (!mayHaveCookies(request, sender)) return;
  const secure = secureCookies || request.protocol === 'https';
  for (const { name, value, maxAge, httpOnly } of cookies) {
    const given = sender === 'own' ? forPage(value) : value;
    void reply.setCookie(name, given, { path: '/', maxAge, httpOnly, secure, sameSite: 'strict' });
  }
}
