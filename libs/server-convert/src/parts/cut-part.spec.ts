import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ConversionSource } from '../conversion-source.ts';
import { hasFfmpeg, probeSound, readSound, testSamples, writeSound } from '../testing/ffmpeg-sounds.ts';
import { cutPart } from './cut-part.ts';

const RATE = 44_100;
/** Samples up to full scale. */
const samples = testSamples(3, RATE).map((sample, at) =>
  Math.max(-32_768, Math.min(32_767, at % 500 === 0 ? -32_768 : sample * 3)),
);
const OPTIONS = { maxBytes: 100_000_000, signal: new AbortController().signal };

describe.skipIf(!hasFfmpeg)('parts that are cut without ffmpeg (needs ffmpeg to write and read)', () => {
  let folder: string;
  let count = 0;
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'qy-parts-'));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const sourceOf = (name: string, change: Partial<ConversionSource>): ConversionSource => ({
    ...{ path: join(folder, name), identity: name, type: name.endsWith('wav') ? 'wav' : 'flac' },
    ...{ bits: 16, sampleRate: RATE, startMs: 0, endMs: null },
    ...change,
  });
  async function cut(name: string, startMs: number, endMs: number | null): Promise<string> {
    const output = join(folder, `part-${(count += 1)}.${name.endsWith('wav') ? 'wav' : 'flac'}`);
    await cutPart(sourceOf(name, { startMs, endMs }), output, OPTIONS);
    return output;
  }
  /** The bytes of the samples of a file, with 32 bits. */
  const raw = (path: string): Buffer =>
    execFileSync(
      'ffmpeg',
      ['-v', 'error', '-i', `file:${path}`, '-f', 's32le', '-c:a', 'pcm_s32le', 'pipe:1'],
      {
        maxBuffer: 500_000_000,
      },
    );

  it.each([
    ['a.wav', []],
    ['a24.wav', ['-c:a', 'pcm_s24le']],
    ['float.wav', ['-c:a', 'pcm_f32le']],
    ['a.flac', []],
    ['a24.flac', ['-sample_fmt', 's32', '-bits_per_raw_sample', '24']],
    ['mono.flac', ['-ac', '1']],
    ['six.flac', ['-ac', '6']],
    ['high.flac', ['-ar', '96000', '-frame_size', '1000']],
    ['strange.flac', ['-ar', '37800']],
  ] as const)('of %s join without a gap, with every sample', async (name, codec) => {
    writeSound(join(folder, name), samples, RATE, codec);
    // The first border is that of a frame, at 4,096 samples, or a sample behind it.
    const borders = [0, 93, 731, 734, 1999, null] as const;
    const parts: Buffer[] = [];
    for (const [at, startMs] of borders.slice(0, -1).entries())
      parts.push(raw(await cut(name, startMs ?? 0, borders[at + 1] ?? null)));
    expect(Buffer.concat(parts).equals(raw(join(folder, name)))).toBe(true);
  });

  it('have the exact number of samples', async () => {
    writeSound(join(folder, 'b.flac'), samples, RATE);
    const part = await cut('b.flac', 1001, 2002);
    expect(readSound(part)).toHaveLength((Math.round(2.002 * RATE) - Math.round(1.001 * RATE)) * 2);
    expect(Number(probeSound(part)['duration'])).toBeCloseTo(1.001, 4);
  });

  it('of a long file are found without reading what is before them', async () => {
    const long = testSamples(60, RATE);
    writeSound(join(folder, 'long.flac'), long, RATE);
    const part = readSound(await cut('long.flac', 55_000, 57_000));
    expect(
      Buffer.from(part.buffer).equals(Buffer.from(long.slice(55 * RATE * 2, 57 * RATE * 2).buffer)),
    ).toBe(true);
  });

  it('of files with tags in front and behind are cut likewise', async () => {
    writeSound(join(folder, 'c.flac'), samples, RATE);
    const id3 = Buffer.concat([Buffer.from('ID3\x03\0\0\0\0\0\x0a', 'latin1'), Buffer.alloc(10)]);
    const tail = Buffer.concat([Buffer.from('TAG'), Buffer.alloc(125, 'x')]);
    writeFileSync(join(folder, 'd.flac'), Buffer.concat([id3, readFileSync(join(folder, 'c.flac')), tail]));
    const parts = [await cut('d.flac', 0, 1500), await cut('d.flac', 1500, null)].map(raw);
    expect(Buffer.concat(parts).equals(raw(join(folder, 'c.flac')))).toBe(true);
  });

  it('fail for damaged files and parts behind the end', async () => {
    writeSound(join(folder, 'e.flac'), samples, RATE);
    const bytes = readFileSync(join(folder, 'e.flac'));
    bytes.fill(0x55, 60_000, 60_100);
    writeFileSync(join(folder, 'f.flac'), bytes);
    await expect(cut('f.flac', 0, null)).rejects.toMatchObject({ code: 'failed' });
    await expect(cut('e.flac', 5000, 6000)).rejects.toMatchObject({ code: 'failed' });
    writeFileSync(join(folder, 'text.wav'), 'x'.repeat(9000));
    await expect(cut('text.wav', 0, 500)).rejects.toMatchObject({ code: 'failed' });
  });

  it('stop with the server', async () => {
    writeSound(join(folder, 'g.flac'), samples, RATE);
    const source = sourceOf('g.flac', { endMs: 500 });
    const output = join(folder, 'stopped.flac');
    await expect(cutPart(source, output, { ...OPTIONS, signal: AbortSignal.abort() })).rejects.toMatchObject({
      code: 'stopped',
    });
    await expect(cutPart(source, output, { ...OPTIONS, maxBytes: 1000 })).rejects.toMatchObject({
      code: 'failed',
    });
  });
});
