import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Attributes that hold the ids of a list's rows. */
type RowAttribute = 'data-comment' | 'data-list' | 'data-person' | 'data-picture' | 'data-post';

/**
 * Keeps the focus where somebody was when rows of a list move or go: with its row, which the page takes out and puts back,
 * or where that has gone in the one that took its place. A menu or dialog that was opened from a row still belongs to it.
 *
 * @param attribute tells a row, and which one it is
 * @param things what the rows are made of; without any there is no `body`
 */
export function useFocusKept(
  body: RefObject<HTMLElement | null>,
  attribute: RowAttribute,
  things: readonly unknown[],
): void {
  const here = useRef<{ id: string | null; place: number; control: number } | null>(null);

  const any = things.length > 0;
  useLayoutEffect(() => {
    const element = body.current;
    if (!element) return;
    const note = ({ target }: FocusEvent) => {
      const row = target instanceof Element ? target.closest<HTMLElement>(`[${attribute}]`) : null;
      if (!row) return;
      here.current = {
        id: row.getAttribute(attribute),
        place: rowsOf(element, attribute).indexOf(row),
        control: controlsOf(row).indexOf(target as HTMLElement),
      };
    };
    const forget = ({ target, relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Element) {
        if (!element.contains(relatedTarget) && !relatedTarget.closest(OVERLAYS)) here.current = null;
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
  }, [body, attribute, any]);

  useLayoutEffect(() => {
    const was = here.current;
    if (!was || !body.current || (document.activeElement && document.activeElement !== document.body)) return;
    const rows = rowsOf(body.current, attribute);
    const row =
      rows.find((each) => each.getAttribute(attribute) === was.id) ??
      rows[Math.min(was.place, rows.length - 1)];
    const controls = row ? controlsOf(row) : [];
    (controls[was.control] ?? controls[0])?.focus();
  }, [body, attribute, things]);
}

const OVERLAYS = '[role="menu"], [role="dialog"]';

const rowsOf = (body: HTMLElement, attribute: RowAttribute) => [
  ...body.querySelectorAll<HTMLElement>(`[${attribute}]`),
];
const controlsOf = (row: HTMLElement) => [...row.querySelectorAll<HTMLElement>('a, button')];
