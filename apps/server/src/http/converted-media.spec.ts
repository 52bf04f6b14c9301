import {
  ConversionError,
  type ConversionWait,
  type ConvertedFile,
  type Converter,
} from '@qingyin/server-convert';
import { DEMO } from '@qingyin/demo-seed/testing';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { createDownloadTicket } from '../downloads/download-tickets.ts';
import { converted, type ConvertedSong, createConvertedSong, FILE, SONG } from '../testing/converted-song.ts';
import { mountDownloads } from './download-routes.ts';
import { mountLibraryMedia } from './library-media.ts';

let song: ConvertedSong;
let app: FastifyInstance | undefined;
beforeAll(async () => {
  song = await createConvertedSong();
});
afterEach(() => app?.close());
afterAll(() => song.dispose());

function serving(converter: Partial<Converter>): FastifyInstance {
  app = Fastify({ logger: false, forceCloseConnections: true });
  const context = song.context(converter);
  mountDownloads(app, context);
  mountLibraryMedia(app, context);
  return app;
}
const order = (songIds: readonly number[]) =>
  createDownloadTicket(song.db, { userId: DEMO, songIds, level: 'lossless', name: 'x' }, Date.now());
const failing = (code: 'busy' | 'no-space') => async () => Promise.reject(new ConversionError(code));

const routes = [
  ['a download', async () => (await order([SONG])).path],
  ['a song', async () => `/media/library/${FILE}-0.flac`],
] as const;

describe.each(routes)('%s that must be converted', (_, address) => {
  it.each(['busy', 'no-space'] as const)(
    'is to be asked for again later when converting is %s',
    async (code) => {
      const answer = await serving({ convert: failing(code) }).inject(await address());
      expect(answer.statusCode).toBe(503);
      expect(answer.headers).toMatchObject({ 'retry-after': '10', 'cache-control': 'no-store' });
      expect(answer.headers['content-disposition']).toBeUndefined();
    },
  );

  it('is not awaited any longer when the client has gone', async () => {
    let wait: ConversionWait | undefined;
    const url = await serving({
      convert: (_source, _format, how) => {
        wait = how;
        return new Promise((_resolve, reject) => {
          how?.signal?.addEventListener('abort', () => reject(new ConversionError('stopped')));
        });
      },
    }).listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const answer = fetch(`${url}${await address()}`, { signal: leaving.signal });
    await vi.waitFor(() => expect(wait).toBeDefined());
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await vi.waitFor(() => expect(wait?.signal?.aborted).toBe(true));
  });

  it('is not converted for HEAD, whose answer has the length once it is', async () => {
    const convert = vi.fn<Converter['convert']>();
    const before = await serving({ convert }).inject({ method: 'HEAD', url: await address() });
    expect(before.statusCode).toBe(200);
    expect(before.headers).toMatchObject({ 'content-type': 'audio/flac', 'accept-ranges': 'bytes' });
    expect(before.headers['content-length']).toBeUndefined();
    expect(convert).not.toHaveBeenCalled();
    const made = { cached: async () => converted, convert: async () => converted };
    const after = await serving(made).inject({ method: 'HEAD', url: await address() });
    expect(after.headers['content-length']).toBe(String(converted.size));
  });
});

describe('waiting for conversions', () => {
  it('is limited for each caller, who still gets what is converted, and not for others', async () => {
    const url = `/media/library/${FILE}-0.flac`;
    let end: (file: ConvertedFile) => void = () => undefined;
    const result = new Promise<ConvertedFile>((resolve) => (end = resolve));
    const cached = vi.fn<Converter['cached']>(async () => undefined);
    const convert = vi.fn<Converter['convert']>(() => result);
    const server = serving({ cached, convert });
    const from = (remoteAddress: string) => server.inject({ url, remoteAddress });
    const waiting = Array.from({ length: 10 }, () => from('192.0.2.1'));
    await vi.waitFor(() => expect(convert).toHaveBeenCalledTimes(10));
    expect((await from('192.0.2.1')).statusCode).toBe(503);
    cached.mockResolvedValueOnce(converted);
    expect((await from('192.0.2.1')).statusCode).toBe(200);
    waiting.push(from('192.0.2.2'), Promise.resolve(server.inject((await order([SONG])).path)));
    await vi.waitFor(() => expect(convert).toHaveBeenCalledTimes(12));
    end(converted);
    expect((await Promise.all(waiting)).map(({ statusCode }) => statusCode)).toEqual(Array(12).fill(200));
    expect((await from('192.0.2.1')).statusCode).toBe(200);
  });
});

describe('a zip with songs that must be converted', () => {
  it('waits for its place behind a full queue, until the client goes', async () => {
    const waits: (ConversionWait | undefined)[] = [];
    const url = await serving({
      convert: async (_source, _format, wait) => {
        waits.push(wait);
        return wait?.patient ? converted : Promise.reject(new ConversionError('busy'));
      },
    }).listen({ port: 0, host: '127.0.0.1' });
    const answer = await fetch(`${url}${(await order([SONG, SONG])).path}`);
    const bytes = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    expect(bytes).toContain('.flac');
    expect(bytes).not.toContain('.txt');
    await vi.waitFor(() => expect(waits.map((wait) => wait?.signal?.aborted)).toEqual([true, true]));
  });
});
