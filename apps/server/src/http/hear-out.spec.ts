import type { IncomingMessage } from 'node:http';
import { PassThrough, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearOut } from './hear-out.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A request whose body is not complete. */
function underWay() {
  const raw = Object.assign(new PassThrough(), { complete: false }) as unknown as IncomingMessage &
    PassThrough;
  raw.on('end', () => (raw.complete = true));
  return raw;
}

describe('drainRequest', () => {
  it('reads a refused request to its end', async () => {
    const raw = underWay();
    const heard = hearOut(raw);
    raw.write('x'.repeat(100_000));
    raw.end();
    expect(await heard).toBe(true);
  });

  it('reads on although an earlier reader stopped consuming', async () => {
    const raw = underWay();
    raw.pipe(new Writable({ highWaterMark: 1, write: () => undefined }));
    raw.write('x'.repeat(100_000));
    const heard = hearOut(raw);
    raw.end('x'.repeat(100_000));
    expect(await heard).toBe(true);
  });

  it('gives up after 30 seconds', async () => {
    const raw = underWay();
    const heard = hearOut(raw);
    raw.write('x');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await heard).toBe(false);
  });

  it('resolves at once when the request was aborted or is complete', async () => {
    const left = underWay();
    const heard = hearOut(left);
    left.destroy();
    expect(await heard).toBe(false);
    expect(await hearOut(left)).toBe(false);
    expect(await hearOut({ complete: true } as IncomingMessage)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
