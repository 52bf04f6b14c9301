/** Rows that PageUp and PageDown move by. */
export const PAGE_ROWS = 10;

/** Target row of a key pressed in row `at`; undefined for keys that do not move between rows. */
export function rowForKey(key: string, at: number, count: number): number | undefined {
  const to = {
    ArrowDown: at + 1,
    ArrowUp: at - 1,
    PageDown: at + PAGE_ROWS,
    PageUp: at - PAGE_ROWS,
    Home: 0,
    End: count - 1,
  }[key];
  return to && Math.max(0, Math.min(count - 1, to));
}

const CONTROL = '[data-do]:not(:disabled)';

/** Number of the cell that contains an element; -1 for the row itself. */
export const cellOf = (row: HTMLElement, element: Element): number =>
  [...row.children].findIndex((cell) => cell.contains(element));

/** First control of a cell; the row itself for cells without one. */
export const controlIn = (row: HTMLElement, cell: number): HTMLElement =>
  row.children[cell]?.querySelector<HTMLElement>(CONTROL) ?? row;

/**
 * Next control inside a row for an arrow key in reading direction; null for the row itself, undefined for other
 * keys.
 */
export function controlForKey(
  key: string,
  row: HTMLElement,
  focused: Element | null,
): HTMLElement | null | undefined {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined;
  const forward = (key === 'ArrowRight') === (getComputedStyle(row).direction !== 'rtl');
  const controls = [...row.querySelectorAll<HTMLElement>(CONTROL)];
  const at = controls.findIndex((control) => control === focused);
  if (forward) return controls[at + 1] ?? controls[at];
  return controls[at - 1] ?? null;
}
