import { connect } from 'node:net';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { demoCaller } from './demo-caller.ts';
import { type ServerProcess, startServer } from './server-process.ts';

const CALLERS = 20;
let server: ServerProcess;
beforeAll(async () => {
  server = await startServer({ args: ['--log-level', 'debug'] });
});
afterAll(() => server.dispose());

const lines = (): string[] =>
  server
    .output()
    .split('\n')
    .filter((line) => line.startsWith('{'));
const hungUp = (): number =>
  lines().filter((line) => line.includes('the client closed the connection')).length;
const begun = (path: string): number =>
  lines().filter((line) => line.includes('incoming request') && line.includes(path)).length;

/** Sends a request on a connection of its own, waits until the server has begun to handle it, and disconnects. */
async function leave(text: string, path: string): Promise<void> {
  const { hostname, port } = new URL(server.url);
  const before = begun(path);
  const socket = connect(Number(port), hostname, () => socket.write(text));
  socket.on('error', () => undefined);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await expect.poll(() => begun(path)).toBeGreaterThan(before);
  socket.destroy();
  await closed;
}

const post = (path: string, type: string, body: string, more = ''): string =>
  `POST ${path} HTTP/1.1\r\nHost: x\r\n${more}Content-Type: ${type}\r\nContent-Length: 100000\r\n\r\n${body}`;
const form = '--b\r\ncontent-disposition: form-data; name="a"\r\n\r\nx';
const file = '--b\r\ncontent-disposition: form-data; name="songFile"; filename="a.wav"\r\n\r\nx';
const multipart = 'multipart/form-data; boundary=b';

it.each([
  ['JSON', '/api/search', post('/api/search', 'application/json', '{"a')],
  ['a form', '/api/search', post('/api/search', 'application/x-www-form-urlencoded', 'a=')],
  ['an unknown path', '/nothing', post('/nothing', 'application/json', '{"a')],
])('logs callers who disconnect during %s at debug level', async (_what, path, text) => {
  const before = hungUp();
  for (let caller = 0; caller < CALLERS; caller += 1) await leave(text, path);
  await expect.poll(hungUp).toBe(before + CALLERS);
});

it('logs callers who disconnect during a form, an upload or a download at most at that level', async () => {
  await leave(post('/api/search', multipart, form), '/api/search');
  await leave(post('/api/cloud', multipart, form), '/api/cloud');
  const member = await demoCaller(server.url);
  const cookie = [...member.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await leave(post('/api/cloud', multipart, file, `Cookie: ${cookie}\r\n`), '/api/cloud');
  await leave('GET /media/audio/10001.mp3 HTTP/1.1\r\nHost: x\r\n\r\n', '/media/audio/10001.mp3');
  await leave('GET /media/audio/10001.flac HTTP/1.1\r\nHost: x\r\n\r\n', '/media/audio/10001.flac');
  // A failure caused by them would have been logged before this answer.
  expect((await member.http.call(endpoints.music.banner)).code).toBe(200);
});

it('logs no failure of the server for any of them', () => {
  expect(lines().length).toBeGreaterThan(CALLERS);
  for (const line of lines()) {
    expect(line).not.toContain('"stack"');
    expect((JSON.parse(line) as { level: number }).level).toBeLessThan(40);
  }
});
