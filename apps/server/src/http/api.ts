import '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { parseCookieParam, paramsBag, type Bag } from './params-bag.ts';
import type { Call, CookieToSet, House } from './call.ts';
import { answerFor } from './error-answers.ts';
import { failure, houseCodes } from './failures.ts';
import { isForeignScript, originOf } from './origin.ts';
import { createGate } from './gate.ts';
import type { Route } from './route.ts';
import { tokenFrom } from '../session/cookies.ts';

export const API_PREFIX = '/api';
/** How long public answers may be kept, s (contract page, 1.3). */
const PUBLIC_MAX_AGE_S = 120;
const OK = 200;

export interface ApiOptions {
  house: House;
  publicUrl: string | undefined;
  /** true: cookies carry `Secure` on https */
  secureCookies: boolean;
  /** more calls than this at once are refused, so that the ones under way are finished */
  maxCalls: number;
}

/** Mounts every route below /api for any method, with the rules all of them share. */
export function mountApi(app: FastifyInstance, routes: readonly Route[], options: ApiOptions): void {
  const gate = createGate(options.maxCalls, () =>
    app.log.warn({ maxCalls: options.maxCalls }, 'too many calls at once'),
  );
  for (const route of routes) {
    app.all(`${API_PREFIX}${route.path}`, async (request, reply) => {
      if (!gate.enter()) return sendFailure(reply, failure(houseCodes.overloaded, '服务器繁忙，请稍后再试'));
      try {
        const answer = await route.answer(await callOf(request, reply, options));
        const code = 'code' in answer ? answer.code : OK;
        const open = route.cache && code === OK;
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

/** Answers any error of an API call by the rules of `answerFor`, and logs what the operator should know. */
export async function answerError(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { failure: answer, severity } = answerFor(error);
  if (severity !== 'none') request.log[severity]({ err: error }, 'call failed');
  return sendFailure(reply, answer);
}

export async function sendFailure(
  reply: FastifyReply,
  { status, body }: ReturnType<typeof failure>,
): Promise<FastifyReply> {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(body);
}

async function callOf(request: FastifyRequest, reply: FastifyReply, options: ApiOptions): Promise<Call> {
  const cookies = isForeignScript(request) ? {} : request.cookies;
  const sent = paramsBag({ cookies, query: request.query, body: request.body });
  const bag: Bag = { ...sent, ...parseCookieParam(sent['cookie']) };
  const token = tokenFrom(bag);
  return {
    house: options.house,
    db: options.house.db,
    bag,
    token,
    user: token === null ? null : await options.house.sessions.find(token),
    origin: originOf(request, options.publicUrl),
    fromPage: request.headers['sec-fetch-site'] !== undefined,
    address: request.ip,
    log: request.log,
    setCookies: (list) => {
      // The body string is still handed out when a caller asks for no cookies (contract page, 1.2).
      if (String(bag['noCookie']) !== 'true')
        setAll(reply, list, options.secureCookies || request.protocol === 'https');
    },
  };
}

function setAll(reply: FastifyReply, cookies: readonly CookieToSet[], secure: boolean): void {
  for (const { name, value, maxAge, httpOnly } of cookies) {
    void reply.setCookie(name, value, { path: '/', maxAge, httpOnly, secure, sameSite: 'lax' });
  }
}
