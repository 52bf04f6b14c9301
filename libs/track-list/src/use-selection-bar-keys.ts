import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { moveInToolbar } from './toolbar-keys.ts';

/** The row that Tab reaches. */
const ROW = '[role="grid"] [role="row"][tabindex="0"]';

/**
 * Keys of the selection bar. It stands at the end of the document, but for the keyboard it follows the rows: Tab in a
 * row leads into it, Tab in it to what follows the rows, and Shift+Tab and Escape back to the row. Arrow keys, Home
 * and End move within it. When the bar closes, its focus returns to the row.
 */
export function useSelectionBarKeys(onEscape: () => void) {
  const bar = useRef<HTMLDivElement>(null);
  const from = useRef<HTMLElement | null>(null);
  const focusRow = () => {
    const row = from.current?.isConnected ? from.current : document.querySelector<HTMLElement>(ROW);
    row?.focus({ preventScroll: true });
  };
  useLayoutEffect(
    () => () =>
      queueMicrotask(() => {
        if (document.activeElement === document.body) focusRow();
      }),
    [],
  );

  useEffect(() => {
    const onTab = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Tab' || event.shiftKey || event.defaultPrevented) return;
      const row = event.target instanceof Element ? event.target.closest<HTMLElement>(ROW) : null;
      const first = bar.current?.querySelector<HTMLElement>('button:not(:disabled)');
      // The queue has a bar of its own, which follows the rows in the document.
      if (!row || !first || row.closest('[role="dialog"]')) return;
      event.preventDefault();
      first.focus();
    };
    document.addEventListener('keydown', onTab);
    return () => document.removeEventListener('keydown', onTab);
  }, []);

  return {
    ref: bar,
    onFocus({ relatedTarget }: FocusEvent) {
      const row = relatedTarget?.closest<HTMLElement>('[role="grid"] [role="row"]');
      if (row) from.current = row;
    },
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const { key, shiftKey } = event;
      if (key === 'Tab') {
        // Without Shift, the browser moves on from the row.
        focusRow();
        if (shiftKey) event.preventDefault();
        return;
      }
      if (key === 'Escape') {
        event.preventDefault();
        focusRow();
        return onEscape();
      }
      moveInToolbar(event);
    },
  };
}
