import type { EdgeScroll } from './edge-scroll.ts';
import { dragCode, prepareDrag } from './prepare-drag.ts';

/** Auto-scroll (`createEdgeScroll`) whose code loads with the first drag; until then nothing scrolls. */
export function lazyEdgeScroll(scrollBy: (px: number) => void): EdgeScroll {
  let edges: EdgeScroll | undefined;
  return {
    dragOver(y, view) {
      edges ??= dragCode()?.createEdgeScroll(scrollBy);
      if (edges) edges.dragOver(y, view);
      else void prepareDrag();
    },
    stop: () => edges?.stop(),
  };
}
