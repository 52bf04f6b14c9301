import { get, type IncomingMessage } from 'node:http';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { sendSound } from './send-sound.ts';

const PIECE = 60_000;
let app: FastifyInstance;
afterEach(() => app.close());

/** Starts a server that sends what `read` yields. @returns its URL */
async function serving(size: number, read: () => AsyncGenerator<Buffer>): Promise<string> {
  app = Fastify({ logger: false });
  const sound = { size, etag: '"a"', contentType: 'audio/mpeg', read };
  app.get('/', (request, reply) => sendSound(request, reply, sound, 'no-store'));
  return app.listen({ port: 0, host: '127.0.0.1' });
}

const asked = (url: string): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => get(url, resolve).on('error', reject));

test('sends chunks that share one buffer unchanged', async () => {
  const shared = Buffer.alloc(PIECE);
  const url = await serving(PIECE * 40, async function* () {
    for (let fill = 0; fill < 40; fill += 1) yield shared.fill(fill);
  });
  const answer = await asked(url);
  // A slow reader: the server has to wait, and must not overwrite bytes that are not sent yet.
  const bytes = Buffer.concat(await answer.toArray());
  expect(answer.headers['content-length']).toBe(String(PIECE * 40));
  expect(bytes.length).toBe(PIECE * 40);
  expect(bytes.every((byte, at) => byte === Math.floor(at / PIECE))).toBe(true);
});

test('stops reading when the client disconnects', async () => {
  let reading = true;
  const url = await serving(PIECE * 1_000_000, async function* () {
    try {
      for (;;) yield Buffer.alloc(PIECE);
    } finally {
      reading = false;
    }
  });
  const answer = await asked(url);
  answer.once('data', () => answer.destroy());
  await expect.poll(() => reading).toBe(false);
});

test('answers an error before the first chunk, and closes the connection on a later one', async () => {
  // eslint-disable-next-line require-yield -- it fails before the first chunk
  const url = await serving(10, async function* () {
    throw new Error('the folder is gone');
  });
  expect((await asked(url)).statusCode).toBe(500);
  await app.close();
  const other = await serving(PIECE * 2, async function* () {
    yield Buffer.alloc(PIECE);
    throw new Error('the file is gone');
  });
  const answer = await asked(other);
  expect(answer.statusCode).toBe(200);
  await expect(answer.toArray()).rejects.toThrow('aborted');
});

test('lets pages of other origins read ranges and the total size', async () => {
  const url = await serving(10, async function* () {
    yield Buffer.alloc(4);
  });
  const answer = await fetch(url, { headers: { range: 'bytes=0-3' } });
  expect(answer.status).toBe(206);
  expect(answer.headers.get('content-range')).toBe('bytes 0-3/10');
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(answer.headers.get('access-control-expose-headers')).toBe('content-range');
});
