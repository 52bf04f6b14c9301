import {
  defaultRangeExtractor,
  type Range,
  useWindowVirtualizer,
  type VirtualItem,
} from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect } from 'react';
import { useListMargin } from '../../layout/use-list-margin.ts';

/** Rows drawn beyond the edge, so that a quick wheel finds them there. */
const OVERSCAN_ROWS = 8;
/** What a comment of two lines is high, px, until it has been measured. */
const ESTIMATE_PX = 118;
/** Lists whose heights are remembered. */
const LISTS_MAX = 8;

/** Heights of lists that were left, so that Back finds a page as long as it was. */
const heights = new Map<string, VirtualItem[]>();

function remember(name: string, items: VirtualItem[]): void {
  heights.delete(name);
  heights.set(name, items);
  const [oldest] = heights.keys();
  if (heights.size > LISTS_MAX && oldest !== undefined) heights.delete(oldest);
}

interface CommentWindowOptions {
  /** of the list, for its heights */
  name: string;
  /** of the comments, in their order */
  ids: readonly number[];
  body: RefObject<HTMLElement | null>;
  /** a row that stays in the document wherever the page is (it holds the focus) */
  pinned: number | null;
}

export interface CommentWindow {
  items: VirtualItem[];
  /** height of all rows, px */
  height: number;
  /** where the list begins on the page, px; row positions count from there */
  margin: number;
  /** to be given to each row, which carries `data-index` */
  measure: (row: HTMLElement | null) => void;
}

/** Which rows of a list on the page's own scroll exist now. Rows are as high as they are; what was measured is kept. */
export function useCommentWindow({ name, ids, body, pinned }: CommentWindowOptions): CommentWindow {
  const measured = useListMargin(body, null);
  const margin = measured ?? 0;
  const rangeExtractor = useCallback(
    (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (pinned === null || pinned >= range.count || rows.includes(pinned)) return rows;
      return [...rows, pinned].sort((a, b) => a - b);
    },
    [pinned],
  );
  const options = {
    count: ids.length,
    estimateSize: () => ESTIMATE_PX,
    getItemKey: (index: number) => ids[index] ?? index,
    overscan: OVERSCAN_ROWS,
    scrollMargin: margin,
    rangeExtractor,
    initialMeasurementsCache: heights.get(name) ?? [],
  };
  const virtualizer = useWindowVirtualizer<HTMLElement>(options);
  useEffect(() => () => remember(name, virtualizer.measurementsCache), [name, virtualizer]);
  return {
    // Rows wait for the list's place: drawn before, they would be drawn twice.
    items: measured === null ? [] : virtualizer.getVirtualItems(),
    height: virtualizer.getTotalSize(),
    margin,
    measure: virtualizer.measureElement,
  };
}
