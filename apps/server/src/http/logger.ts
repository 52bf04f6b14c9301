import type { FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { redactUrl } from './redact.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Structured logs with request ids. A request is logged by method, redacted address and caller only: no headers, no
 * bodies, so that passwords, cookies and tokens cannot get in.
 */
export function loggerOptions(level: LogLevel): Pick<FastifyServerOptions, 'logger' | 'genReqId'> {
  return {
    genReqId: () => randomUUID(),
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        req: (request) => ({ method: request.method, url: redactUrl(request.url), remote: request.ip }),
        res: (reply) => ({ status: reply.statusCode }),
      },
    },
  };
}
