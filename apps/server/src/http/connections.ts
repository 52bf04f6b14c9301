import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isApi } from './api-prefix.ts';
import { failure, houseCodes } from './failures.ts';
import { createGate } from './gate.ts';
import { languageFor, translate } from './messages/index.ts';

/** Connections beyond the ordinary ones: a health check gets one of them while all others are taken. */
const SPARE = 16;
/** Whoever has a spare connection must ask and be answered in this time, ms. */
const SPARE_LIFE_MS = 5000;
/** Idle connections are looked for at most once in this time, ms. */
const LOOK_EVERY_MS = 1000;
const RETRY_AFTER_S = 10;

export interface ConnectionOptions {
  /** connections whose requests are answered */
  most: number;
  /** called when there are more, at most once in ten seconds */
  onFull: () => void;
}

export interface Connections {
  /** Bounds the connections of a server; the servers of one process share the bound. */
  bound(server: Server): void;
  /** Answers a request that came by a spare connection, unless it is a health check. @returns whether it has answered */
  refuse(request: IncomingMessage, response: ServerResponse): boolean;
}

/**
 * Bounds connections. Beyond `most` idle ones are closed to make room; a new one is one of 16 spare ones, on which a
 * single request is answered: a health check as always, another one with 503. Beyond these, connections are closed at
 * once.
 */
export function createConnections({ most, onFull }: ConnectionOptions): Connections {
  const gate = createGate(most, onFull);
  /** By the caller's address and port, which a TLS socket shares with the one below it. */
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
    bound(server) {
      server.maxConnections = most + SPARE;
      server.on('connection', (socket: Socket) => enter(server, socket));
    },
    refuse(request, response) {
      if (!spare.has(nameOf(request.socket))) return false;
      response.shouldKeepAlive = false;
      if (/^\/healthz\/?(\?|$)/i.test(request.url ?? '')) return false;
      sendBusy(request, response);
      return true;
    },
  };
}

const nameOf = ({ remoteAddress, remotePort }: Socket): string => `${remoteAddress} ${remotePort}`;

/** An API call gets its code in the body, as HTTP status 503 would sign a page out (screens.md, decision 1). */
function sendBusy({ url = '', headers }: IncomingMessage, response: ServerResponse): void {
  response.setHeader('cache-control', 'no-store');
  if (isApi(url)) {
    const message = translate('服务器繁忙，请稍后再试', languageFor(headers['accept-language']));
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(JSON.stringify(failure(houseCodes.overloaded, message).body));
    return;
  }
  response.writeHead(503, {
    'retry-after': String(RETRY_AFTER_S),
    'content-type': 'text/plain; charset=utf-8',
  });
  response.end('Too many connections');
}
