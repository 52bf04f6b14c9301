/** Last measured heights of a list's rows, px, by id. */
export type RowHeights = Map<number, number>;

/** Maximum number of lists whose heights are cached. */
const LISTS_MAX = 8;

const lists = new Map<string, { width: number; heights: RowHeights }>();

/**
 * Cached row heights of a list for the current window width, so that Back finds a page of the same height; empty
 * for another width.
 */
export function cachedRowHeights(name: string): RowHeights {
  const width = window.innerWidth;
  const known = lists.get(name);
  const kept = known?.width === width ? known : { width, heights: new Map<number, number>() };
  lists.delete(name);
  lists.set(name, kept);
  const [oldest] = lists.keys();
  if (lists.size > LISTS_MAX && oldest !== undefined) lists.delete(oldest);
  return kept.heights;
}
