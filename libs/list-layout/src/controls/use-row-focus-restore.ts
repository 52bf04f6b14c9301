import { type RefObject, useLayoutEffect, useRef } from 'react';

/** Attributes that hold the ids of a list's rows. */
type RowAttribute = 'data-comment' | 'data-list' | 'data-person' | 'data-picture' | 'data-post';

/**
 * Restores the focus when rows of a list move or are removed: to the same row, which React may remount, or to the
 * row that takes its place. Menus and dialogs that were opened from a row count as part of it.
 *
 * @param attribute marks a row; its value is the row's id
 * @param things data of the rows; without any there is no `body`
 */
export function useRowFocusRestore(
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
      // Either the user left, or the row is being removed: browsers fire focusout while the row is still
      // connected.
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
