import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { FastifyBaseLogger } from 'fastify';
import type { ServerOptions } from '../cli/options.ts';
import { withoutBasePath } from './base-path.ts';
import { setBodyDeadline } from './body-deadline.ts';
import { createConnectionLimit } from './connection-limit.ts';
import { connectionsFor, descriptorLimit } from './file-descriptors.ts';
import { cookiesBelow } from './page-cookies.ts';

/** Time for 500 MB over a slow line; uploads below the minimum rate and all other bodies are ended sooner. */
const LONGEST_REQUEST_MS = 3_600_000;
const KEEP_ALIVE_MS = 72_000;
/** Time for the request head, which is a kilobyte or two. */
const LONGEST_HEAD_MS = 30_000;
/** Interval in which late heads are detected. */
const CHECK_EVERY_MS = 5000;
const LONGEST_HANDSHAKE_MS = 15_000;

type Handle = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * Returns a factory of HTTP(S) servers with limits on connections and on the time of a handshake, a head and a
 * body (docs/security.md), which remove the base path from requests. A host name with two addresses gets two servers, which share the connection limit.
 *
 * @param log returns the logger, which exists once the first connection arrives
 */
export function createServerFactory(
  {
    tls,
    maxConnections,
    bodyTimeoutMs,
    basePath,
  }: Pick<ServerOptions, 'tls' | 'maxConnections' | 'bodyTimeoutMs' | 'basePath'>,
  log: () => FastifyBaseLogger,
): (handle: Handle) => Server {
  const most = maxConnections ?? connectionsFor(descriptorLimit());
  const connections = createConnectionLimit({
    max: most,
    onFull: () => log().warn({ maxConnections: most }, 'too many connections'),
  });
  const times = {
    keepAliveTimeout: KEEP_ALIVE_MS,
    headersTimeout: Math.min(LONGEST_HEAD_MS, bodyTimeoutMs),
    requestTimeout: LONGEST_REQUEST_MS,
    connectionsCheckingInterval: Math.min(CHECK_EVERY_MS, bodyTimeoutMs),
  };
  const secrets = tls && {
    handshakeTimeout: LONGEST_HANDSHAKE_MS,
    cert: readFileSync(tls.cert),
    key: readFileSync(tls.key),
  };
  return (handle) => {
    const answer: Handle = (request, response) => {
      // Everything after this knows paths at the root only.
      request.url = withoutBasePath(request.url ?? '/', basePath);
      if (basePath !== '') request.headers.cookie = cookiesBelow(basePath, request.headers.cookie);
      if (connections.answerSpare(request, response)) return;
      setBodyDeadline(request, response, bodyTimeoutMs);
      handle(request, response);
    };
    const server = secrets
      ? createSecureServer({ ...times, ...secrets }, answer)
      : createServer(times, answer);
    connections.applyTo(server);
    return server;
  };
}
