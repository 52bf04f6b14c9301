import { loadChunk } from '@qingyin/http-client';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { attempts } from './attempts.ts';

/**
 * Lazy component: React's `lazy` with the timeout and the errors of `loadChunk`. Code that failed to load is
 * requested again when an `ErrorBoundary` retries its block or the block opens again; `lazy` alone caches the
 * failure for the lifetime of the page.
 */
export function lazyPart<P extends object>(
  load: () => Promise<{ default: (props: P) => ReactNode }>,
): (props: P) => ReactNode {
  /** value of the retry counter when loading failed; null if it did not fail */
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
    // Not directly after the failure: the error boundary would never catch it, and the code would be requested in
    // an endless loop.
    if (lostIn !== null && lostIn !== attempts.count) {
      lostIn = null;
      Part = fresh();
    }
    return <Part {...props} />;
  };
}
