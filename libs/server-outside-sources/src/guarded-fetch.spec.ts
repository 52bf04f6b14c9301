import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createGuardedFetch } from './guarded-fetch.ts';
import { OutsideError, UnreachableError } from './outside-error.ts';

let service: Server;
let other: Server;
let base = '';
let elsewhere = '';
let askedElsewhere = 0;
const listening = (server: Server): Promise<string> =>
  new Promise((done) =>
    server.listen(0, '127.0.0.1', () =>
      done(`http://127.0.0.1:${String((server.address() as AddressInfo).port)}/`),
    ),
  );

beforeEach(async () => {
  askedElsewhere = 0;
  other = createServer((_request, response) => {
    askedElsewhere += 1;
    response.end('secret');
  });
  elsewhere = await listening(other);
  service = createServer((request, response) => {
    const { url = '' } = request;
    if (url === '/large') response.end('a'.repeat(2000));
    else if (url === '/loop') response.writeHead(302, { location: '/loop' }).end();
    else if (url === '/away') response.writeHead(307, { location: `${elsewhere}admin` }).end();
    else if (url === '/metadata') response.writeHead(302, { location: 'http://169.254.169.254/' }).end();
    else if (url === '/file') response.writeHead(302, { location: 'file:///etc/passwd' }).end();
    else if (url === '/moved') response.writeHead(302, { location: '/there' }).end();
    else if (url === '/there') response.end(request.headers['user-agent']);
    else if (url === '/busy') response.writeHead(503).end();
    else if (url === '/often') response.writeHead(429).end();
    else if (url === '/refused') response.writeHead(400).end();
    else if (url === '/broken') {
      response.writeHead(200, { 'content-length': '10' }).write('a');
      setTimeout(() => response.destroy(), 20);
    } else response.writeHead(404).end();
  });
  base = await listening(service);
});
afterEach(() => {
  service.close();
  other.close();
});

const load = (path: string) =>
  createGuardedFetch({
    base,
    redirects: ['archive.org', '.archive.org'],
    userAgent: 'Qingyin/1 ( a@example.org )',
    signal: new AbortController().signal,
  })(path, 1000);

it('follows redirects of the service, and says who asks', async () => {
  expect(Buffer.from((await load('moved')) ?? []).toString()).toBe('Qingyin/1 ( a@example.org )');
  expect(await load('nothing')).toBeUndefined();
});

it.each(['away', 'metadata', 'file', 'loop', 'large', 'busy', 'http://169.254.169.254/', '//127.0.0.1:1/'])(
  'refuses %s',
  async (path) => {
    await expect(load(path)).rejects.toThrow(/refers to|too often|more than|503|cannot be reached/);
    expect(askedElsewhere).toBe(0);
  },
);

it('tells a service that cannot be asked from a refused question', async () => {
  const kindOf = (path: string) => load(path).catch((error: unknown) => (error as Error).constructor);
  expect(await Promise.all(['busy', 'often', 'refused', 'large', 'broken'].map(kindOf))).toEqual([
    ...[UnreachableError, UnreachableError],
    ...[OutsideError, OutsideError, OutsideError],
  ]);
  service.close();
  service.closeAllConnections();
  expect(await kindOf('moved')).toBe(UnreachableError);
});
