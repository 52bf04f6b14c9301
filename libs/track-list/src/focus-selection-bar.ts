/** Attribute of the selection bar, by which the rows find it. */
export const SELECTION_BAR = 'data-selection-bar';

/** Moves the focus to the first button of the selection bar; returns false if there is no bar. */
export function focusSelectionBar(): boolean {
  const button = document.querySelector<HTMLElement>(`[${SELECTION_BAR}] button:not(:disabled)`);
  button?.focus();
  return button !== null;
}
