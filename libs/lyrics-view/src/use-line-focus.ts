import { type FocusEvent, type KeyboardEvent, type RefObject, useRef, useState } from 'react';

/** Steps of the keys in a list of lines; `across` goes through the buttons of one line. */
type Step = { along: number } | { across: number } | { to: 'start' | 'end' };

function stepOf(key: string, vertical: boolean, rtl: boolean): Step | undefined {
  if (key === 'Home') return { to: 'start' };
  if (key === 'End') return { to: 'end' };
  // Columns go to the left, and the buttons of a line stand below each other.
  if (vertical)
    return {
      ArrowLeft: { along: 1 },
      ArrowRight: { along: -1 },
      ArrowDown: { across: 1 },
      ArrowUp: { across: -1 },
    }[key];
  const forward = rtl ? -1 : 1;
  return {
    ArrowDown: { along: 1 },
    ArrowUp: { along: -1 },
    ArrowRight: { across: forward },
    ArrowLeft: { across: -forward },
  }[key];
}

const buttonsOf = (line: Element): HTMLElement[] => [...line.querySelectorAll<HTMLElement>('button')];

/**
 * Makes a list of lines one Tab stop (roving tabindex of the ARIA practices): arrow keys go from line to line and to
 * the other buttons of a line, Home and End to the first and the last line.
 * @param current index of the line that Tab enters, among all children of the list; the focused line while there is one
 * @returns the index of the Tab stop, and handlers for the list
 */
export function useLineFocus(list: RefObject<HTMLElement | null>, current: number, vertical = false) {
  const [focused, setFocused] = useState<number | null>(null);
  // After a press on a line, ← and → seek as everywhere.
  const isByPointer = useRef(false);
  const lineOf = (target: EventTarget) =>
    [...(list.current?.children ?? [])].findIndex((line) => line.contains(target as Node));

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !list.current) return;
    const step = stepOf(event.key, vertical, getComputedStyle(list.current).direction === 'rtl');
    const line = list.current.children[lineOf(event.target)];
    if (!step || !line) return;
    if ('across' in step && isByPointer.current) return;
    isByPointer.current = false;
    // Also at the end of the list: the key would scroll, or change the volume.
    event.preventDefault();
    if ('across' in step) {
      const buttons = buttonsOf(line);
      buttons[buttons.indexOf(event.target as HTMLElement) + step.across]?.focus();
      return;
    }
    const lines = [...list.current.children].filter((one) => buttonsOf(one).length > 0);
    const next =
      'along' in step ? lines[lines.indexOf(line) + step.along] : lines.at(step.to === 'end' ? -1 : 0);
    if (next) buttonsOf(next)[0]?.focus();
  };

  return {
    stop: focused ?? current,
    handlers: {
      onKeyDown,
      onPointerDown: () => {
        isByPointer.current = true;
      },
      onFocus: ({ target, relatedTarget }: FocusEvent) => {
        // Not every press focuses a line: the space beside it does not, nor does a touch that scrolls.
        if (!list.current?.contains(relatedTarget)) isByPointer.current = !target.matches(':focus-visible');
        setFocused(lineOf(target));
      },
      onBlur: ({ relatedTarget }: FocusEvent) => {
        if (list.current?.contains(relatedTarget)) return;
        isByPointer.current = false;
        setFocused(null);
      },
    },
  };
}
