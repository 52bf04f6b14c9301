import type { IncomingMessage } from 'node:http';
import { PassThrough, Writable } from 'node:stream';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { hearOut } from './hear-out.ts';

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());

/** A request whose rest is still on its way. */
function underWay() {
  const raw = Object.assign(new PassThrough(), { complete: false }) as unknown as IncomingMessage &
    PassThrough;
  raw.on('end', () => (raw.complete = true));
  return raw;
}

describe('a request that was refused', () => {
  it('is read to its end', async () => {
    const raw = underWay();
    const heard = hearOut(raw);
    raw.write('x'.repeat(100_000));
    raw.end();
    expect(await heard).toBe(true);
  });

  it('is read on although whoever read it before holds it back', async () => {
    const raw = underWay();
    raw.pipe(new Writable({ highWaterMark: 1, write: () => undefined }));
    raw.write('x'.repeat(100_000));
    const heard = hearOut(raw);
    raw.end('x'.repeat(100_000));
    expect(await heard).toBe(true);
  });

  it('is heard for half a minute and no longer', async () => {
    const raw = underWay();
    const heard = hearOut(raw);
    raw.write('x');
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await heard).toBe(false);
  });

  it('is not waited for when its sender has left, or when all of it is there', async () => {
    const left = underWay();
    const heard = hearOut(left);
    left.destroy();
    expect(await heard).toBe(false);
    expect(await hearOut(left)).toBe(false);
    expect(await hearOut({ complete: true } as IncomingMessage)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});
