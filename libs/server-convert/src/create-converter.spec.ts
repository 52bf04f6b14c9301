import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ConversionError } from './conversion-error.ts';
import type { ConversionSource } from './conversion-source.ts';
import { type ConverterOptions, createConverter } from './create-converter.ts';
import { type FakeFfmpeg, fakeFfmpeg, HANGS, writes } from './testing/fake-ffmpeg.ts';

const MINUTE = 60_000;
let folder: string;
let now: number;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'qy-converter-'));
  now = Date.now();
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const sourceOf = (name: string, change: Partial<ConversionSource> = {}): ConversionSource => ({
  ...{ path: join(folder, name), identity: name, type: 'ape', bits: 16, sampleRate: 44_100 },
  ...{ startMs: 0, endMs: null },
  ...change,
});
function converterOf({ ffmpeg }: Pick<FakeFfmpeg, 'ffmpeg'>, options: Partial<ConverterOptions> = {}) {
  const errors: ConversionError[] = [];
  const converter = createConverter({
    ...{ ffmpeg, folder: join(folder, 'cache'), now: () => now },
    onError: (error) => errors.push(error),
    ...options,
  });
  onTestFinished(() => converter.stop());
  return { converter, errors };
}
const cached = () => readdir(join(folder, 'cache')).catch(() => []);
async function bytesOf(pieces: AsyncIterable<Buffer>): Promise<number> {
  let sum = 0;
  for await (const piece of pieces) sum += piece.length;
  return sum;
}

describe('createConverter', () => {
  it('makes a file once for all that want it, now and later', async () => {
    const fake = await fakeFfmpeg(folder, writes(100));
    const { converter } = converterOf(fake);
    const source = sourceOf('a.ape');
    expect(await converter.cached(source, 'flac')).toBeUndefined();
    const [one, two] = await Promise.all([
      converter.convert(source, 'flac'),
      converter.convert(source, 'flac'),
    ]);
    expect(one).toMatchObject({ size: 100, type: 'flac', hash: converter.hashOf(source, 'flac') });
    expect(two.path).toBe(one.path);
    expect(await bytesOf(one.read(10, 19))).toBe(10);
    expect((await converter.cached(source, 'flac'))?.size).toBe(100);
    await converter.convert(source, 'flac');
    expect(await fake.calls()).toHaveLength(1);
  });

  it('makes another file for another content, part or format', async () => {
    const fake = await fakeFfmpeg(folder, writes(10));
    const { converter } = converterOf(fake);
    const source = sourceOf('a.ape');
    await converter.convert(source, 'flac');
    await converter.convert(source, 'opus');
    await converter.convert({ ...source, endMs: 500 }, 'flac');
    await converter.convert({ ...source, startMs: 500 }, 'flac');
    await converter.convert({ ...source, identity: 'replaced' }, 'flac');
    expect(await cached()).toHaveLength(5);
  });

  it('remembers a failure for a while and leaves nothing behind', async () => {
    const fake = await fakeFfmpeg(
      folder,
      `writeFileSync(output, 'x'); console.error('Invalid data'); process.exit(1);`,
    );
    const { converter, errors } = converterOf(fake);
    const failed = { code: 'failed', message: 'failed: Invalid data' };
    await expect(converter.convert(sourceOf('a.ape'), 'flac')).rejects.toMatchObject(failed);
    await expect(converter.convert(sourceOf('a.ape'), 'flac')).rejects.toMatchObject(failed);
    expect(await fake.calls()).toHaveLength(1);
    expect(errors).toHaveLength(1);
    expect(await cached()).toEqual([]);
    now += 11 * MINUTE;
    await expect(converter.convert(sourceOf('a.ape'), 'flac')).rejects.toMatchObject(failed);
    expect(await fake.calls()).toHaveLength(2);
  });

  it('takes a result without sound as a failure', async () => {
    const fake = await fakeFfmpeg(folder, `writeFileSync(output, 'x'); console.log('out_time_us=N/A');`);
    const { converter } = converterOf(fake);
    await expect(converter.convert(sourceOf('a.ape'), 'flac')).rejects.toMatchObject({ code: 'failed' });
  });

  it('ends a conversion that takes too long, or becomes too large', async () => {
    const slow = converterOf(await fakeFfmpeg(folder, HANGS), { timeoutMs: 300 });
    await expect(slow.converter.convert(sourceOf('a.ape'), 'flac')).rejects.toMatchObject({
      code: 'failed',
      message: 'failed: longer than 300 ms',
    });
    const large = await fakeFfmpeg(
      folder,
      `console.log('total_size=600'); setInterval(() => undefined, 1000);`,
    );
    const { converter } = converterOf(large, { maxBytes: 1000 });
    await expect(converter.convert(sourceOf('b.ape'), 'flac')).rejects.toThrow('larger than 500 bytes');
    expect(await cached()).toEqual([]);
  });

  it('runs two at once and refuses more than may wait', async () => {
    const fake = await fakeFfmpeg(folder, HANGS);
    const { converter } = converterOf(fake, { maxWaiting: 1 });
    const results = ['a', 'b', 'c'].map((name) => converter.convert(sourceOf(name), 'flac'));
    const settled = Promise.allSettled(results);
    await vi.waitFor(async () => expect(await fake.calls()).toHaveLength(2));
    await expect(converter.convert(sourceOf('d'), 'flac')).rejects.toMatchObject({ code: 'busy' });
    await converter.stop();
    expect((await settled).map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
    expect(await fake.calls()).toHaveLength(2);
  });

  it('kills what runs when it stops, without a trace', async () => {
    const fake = await fakeFfmpeg(folder, HANGS);
    const { converter, errors } = converterOf(fake);
    const running = converter.convert(sourceOf('a.ape'), 'flac');
    const settled = Promise.allSettled([running]);
    await vi.waitFor(async () => expect(await cached()).toHaveLength(1));
    const [pid = 0] = await fake.pids();
    await converter.stop();
    expect(await settled).toMatchObject([{ status: 'rejected', reason: { code: 'stopped' } }]);
    expect(() => process.kill(pid, 0)).toThrow('ESRCH');
    expect(await cached()).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('converts nothing without ffmpeg', async () => {
    const converter = createConverter({ ffmpeg: undefined, folder, now: () => now });
    expect(converter.version).toBeNull();
    await expect(converter.convert(sourceOf('a.ape'), 'flac')).rejects.toMatchObject({ code: 'unavailable' });
    await converter.stop();
  });

  it('does not remember that ffmpeg could not be started', async () => {
    const fake = await fakeFfmpeg(folder, writes(10));
    const { converter } = converterOf({ ffmpeg: { ...fake.ffmpeg, program: join(folder, 'later') } });
    await expect(converter.convert(sourceOf('a'), 'flac')).rejects.toMatchObject({ code: 'unavailable' });
    await writeFile(join(folder, 'later'), `#!/bin/sh\nexec ${fake.ffmpeg.program} "$@"\n`, { mode: 0o755 });
    expect((await converter.convert(sourceOf('a'), 'flac')).size).toBe(10);
  });
});
