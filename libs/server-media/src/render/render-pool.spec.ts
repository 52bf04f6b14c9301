import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createSongSpec } from '../compose/index.ts';
import { urgency } from './render-messages.ts';
import { createRenderPool, type RenderPool } from './render-pool.ts';
import * as workerUrl from './worker-url.ts';

vi.mock('./worker-url.ts', { spy: true });
const opened = vi.mocked(workerUrl.openWorker);
const troubles: Error[] = [];
let pool: RenderPool;
beforeEach(() => {
  opened.mockClear();
  troubles.length = 0;
  pool = createRenderPool(2, (error) => troubles.push(error), 1);
});
afterEach(() => pool.close());

const lines = [{ zh: '白日依山尽', en: '' }];
const rendered = (id: number): Promise<number> =>
  new Promise((resolve, reject) => {
    let bytes = 0;
    const spec = createSongSpec({ id, slug: 'deng-guan-que-lou', mood: 'bright', lines });
    pool.start(spec, 'mp3', urgency.asked, {
      data: (part) => (bytes += part.length),
      done: () => resolve(bytes),
      failed: reject,
    });
  });

it('replaces an idle thread after rendering and continues to render', async () => {
  expect(await rendered(1)).toBeGreaterThan(0);
  await vi.waitFor(() => expect(opened).toHaveBeenCalledTimes(2));
  expect(await rendered(2)).toBeGreaterThan(0);
  expect(troubles).toEqual([]);
});

it('keeps one thread ready and opens another one for a second concurrent song', async () => {
  expect(opened).toHaveBeenCalledTimes(1);
  const both = Promise.all([rendered(1), rendered(2)]);
  expect(opened).toHaveBeenCalledTimes(2);
  const [one, two] = await both;
  expect([one, two].every((bytes) => (bytes ?? 0) > 0)).toBe(true);
});
