import { failure, serverCodes } from '@qingyin/server-kernel';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isApi } from './api-prefix.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { localeOf, translate } from './error-messages/index.ts';

/** Connections beyond the limit, so that health checks are answered while all others are taken. */
const SPARE = 16;
/** Lifetime of a spare connection, within which its request must be sent and answered, ms. */
const SPARE_LIFE_MS = 5000;
/** Idle connections are closed at most once in this interval, ms. */
const LOOK_EVERY_MS = 1000;
const RETRY_AFTER_S = 10;

export interface ConnectionLimitOptions {
  /** connections whose requests are answered */
  max: number;
  /** called when the limit is exceeded, at most once in ten seconds */
  onFull: () => void;
}

/** Limits the connections of servers. */
export interface ConnectionLimit {
  /** Applies the limit to a server; all servers of one process share it. */
  applyTo(server: Server): void;
  /**
   * Answers a request that came on a spare connection with 503, unless it is a health check. @returns whether it
   * has answered
   */
  answerSpare(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Limits the number of connections. At the limit, idle connections are closed to make room, and a new connection
 * becomes one of 16 spare ones on which a single request is answered: health checks normally, others with 503.
 * Beyond these, connections are closed at once.
 */
export function createConnectionLimit({ max, onFull }: ConnectionLimitOptions): ConnectionLimit {
  const gate = createConcurrencyLimit(max, onFull);
  /** Spare connections by remote address and port, which a TLS socket has in common with the TCP socket below it. */
  const spare = new Set<string>();
  let looked = -Infinity;
  const enter = (server: Server, socket: Socket): void => {
    if (gate.enter()) {
      socket.once('close', () => gate.leave());
      return;
    }
    if (spare.size >= SPARE) {
      socket.destroy();
      return;
    }
    const name = nameOf(socket);
    spare.add(name);
    const end = setTimeout(() => socket.destroy(), SPARE_LIFE_MS).unref();
    socket.once('close', () => {
      clearTimeout(end);
      spare.delete(name);
    });
    const now = performance.now();
    if (now - looked < LOOK_EVERY_MS) return;
    looked = now;
    server.closeIdleConnections();
  };
  return {
    applyTo(server) {
      server.maxConnections = max + SPARE;
      server.on('connection', (socket: Socket) => enter(server, socket));
    },
    answerSpare(request, response) {
      if (!spare.has(nameOf(request.socket))) return false;
      response.shouldKeepAlive = false;
      if (/^\/healthz\/?(\?|$)/i.test(request.url ?? '')) return false;
      void sendBusy(request, response);
      return true;
    },
  };
}

const nameOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/**
 * API calls get status 200 with the code in the body, since HTTP status 503 would log a page out
 * (docs/specification/errors.md#statuses-and-business-codes).
 */
async function sendBusy({ url = '', headers }: IncomingMessage, response: ServerResponse): Promise<void> {
  response.setHeader('cache-control', 'no-store');
  if (isApi(url)) {
    const message = await translate('服务器繁忙，请稍后再试', localeOf(headers));
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(failure(serverCodes.overloaded, message).body));
    return;
  }
  response.writeHead(503, {
    'retry-after': String(RETRY_AFTER_S),
    'content-type': 'text/plain; charset=utf-8',
  });
  response.end('Too many connections');
}
