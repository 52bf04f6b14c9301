import { type ComponentType, lazy, type ReactNode } from 'react';
import { attempts } from './attempts.ts';

/**
 * As React's `lazy`, but code that did not come is asked for again when an `ErrorBoundary` tries its block again: `lazy`
 * keeps the failure for as long as the page lives. It fails with a `ChunkLoadError` (seed §8), which `describeError` knows.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: (props: P) => ReactNode }>,
): (props: P) => ReactNode {
  /** the attempt in which the code did not come */
  let lostIn: number | null = null;
  const fresh = (): ComponentType<P> =>
    lazy(() =>
      load().catch((error: unknown) => {
        lostIn = attempts.count;
        throw Object.assign(new Error('The code of a part did not come', { cause: error }), {
          name: 'ChunkLoadError',
        });
      }),
    );
  let Part = fresh();
  return function LazyPart(props: P) {
    // Not at the failure itself: then the block would never hear of it, and ask for ever.
    if (lostIn !== null && lostIn !== attempts.count) {
      lostIn = null;
      Part = fresh();
    }
    return <Part {...props} />;
  };
}
