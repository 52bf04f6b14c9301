import { createValueStore, type ValueStore } from '@qingyin/observable';
import { useCallback, useState } from 'react';

/** First and last row in view. */
export interface VisibleRange {
  start: number;
  end: number;
}

/** Visible rows of a list, for parts of it that load later and must not render it anew. */
export function useVisibleRange(onChange: ((start: number, end: number) => void) | undefined): {
  /** null before the rows are measured */
  range: ValueStore<VisibleRange | null>;
  /** to be called with the visible range when scrolling rests */
  onRangeChange: (start: number, end: number) => void;
} {
  const [range] = useState(() => createValueStore<VisibleRange | null>(null));
  const onRangeChange = useCallback(
    (start: number, end: number) => {
      range.set({ start, end });
      onChange?.(start, end);
    },
    [range, onChange],
  );
  return { range, onRangeChange };
}
