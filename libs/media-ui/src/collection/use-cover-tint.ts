import { coverUrl } from '@qingyin/ui';
import { useEffect, useReducer } from 'react';
import type { Tint } from './cover-tint.ts';

/** Size of the cover fetched for sampling, px. */
const SOURCE_PX = 64;
/** Maximum number of cached tints. */
const KEPT_MAX = 200;
/** Idle timeout after which the cover is sampled even if the browser is busy, ms. */
const IDLE_LIMIT_MS = 1000;

/** Cache by address, null if CORS hides the pixels. The oldest entry is evicted. */
const kept = new Map<string, Tint | null>();

/**
 * Tint of a cover; null until it is known, without a cover, and if CORS hides its pixels. Each cover is sampled
 * once per visit while the browser is idle; cached tints apply at once.
 */
export function useCoverTint(src: string | null): Tint | null {
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    if (!src || kept.has(src)) return;
    let gone = false;
    const callOff = whenIdle(() => {
      void import('./sample-cover-tint.ts')
        .then(({ sampleCoverTint }) => sampleCoverTint(coverUrl(src, SOURCE_PX)))
        .then(
          (tint) => {
            keep(src, tint);
            if (!gone) redraw();
          },
          // If the code fails to load, the header has no tint.
          () => undefined,
        );
    });
    return () => {
      gone = true;
      callOff();
    };
  }, [src]);
  return (src && kept.get(src)) || null;
}

function keep(src: string, tint: Tint | null): void {
  const [oldest] = kept.keys();
  if (kept.size >= KEPT_MAX && oldest !== undefined) kept.delete(oldest);
  kept.set(src, tint);
}

/** Runs `work` when the browser is idle; returns a function that cancels it. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(request);
}
