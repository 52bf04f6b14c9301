import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, it, vi } from 'vitest';
import type * as PageQueries from './page-queries.ts';

/** Locations differ by their addresses. */
const locationOf = (pathname: string) => ({ pathname, search: {} });
const HOME = locationOf('/personal-recommendation');
const PAGE = locationOf('/find-music/song-list');

let queries: typeof PageQueries;

beforeEach(async () => {
  vi.resetModules();
  queries = await import('./page-queries.ts');
});

/** The page prefetches two queries. Returns a function that answers one of them, or lets it fail. */
function load(app: QueryClient) {
  const answers: Record<string, { resolve: (value: string) => void; reject: (error: Error) => void }> = {};
  const client = queries.queriesOfPage(app, PAGE, false);
  for (const key of ['first', 'second'])
    void client.prefetchQuery({
      queryKey: [key],
      retry: false,
      queryFn: () =>
        new Promise<string>((resolve, reject) => {
          answers[key] = { resolve, reject };
        }),
    });
  return answers;
}

it('waits for all first answers of a page, also for those that fail', async () => {
  const app = new QueryClient();
  queries.leavePage(app, HOME);
  queries.leavePage(app, PAGE);
  const answers = load(app);
  const done = vi.fn();
  const waiting = queries.firstAnswers(app, PAGE).then(done);
  answers['first']?.resolve('answer');
  await app.getQueryCache().find({ queryKey: ['first'] })?.promise;
  expect(done).not.toHaveBeenCalled();
  answers['second']?.reject(new Error('failed'));
  await waiting;
  expect(done).toHaveBeenCalledOnce();
});

it('does not wait for a page that has some data', async () => {
  const app = new QueryClient();
  app.setQueryData(['first'], 'cached');
  queries.leavePage(app, HOME);
  queries.leavePage(app, PAGE);
  load(app);
  await expect(queries.firstAnswers(app, PAGE)).resolves.toBeUndefined();
});

it('does not wait for the first page of a visit', async () => {
  const app = new QueryClient();
  queries.leavePage(app, PAGE);
  load(app);
  await expect(queries.firstAnswers(app, PAGE)).resolves.toBeUndefined();
});
