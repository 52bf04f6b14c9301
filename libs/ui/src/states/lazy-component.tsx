import { loadChunk } from '@qingyin/http-client';
import type { LaterPart } from '@qingyin/i18n';
import { useLoadTexts } from '@qingyin/i18n/react';
import { type ComponentType, lazy, type ReactNode } from 'react';
import { retryCounter } from './retry-counter.ts';

/**
 * Lazy component: React's `lazy` with the timeout and errors of `loadChunk`. Also loads the app's texts, so that code outside
 * of the first view never shows message ids. After a failure the code is requested again when an `ErrorBoundary` retries
 * its block or the block is opened again; React's `lazy` would keep the failure for as long as the page lives.
 *
 * @param texts the catalog with its texts, by default the app's
 */
export function lazyComponent<P extends object>(
  load: () => Promise<{ default: (props: P) => ReactNode }>,
  texts?: LaterPart,
): (props: P) => ReactNode {
  /** value of the retry counter when loading failed; null if it did not fail */
  let lostIn: number | null = null;
  let loadTexts = (_part?: LaterPart): Promise<void> => Promise.resolve();
  const fresh = (): ComponentType<P> =>
    lazy(() =>
      loadChunk(async () => (await Promise.all([load(), loadTexts(texts)]))[0]).catch((error: unknown) => {
        lostIn = retryCounter.count;
        throw error;
      }),
    );
  let Part = fresh();
  return function LazyPart(props: P) {
    loadTexts = useLoadTexts();
    // Not directly after the failure: the error boundary would never catch it, and the code would be requested in
    // an endless loop.
    if (lostIn !== null && lostIn !== retryCounter.count) {
      lostIn = null;
      Part = fresh();
    }
    return <Part {...props} />;
  };
}
