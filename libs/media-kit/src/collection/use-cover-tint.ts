import { coverUrl } from '@qingyin/ui';
import { useEffect, useReducer } from 'react';
import type { Tint } from './cover-tint.ts';

/** Side of the picture that is fetched for its colour, px. */
const SOURCE_PX = 64;
/** Covers whose tint is kept for this visit. */
const KEPT_MAX = 200;
/** A browser that is never idle looks at the cover after this long all the same, ms. */
const IDLE_LIMIT_MS = 1000;

/** By address; null where the browser hides the pixels. The oldest goes when there are too many. */
const kept = new Map<string, Tint | null>();

/**
 * The tint of a cover once it is known; null before, without a cover, and where the browser hides its pixels. Each
 * cover is looked at once a visit, when nothing more urgent is to do: a head that was seen before has its colour at once.
 */
export function useCoverTint(src: string | null): Tint | null {
  const [, redraw] = useReducer((drawn: number) => drawn + 1, 0);
  useEffect(() => {
    if (!src || kept.has(src)) return;
    let gone = false;
    const callOff = whenIdle(() => {
      void import('./sample-cover.ts')
        .then(({ sampleCover }) => sampleCover(coverUrl(src, SOURCE_PX)))
        .then(
          (tint) => {
            keep(src, tint);
            if (!gone) redraw();
          },
          // Without the code the head stays plain, as without the colour.
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

/** Does `work` when the browser has nothing better to do; returns the undo. */
function whenIdle(work: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(work);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(work, { timeout: IDLE_LIMIT_MS });
  return () => cancelIdleCallback(request);
}
