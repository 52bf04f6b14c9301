import type { IncomingHttpHeaders } from 'node:http';
import replyFrom from '@fastify/reply-from';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { API_PREFIX, sendFailure } from './api.ts';
import { failure, houseCodes } from './failures.ts';

const NEEDS_LOGIN = 301;
/** Longer than the client waits (seed §7), so that the client decides. */
const TIMEOUT_MS = 110_000;
const MAX_ANSWER_BYTES = 64 * 1024 * 1024;

/**
 * Passes /api on to another service of the same contract. Its HTTP statuses follow the body's code, which our
 * client would take for a lost session; so any JSON with a numeric code other than 301 comes back as HTTP 200.
 *
 * @param target where the service's paths start, e.g. http://localhost:3000
 */
export async function mountProxy(app: FastifyInstance, target: string): Promise<void> {
  const base = new URL(target);
  await app.register(replyFrom, {
    base: base.origin,
    undici: { headersTimeout: TIMEOUT_MS, bodyTimeout: TIMEOUT_MS },
  });
  await app.register(async (scope) => {
    // Bodies travel as they are: nothing here may parse them.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
    scope.all(`${API_PREFIX}/*`, (request, reply) => {
      const path = request.url.slice(request.url.toLowerCase().indexOf(API_PREFIX) + API_PREFIX.length);
      return reply.from(`${base.pathname.replace(/\/$/, '')}${path}`, {
        rewriteRequestHeaders: (_raw, { host: _host, ...headers }) => ({
          ...headers,
          'accept-encoding': 'identity',
        }),
        rewriteHeaders: (headers) => ownHeaders(headers, request.protocol === 'https'),
        onResponse: (_request, answer, upstream) => void pass(reply, answer.statusCode, upstream.stream),
        onError: (answer) => {
          request.log.warn('the service behind QINGYIN_API cannot be reached');
          void sendFailure(reply, failure(houseCodes.upstream, '上游服务无法访问'));
          void answer;
        },
      });
    });
  });
}

/** Cookies become ours: no foreign Domain, and no Secure where we are not secure ourselves. */
export function ownHeaders(headers: IncomingHttpHeaders, https: boolean): IncomingHttpHeaders {
  const { 'set-cookie': cookies, location: _location, 'content-length': _length, ...rest } = headers;
  // One cookie arrives as text, several as a list, whatever the types say.
  const list: string[] = cookies === undefined ? [] : [cookies].flat();
  if (list.length === 0) return rest;
  const strip = https ? /;\s*domain=[^;]*/gi : /;\s*(domain=[^;]*|secure(?=;|$|\s)|samesite=none)/gi;
  return { ...rest, 'set-cookie': list.map((cookie) => cookie.replace(strip, '')) };
}

async function pass(reply: FastifyReply, status: number, upstream: AsyncIterable<unknown>): Promise<void> {
  try {
    const chunks: Buffer[] = [];
    let size = 0;
    for await (const chunk of upstream) {
      if (!Buffer.isBuffer(chunk)) continue;
      size += chunk.length;
      if (size > MAX_ANSWER_BYTES) throw new Error('answer too large');
      chunks.push(chunk);
    }
    const { status: own, body } = ownAnswer(status, Buffer.concat(chunks).toString('utf8'));
    if (own !== 200 || status !== 200) void reply.header('cache-control', 'no-store');
    await reply.code(own).type('application/json; charset=utf-8').send(body);
  } catch {
    await sendFailure(reply, failure(houseCodes.upstream, '上游服务中断'));
  }
}

/** The answer as our client is to see it. Whatever is not JSON with a code is a failure of the service, not of the session. */
export function ownAnswer(status: number, text: string): { status: 200 | 301; body: string } {
  const parsed = parse(text);
  const code = typeof parsed === 'object' && parsed !== null && 'code' in parsed ? parsed.code : undefined;
  if (code === NEEDS_LOGIN) return { status: 301, body: text };
  if (typeof code === 'number' || (status === 200 && parsed !== undefined))
    return { status: 200, body: text };
  const shown = status === 200 ? houseCodes.upstream : status;
  return {
    status: 200,
    body: JSON.stringify(
      failure(shown === NEEDS_LOGIN ? houseCodes.upstream : shown, '上游服务返回了无法识别的内容').body,
    ),
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
