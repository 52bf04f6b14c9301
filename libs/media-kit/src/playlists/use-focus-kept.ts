import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus where somebody was when rows (`data-list`) of playlists move or go: with its row, which the page takes
 * out and puts back, or where that has gone in the one that took its place.
 *
 * @param lists what the rows are made of; without any there is no `body`
 */
export function useFocusKept(body: RefObject<HTMLElement | null>, lists: readonly unknown[]): void {
  const here = useRef<{ id: string; place: number; control: number } | null>(null);

  const any = lists.length > 0;
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>('[data-list]') : null;
      if (!row) return;
      here.current = {
        id: row.dataset['list'] ?? '',
        place: rowsOf(element).indexOf(row),
        control: controlsOf(row).indexOf(target as HTMLElement),
      };
    };
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node) {
        if (!element.contains(relatedTarget)) here.current = null;
        return;
      }
      // Left on purpose, or the row is being taken out from under it: browsers tell that as if it still were there.
      queueMicrotask(() => {
        const left = target instanceof Node && target.isConnected;
        if (left && !element.contains(document.activeElement)) here.current = null;
      });
    };
    element.addEventListener('focusin', note);
    element.addEventListener('focusout', forget);
    return () => {
      element.removeEventListener('focusin', note);
      element.removeEventListener('focusout', forget);
    };
  }, [body, any]);

  useLayoutEffect(() => {
    const was = here.current;
    if (!was || !body.current || (document.activeElement && document.activeElement !== document.body)) return;
    const rows = rowsOf(body.current);
    const row =
      rows.find(({ dataset }) => dataset['list'] === was.id) ?? rows[Math.min(was.place, rows.length - 1)];
    const controls = row ? controlsOf(row) : [];
    (controls[was.control] ?? controls[0])?.focus();
  }, [body, lists]);
}

const rowsOf = (body: HTMLElement) => [...body.querySelectorAll<HTMLElement>('[data-list]')];
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a, button')];
