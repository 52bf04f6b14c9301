import { describe, expect, it, vi } from 'vitest';
import { createConversionQueue } from './conversion-queue.ts';

/** A task that ends when its `end` is called. */
function task() {
  let end: (value: string) => void = () => undefined;
  const result = new Promise<string>((resolve) => (end = resolve));
  return { run: vi.fn(() => result), end: (value: string) => end(value) };
}
const stoppedError = { code: 'stopped' };

describe('createConversionQueue', () => {
  it('runs tasks of one name once', async () => {
    const queue = createConversionQueue<string>(2, 10);
    const { run, end } = task();
    const results = Promise.all([queue.run('a', run), queue.run('a', run)]);
    end('x');
    expect(await results).toEqual(['x', 'x']);
    expect(run).toHaveBeenCalledOnce();
  });

  it('runs no more than a few at once, and refuses what would wait in a full queue', async () => {
    const queue = createConversionQueue<string>(1, 1);
    const [first, second] = [task(), task()];
    const one = queue.run('a', first.run);
    const two = queue.run('b', second.run);
    await expect(queue.run('c', second.run)).rejects.toMatchObject({ code: 'busy' });
    expect(second.run).not.toHaveBeenCalled();
    first.end('x');
    expect(await one).toBe('x');
    second.end('y');
    expect(await two).toBe('y');
  });

  it('lets patient callers wait behind a full queue', async () => {
    const queue = createConversionQueue<string>(1, 0);
    const [first, second] = [task(), task()];
    const one = queue.run('a', first.run);
    const two = queue.run('b', second.run, { patient: true });
    await expect(queue.run('c', second.run)).rejects.toMatchObject({ code: 'busy' });
    first.end('x');
    second.end('y');
    expect(await Promise.all([one, two])).toEqual(['x', 'y']);
  });

  it('gives up a waiting task when all its callers have gone', async () => {
    const queue = createConversionQueue<string>(1, 5);
    const [first, second] = [task(), task()];
    const one = queue.run('a', first.run);
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const two = queue.run('b', second.run, { signal: leaving.signal });
    const three = queue.run('b', second.run, { signal: staying.signal });
    leaving.abort();
    await expect(two).rejects.toMatchObject(stoppedError);
    staying.abort();
    await expect(three).rejects.toMatchObject(stoppedError);
    first.end('x');
    await one;
    expect(second.run).not.toHaveBeenCalled();
  });

  it('finishes a running task although its caller has gone', async () => {
    const queue = createConversionQueue<string>(1, 5);
    const { run, end } = task();
    const leaving = new AbortController();
    const first = queue.run('a', run, { signal: leaving.signal });
    leaving.abort();
    await expect(first).rejects.toMatchObject(stoppedError);
    const again = queue.run('a', run);
    end('x');
    expect(await again).toBe('x');
    expect(run).toHaveBeenCalledOnce();
  });

  it('goes on after a failed task', async () => {
    const queue = createConversionQueue<string>(1, 5);
    await expect(queue.run('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await queue.run('a', () => Promise.resolve('x'))).toBe('x');
  });

  it('rejects what waits when it stops', async () => {
    const queue = createConversionQueue<string>(1, 5);
    const [first, second] = [task(), task()];
    const one = queue.run('a', first.run);
    const two = queue.run('b', second.run);
    const stopping = queue.stop();
    await expect(two).rejects.toMatchObject(stoppedError);
    first.end('x');
    await stopping;
    expect(await one).toBe('x');
    await expect(queue.run('c', second.run)).rejects.toMatchObject(stoppedError);
  });
});
