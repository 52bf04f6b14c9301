import { PassThrough } from 'node:stream';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { enforceMinimumRate } from './minimum-rate.ts';

const RATE = { bytesPerS: 10, windowMs: 1000 };

beforeEach(() => vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

/** Reads a stream to its end. @returns its content, or the code of its error */
async function read(stream: AsyncIterable<Buffer>): Promise<string> {
  let text = '';
  try {
    for await (const chunk of stream) text += String(chunk);
    return text;
  } catch (error) {
    return (error as { code: string }).code;
  }
}

it('aborts a stream below the minimum rate, and leaves its source open', async () => {
  const source = new PassThrough();
  const outcome = read(enforceMinimumRate(source, RATE));
  source.write('x'.repeat(12));
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(1000);
  source.write('x'.repeat(9));
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(1000);
  expect(await outcome).toBe('too-slow');
  expect([source.destroyed, vi.getTimerCount()]).toEqual([false, 0]);
});

it('passes a stream that is fast enough', async () => {
  const source = new PassThrough();
  const outcome = read(enforceMinimumRate(source, RATE));
  for (let window = 0; window < 5; window += 1) {
    source.write('x'.repeat(10));
    await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(1000);
  }
  source.end();
  expect(await outcome).toBe('x'.repeat(50));
  expect(vi.getTimerCount()).toBe(0);
});

it('does not count windows in which the reader is slow', async () => {
  const source = new PassThrough();
  const paced = enforceMinimumRate(source, RATE);
  source.write('x');
  await new Promise(setImmediate);
  await vi.advanceTimersByTimeAsync(5000);
  source.end();
  expect(await read(paced)).toBe('x');
});

it('passes on that the client closed the connection', async () => {
  const source = new PassThrough();
  const outcome = read(enforceMinimumRate(source, RATE));
  source.destroy();
  expect(await outcome).toBe('ERR_STREAM_PREMATURE_CLOSE');
  expect(vi.getTimerCount()).toBe(0);
});
