import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createCoverService } from '../covers/cover-service.ts';
import { createMediaCache } from '../media-cache.ts';
import type { MediaError } from '../media-error.ts';
import { createImageService } from './image-service.ts';
import { roundToLadder, parseSizeParam } from './size-ladder.ts';

/** Rendering pictures takes long on a busy machine. */
vi.setConfig({ testTimeout: 60_000 });

const source = { kind: 'cover', spec: { kind: 'avatar', mood: 'calm', seed: 'a' } } as const;
let folder: string;
let problems: MediaError[];
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qy-images-'));
  problems = [];
});
afterEach(() => rm(folder, { recursive: true, force: true }));
const service = (path = folder) => {
  const cache = createMediaCache(path, (error) => problems.push(error));
  return { cache, images: createImageService(cache, createCoverService()) };
};

test('requested sizes are rounded up to the size ladder, keeping the aspect ratio', () => {
  expect(roundToLadder({ width: 130, height: 130 })).toEqual({ width: 192, height: 192 });
  expect(roundToLadder({ width: 300, height: 200 })).toEqual({ width: 384, height: 256 });
  expect(roundToLadder({ width: 64, height: 64 })).toEqual({ width: 64, height: 64 });
  expect(roundToLadder({ width: 4000, height: 1000 })).toEqual({ width: 1080, height: 270 });
});

test.each(['', 'abc', '0y0', '100', '100x100', '-1y5', '99999y1', '1e3y2', '5000y5000', ' 10y10'])(
  'an invalid size parameter is ignored: %j',
  (param) => expect(parseSizeParam(param)).toBeUndefined(),
);

test('sends WebP to clients that accept it and JPEG to others, with different entity tags', async () => {
  const { images, cache } = service();
  const webp = await images.response({ source, param: '100y100', accept: 'text/html,image/webp' });
  const jpeg = await images.response({ source, param: '100y100', accept: '*/*' });
  expect([webp.contentType, jpeg.contentType]).toEqual(['image/webp', 'image/jpeg']);
  expect(webp.etag).not.toBe(jpeg.etag);
  const meta = await sharp(jpeg.body).metadata();
  expect([meta.format, meta.width, meta.height]).toEqual(['jpeg', 128, 128]);
  await cache.close();
});

test('serves a second request from the cache folder with the same entity tag', async () => {
  const first = service();
  const made = await first.images.response({ source });
  await first.cache.close();
  const again = await service().images.response({ source });
  expect(again.etag).toBe(made.etag);
  expect(again.body.equals(made.body)).toBe(true);
  expect((await readdir(folder)).filter((name) => !name.endsWith('.sum'))).toHaveLength(1);
});

test('sends an uploaded picture in its own size unless another one is requested', async () => {
  const { images, cache } = service();
  const photo = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#369' } })
      .jpeg()
      .toBuffer();
  const sizes: unknown[] = [];
  for (const [index, bytes] of [
    await photo(1500, 900),
    await photo(500, 300),
    await photo(4000, 100),
  ].entries())
    for (const param of [undefined, '600y360']) {
      const bytesOf = { kind: 'bytes', bytes, key: `photo-${index}` } as const;
      const { body, width, height } = await images.response({ source: bytesOf, param });
      const meta = await sharp(body).metadata();
      expect([meta.width, meta.height]).toEqual([width, height]);
      sizes.push([width, height]);
    }
  expect(sizes).toEqual([
    [1500, 900],
    [768, 461],
    [500, 300],
    [768, 461],
    [2048, 51],
    [768, 461],
  ]);
  await cache.close();
});

test('rejects uploaded bytes that are no picture with a typed error', async () => {
  const { images } = service();
  const bytes = Buffer.from('not a picture');
  await expect(images.response({ source: { kind: 'bytes', bytes, key: 'x' } })).rejects.toMatchObject({
    code: 'bad-image',
  });
});

test('reports a read-only cache folder once and still sends the picture', async () => {
  const file = join(folder, 'file');
  await writeFile(file, '');
  const { images, cache } = service(join(file, 'below'));
  const one = await images.response({ source });
  await images.response({ source, param: '64y64' });
  await cache.close();
  expect(one.body.length).toBeGreaterThan(0);
  expect(problems.map(({ code }) => code)).toEqual(['cache-io']);
});
