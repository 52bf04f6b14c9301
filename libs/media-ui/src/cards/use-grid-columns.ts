import { type RefObject, useEffect, useState } from 'react';

/**
 * Number of columns that a CSS grid has now.
 *
 * @param guess estimate until the grid is measured
 * @param measured whether the number matters
 */
export function useGridColumns(
  grid: RefObject<HTMLElement | null>,
  guess: () => number,
  measured: boolean,
): number {
  const [columns, setColumns] = useState(guess);
  useEffect(() => {
    const element = grid.current;
    if (!element || !measured) return;
    // ResizeObserver callbacks run after layout; measuring earlier would force a layout of the whole page.
    const observer = new ResizeObserver(() =>
      setColumns(getComputedStyle(element).gridTemplateColumns.split(' ').length),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [grid, measured]);
  return columns;
}
