import { type KeyboardEvent, useRef } from 'react';
import { indexForText } from '../fields/select/select-keys.ts';
import { useTypeAhead } from '../fields/select/use-type-ahead.ts';
import { isImeKey } from '../keys/is-ime-key.ts';

/** Controls that Tab reaches; entries of menus are none. */
const TABBABLE = ':is(a[href], button:not(:disabled), input, [tabindex]):not([tabindex="-1"])';

/** Keys of a menu (ARIA pattern): arrow keys, Home, End and typed text move the focus between its enabled entries. */
export function useMenuKeys(onClose: () => void) {
  const typeAhead = useTypeAhead();
  const isTyping = useRef(false);

  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    isTyping.current = false;
    if (ctrlKey || metaKey || altKey || isImeKey(event.nativeEvent)) return;
    if (key === 'Tab') {
      if (currentTarget.closest('[role="dialog"]')?.querySelector(TABBABLE)) return;
      // The focus returns to where the menu was opened, and the browser moves it on from there.
      event.stopPropagation();
      return onClose();
    }
    const entries = [...currentTarget.querySelectorAll<HTMLElement>('[data-entry]:not(:disabled)')];
    const at = entries.findIndex((entry) => entry === document.activeElement);
    const find = (): number | undefined => {
      const typed = key.length === 1 ? typeAhead(key, event.timeStamp) : '';
      isTyping.current = typed !== '';
      const labels = entries.map(({ textContent }) => textContent);
      return isTyping.current ? (indexForText(labels, typed, at) ?? at) : undefined;
    };
    const to = indexForKey(key, at, entries.length) ?? find();
    if (to === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    entries[to]?.focus();
  };

  return {
    onKeyDown,
    // Firefox presses a button when Space is released.
    onKeyUp: (event: KeyboardEvent) => event.key === ' ' && isTyping.current && event.preventDefault(),
  };
}

/** Index of the entry that a key moves to, round the ends; undefined for other keys. */
function indexForKey(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (Math.max(at, 0) + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}
