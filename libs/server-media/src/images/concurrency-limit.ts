/** Concurrency limit: runs at most `places` tasks at a time, the others in order of arrival. */
export function createConcurrencyLimit(places: number): <T>(task: () => Promise<T>) => Promise<T> {
  const queue: (() => void)[] = [];
  let free = places;
  return async (task) => {
    if (free > 0) free--;
    else await new Promise<void>((resolve) => queue.push(resolve));
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next) next();
      else free++;
    }
  };
}
