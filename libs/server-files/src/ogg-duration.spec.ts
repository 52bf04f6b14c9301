import { withFile } from '@qingyin/audio-dsp';
import { fileOf, samplePath } from '@qingyin/audio-dsp/testing';
import { readFileSync } from 'node:fs';
import type { FileHandle } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { oggDuration } from './ogg-duration.ts';

const sample = readFileSync(samplePath('tone.opus'));

/** The same stream with another serial number. */
function renumbered(stream: Buffer): Buffer {
  const copy = Buffer.from(stream);
  for (let at = copy.indexOf('OggS'); at >= 0; at = copy.indexOf('OggS', at + 4))
    copy.writeUInt32LE(4242, at + 14);
  return copy;
}

/** Duration of a file in seconds, and the number of reads. */
async function measured(bytes: Buffer): Promise<{ duration: number | undefined; reads: number }> {
  let reads = 0;
  return withFile(fileOf('ogg-duration', bytes), async (file) => {
    const counting = {
      read: (...args: Parameters<FileHandle['read']>) => {
        reads += 1;
        return file.read(...args);
      },
    } as unknown as FileHandle;
    return { duration: await oggDuration(counting, bytes.length), reads };
  });
}

it('adds the lengths of two consecutive Opus streams', async () => {
  expect((await measured(Buffer.concat([sample, renumbered(sample)]))).duration).toBeCloseTo(3, 2);
});

it('leaves a single stream to the tag reader', async () => {
  expect((await measured(sample)).duration).toBeUndefined();
});

it('reads many small pages in few chunks', async () => {
  const page = Buffer.alloc(27);
  page.write('OggS');
  page.writeBigInt64LE(-1n, 6);
  page.writeUInt32LE(77, 14);
  const { duration, reads } = await measured(Buffer.concat([sample, Buffer.alloc(27 * 50_000, page)]));
  expect(duration).toBeCloseTo(1.5, 2);
  expect(reads).toBeLessThan(100);
});
