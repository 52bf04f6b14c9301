/** The work that was requested last. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Runs work after all work that was requested before; a failure does not stop the next one. One at a time for all
 * libraries: each holds a connection of PostgreSQL for its lock and needs a second one, so that many at once would wait
 * for each other for ever.
 */
export function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  const result = last.then(work, work);
  last = result.catch(() => undefined);
  return result;
}
