import type { FastifyServerOptions } from 'fastify';
import { randomUUID } from 'node:crypto';
import { redactUrl } from './redact.ts';

export const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/**
 * Fastify options for structured logs with request ids. Requests are logged by method, redacted URL and address
 * only, without headers and bodies, so that passwords, cookies and tokens stay out of the log.
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
