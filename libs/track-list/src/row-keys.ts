/** Rows that PageUp and PageDown move by. */
export const PAGE_ROWS = 10;

/** Target row of a key pressed in row `at`; undefined for keys that do not move between rows. */
export function rowForKey(key: string, at: number, count: number): number | undefined {
  const within = (index: number) => Math.max(0, Math.min(count - 1, index));
  switch (key) {
    case 'ArrowDown':
      return within(at + 1);
    case 'ArrowUp':
      return within(at - 1);
    case 'PageDown':
      return within(at + PAGE_ROWS);
    case 'PageUp':
      return within(at - PAGE_ROWS);
    case 'Home':
      return 0;
    case 'End':
      return within(count - 1);
    default:
      return undefined;
  }
}

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
  const controls = [...row.querySelectorAll<HTMLElement>('button, a')];
  const at = controls.findIndex((control) => control === focused);
  if (forward) return controls[at + 1] ?? controls[at];
  return controls[at - 1] ?? null;
}
