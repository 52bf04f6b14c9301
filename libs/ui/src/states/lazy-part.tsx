import { loadChunk } from '@qingyin/http-client';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { attempts } from './attempts.ts';

/**
 * As React's `lazy`, with the limit and the errors of `loadChunk`. Code that did not come is requested again when an
 * `ErrorBoundary` retries its block or the block is opened anew: `lazy` keeps the failure for as long as the page lives.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: (props: P) => ReactNode }>,
): (props: P) => ReactNode {
  /** the attempt in which the code did not come */
  let lostIn: number | null = null;
  const fresh = (): ComponentType<P> =>
    lazy(() =>
      loadChunk(load).catch((error: unknown) => {
        lostIn = attempts.count;
        throw error;
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
