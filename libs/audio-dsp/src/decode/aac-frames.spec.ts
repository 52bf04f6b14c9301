import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { framesOfAdts } from './aac-frames.ts';
import { samplePath } from './sample-path.ts';

const bytes = readFileSync(samplePath('tone.aac'));

async function* cutAfter(...places: number[]): AsyncGenerator<Uint8Array> {
  let from = 0;
  for (const to of [...places, bytes.length]) {
    yield bytes.subarray(from, to);
    from = to;
  }
  await Promise.resolve();
}
async function lengthsOf(parts: AsyncIterable<Uint8Array>): Promise<number[]> {
  const lengths: number[] = [];
  for await (const { length } of framesOfAdts(parts)) lengths.push(length);
  return lengths;
}

it('yields every AAC frame, independently of where the input is split', async () => {
  const whole = await lengthsOf(cutAfter());
  const [first = 0, second = 0] = whole;
  expect(whole.reduce((sum, length) => sum + length, 0)).toBe(bytes.length);
  for (let place = first; place <= first + second; place++)
    expect(await lengthsOf(cutAfter(place)), `cut after ${place}`).toEqual(whole);
  const everywhere = Array.from({ length: bytes.length - 1 }, (_, at) => at + 1);
  expect(await lengthsOf(cutAfter(...everywhere))).toEqual(whole);
});
