import { isHandledByTarget, isImeKey } from '@qingyin/ui';
import { type RefObject, useEffect } from 'react';
import { type ArrowKey, nearestControl } from './nearest-control.ts';

const arrows = /^Arrow(Up|Down|Left|Right)$/;
const focusable = 'a[href], button, input, [tabindex="0"]';
/** Controls that use the arrow keys themselves, and the lines of the lyrics, which are too many. */
const skipped = '[inert] *, [role="slider"], [data-side] *, [disabled], [tabindex="-1"]';

/**
 * Arrow keys move the focus between the controls of the page and of the player bar, as a remote control does. Up and
 * down begin that; left and right follow only from then on, because before they seek in the song. A pointer, Tab or
 * Escape end it, and so does up from the topmost control. Controls that use arrow keys, and whatever scrolls, come first.
 */
export function useArrowFocus(page: RefObject<HTMLElement | null>, active: boolean): void {
  useEffect(() => {
    if (!active) return undefined;
    let moves = false;
    const end = (): void => void (moves = false);
    const press = (event: KeyboardEvent): void => {
      const { key, target } = event;
      if (key === 'Tab' || key === 'Escape') end();
      const modified = event.altKey || event.ctrlKey || event.metaKey || event.shiftKey;
      if (!arrows.test(key) || modified || event.defaultPrevented || isImeKey(event)) return;
      const dialog = page.current;
      if (!dialog || !(target instanceof Element) || document.querySelector('[aria-modal="true"]')) return;
      const upright = key === 'ArrowUp' || key === 'ArrowDown';
      if (!moves && (!upright || scrollsUpright(target))) return;
      // A tab list has the role of what uses all arrows; its tabs lie side by side.
      if (isHandledByTarget(target, key) && !(upright && target.closest('[role="tab"]'))) return;
      event.preventDefault();
      moves = moveFocus(dialog, target, key as ArrowKey);
    };
    // On `document`: after the elements, before the keyboard shortcuts (`window`), which use left and right.
    document.addEventListener('keydown', press);
    document.addEventListener('pointerdown', end);
    return () => {
      document.removeEventListener('keydown', press);
      document.removeEventListener('pointerdown', end);
    };
  }, [page, active]);
}

/** Moves the focus. @returns whether a control has it now */
function moveFocus(dialog: HTMLElement, target: Element, key: ArrowKey): boolean {
  const bar = document.querySelector('[data-player-bar-cover]')?.closest('section');
  const controls = [dialog, ...(bar ? [bar] : [])]
    .flatMap((part) => [...part.querySelectorAll<HTMLElement>(focusable)])
    .filter((control) => control !== target && !control.matches(skipped) && control.checkVisibility());
  const began = controls.length > 0 && target.matches(focusable) && !target.matches('[role="dialog"]');
  const next =
    controls[
      nearestControl(
        began ? target.getBoundingClientRect() : middleOfWindow(),
        controls.map((control) => control.getBoundingClientRect()),
        key,
      )
    ];
  if (next) next.focus();
  else if (key === 'ArrowUp') dialog.focus({ preventScroll: true });
  return next !== undefined || key !== 'ArrowUp';
}

function middleOfWindow(): DOMRect {
  return new DOMRect(innerWidth / 2, innerHeight / 2, 0, 0);
}

/** Whether the target or an ancestor scrolls up and down. */
function scrollsUpright(target: Element): boolean {
  for (let each: Element | null = target; each && each !== document.body; each = each.parentElement) {
    const scrolls = each.scrollHeight > each.clientHeight;
    if (scrolls && /auto|scroll/.test(getComputedStyle(each).overflowY)) return true;
  }
  return false;
}
