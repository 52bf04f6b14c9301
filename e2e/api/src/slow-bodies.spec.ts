import { connect, type Socket } from 'node:net';
import { endpoints } from '@qingyin/contract';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './api-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const MOST = 20;
/** Crowds of a hundred half-sent bodies each: far more than allowed at once, and more in `npm run audit`. */
const CROWDS = process.env['QINGYIN_AUDIT'] === '1' ? 10 : 3;
const BUSY = '服务器繁忙，请稍后再试';

let server: ServerProcess;
const sockets: Socket[] = [];

interface Sender {
  socket: Socket;
  /** whole response, once the connection is closed */
  answer: Promise<string>;
}

/** Opens a connection and sends a text on it. */
function send(text: string): Sender {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  sockets.push(socket);
  let said = '';
  const answer = new Promise<string>((resolve) => {
    socket.on('data', (chunk) => (said += chunk.toString('utf8')));
    socket.on('end', () => socket.end());
    // A connection that is refused at once is reset.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(said));
  });
  socket.write(text);
  return { socket, answer };
}

/** Request that declares a body of a thousand bytes and sends ten. */
const half = (path: string, type = 'application/json', body = '{"keyword'): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\nAccept-Language: en\r\nContent-Type: ${type}\r\nContent-Length: 1000\r\n\r\n${body}`;
const form = `--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx`;
const junk = `--b\r\ncontent-disposition: form-data; name="other"; filename="a.bin"\r\n\r\nx`;
const multipart = 'multipart/form-data; boundary=b';

const hangUp = (): void => {
  for (const socket of sockets.splice(0)) socket.destroy();
};

// Each test waits for the timeout.
describe.concurrent('a body that does not arrive', () => {
  beforeAll(async () => {
    server = await startServer({ args: ['--sign-up', 'open'], env: { QINGYIN_BODY_TIMEOUT: '1' } });
  });
  afterAll(async () => {
    hangUp();
    await server.dispose();
  });

  it.each([
    ['of an API call', half('/api/search')],
    ['of a form', half('/api/search', multipart, form)],
    ['of an upload form, before the file', half('/api/cloud', multipart, form)],
    ['of a login', half('/api/login')],
  ])('%s is answered with code 400 in the caller’s language', async (_what, text) => {
    const answer = await send(text).answer;
    expect(answer).toMatch(/^HTTP\/1\.1 200 OK\r\n/);
    expect(answer).toMatch(/connection: close/i);
    expect(answer).toContain('"message":"The request timed out"');
    expect(answer).toContain('"code":400');
  });

  it.each([
    ['has an unknown path', half('/nothing/here')],
    ['belongs to a health check', half('/healthz').replace('POST', 'GET')],
    ['belongs to an unknown ticket', half('/uploads/cloud/none').replace('POST', 'PUT')],
    ['was refused', half('/api/cloud', multipart, junk)],
  ])('that %s ends the connection', async (_what, text) => {
    expect(await send(text).answer).toMatch(/^HTTP\/1\.1 \d+ /);
  });

  it('also times out when an unwanted file precedes the wanted one', async () => {
    const owner = createCaller(server.url);
    const params = { email: 'u@example.org', password: 'a long password', nickname: '主人' };
    await owner.http.call(endpoints.account.signUp, { params });
    const cookie = [...owner.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const text = half('/api/cloud', multipart, junk).replace('Host: x', `Host: x\r\nCookie: ${cookie}`);
    expect(await send(text).answer).toContain('"message":"The request timed out"');
  });

  it('headers that do not arrive end the connection', async () => {
    expect(await send('GET /api/search HTTP/1.1\r\nHost: x\r\nX-').answer).toMatch(/^HTTP\/1\.1 408 /);
  });
});

describe('connections beyond the limit', () => {
  beforeAll(async () => {
    server = await startServer({ env: { QINGYIN_MAX_CONNECTIONS: String(MOST) } });
  });
  afterEach(hangUp);
  afterAll(() => server.dispose());

  const get = (path: string, more = 'Connection: close\r\n') =>
    `GET ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

  it('are refused except for health checks, and are freed when they end', async () => {
    const crowd = Array.from({ length: MOST }, () => send(half('/api/search')));
    await Promise.all(
      crowd.map(({ socket }) => new Promise<void>((resolve) => socket.once('connect', () => resolve()))),
    );
    // The server has accepted all of them once it refuses another one.
    await expect.poll(() => send(get('/api/banner')).answer).toContain(`"message":"${BUSY}"`);
    expect(await send(get('/healthz')).answer).toMatch(/^HTTP\/1\.1 200 OK[^]*"status":"ok"/);
    expect(await send(get('/')).answer).toMatch(/^HTTP\/1\.1 503 [^]*retry-after: 10/i);

    for (const { socket } of crowd) socket.destroy();
    await expect
      .poll(async () => (await createCaller(server.url).http.call(endpoints.music.banner)).code)
      .toBe(200);
  });

  it(`the server survives ${CROWDS * 100} half-sent bodies`, async () => {
    for (let round = 0; round < CROWDS; round += 1) {
      const crowd = Array.from({ length: 100 }, () => send(half('/api/search')));
      let closed = 0;
      for (const { answer } of crowd) void answer.then(() => (closed += 1));
      await expect.poll(() => closed).toBeGreaterThanOrEqual(100 - MOST);
      await expect.poll(() => send(get('/healthz')).answer).toContain('"status":"ok"');
      for (const { socket } of crowd) socket.destroy();
    }
    expect(server.child.exitCode).toBeNull();
  });

  it('idle connections are closed for new ones', async () => {
    const idle = Array.from({ length: MOST }, () => send(get('/healthz', '')));
    const said = idle.map(
      ({ socket }) => new Promise<void>((resolve) => socket.once('data', () => resolve())),
    );
    await Promise.all(said);
    await expect.poll(() => send(get('/api/banner')).answer).toContain('"code":200');
  });
});
