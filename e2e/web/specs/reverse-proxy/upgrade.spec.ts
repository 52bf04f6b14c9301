import { createServer, request, type Server } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { foundReverseProxies, startReverseProxy } from '../../fixtures/reverse-proxy/reverse-proxy.ts';

/** Server that accepts every upgrade and sends back what it gets. */
async function startEcho(): Promise<Server> {
  const server = createServer();
  server.on('upgrade', (_request, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: Upgrade\r\nUpgrade: echo\r\n\r\n');
    socket.pipe(socket);
  });
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return server;
}

/** Upgrades a connection, sends a text and resolves to the echo. */
const echoAt = (address: string, text: string): Promise<string> =>
  new Promise((resolve, reject) => {
    const headers = { Connection: 'Upgrade', Upgrade: 'echo' };
    const send = address.startsWith('https:') ? secureRequest : request;
    const call = send(address, { headers, rejectUnauthorized: false });
    call.once('upgrade', (_response, socket) => {
      socket.once('data', (data: Buffer) => {
        socket.destroy();
        resolve(data.toString());
      });
      socket.write(text);
    });
    call.once('response', ({ statusCode }) => reject(new Error(`not upgraded: ${statusCode}`)));
    call.once('error', reject);
    call.end();
  });

for (const name of foundReverseProxies)
  for (const pathHandling of ['keeps the path', 'removes the path'] as const)
    test(`${name}, which ${pathHandling}, passes upgraded connections on`, async () => {
      const echo = await startEcho();
      const { port } = echo.address() as AddressInfo;
      const proxy = await startReverseProxy(name, {
        basePath: '/a/b',
        rootPort: port,
        serverPort: port,
        pathHandling,
      });
      try {
        expect(await echoAt(`${proxy.origin}/live`, 'at the root')).toBe('at the root');
        expect(await echoAt(`${proxy.origin}/a/b/live`, 'below the path')).toBe('below the path');
      } finally {
        await proxy.stop();
        echo.close();
        echo.closeAllConnections();
      }
    });
