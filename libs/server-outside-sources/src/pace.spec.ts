import { expect, it } from 'vitest';
import { createPace } from './pace.ts';

it('keeps the time between two starts, also after an error', async () => {
  const pace = createPace(60, new AbortController().signal);
  const starts: number[] = [];
  const task = () => {
    starts.push(performance.now());
    return starts.length === 1 ? Promise.reject(new Error('refused')) : Promise.resolve(starts.length);
  };
  const results = await Promise.allSettled([pace(task), pace(task), pace(task)]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  const gaps = starts.slice(1).map((start, at) => start - (starts[at] ?? 0));
  expect(Math.min(...gaps)).toBeGreaterThan(55);
});

it('stops waiting when the server closes', async () => {
  const stopping = new AbortController();
  const pace = createPace(60_000, stopping.signal);
  await pace(() => Promise.resolve());
  const waiting = pace(() => Promise.resolve());
  stopping.abort(new Error('closing'));
  await expect(waiting).rejects.toThrow();
});
