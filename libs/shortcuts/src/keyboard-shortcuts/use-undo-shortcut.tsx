import { isImeKey, isTextInput, undoByKey } from '@qingyin/ui';
import { useEffect } from 'react';
import { comboOf, currentKeyboard } from './combo.ts';
import { KeyCaps } from './KeyCaps.tsx';
import { undoShortcut } from './undo-shortcut.ts';

/**
 * Undoes by key what the action bar offers to undo, which shows the key from then on. Text fields keep the key, and so
 * does what has an undo history of its own: it prevents the default.
 */
export function useUndoShortcut(): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.repeat || isImeKey(event)) return;
      if (comboOf(event, currentKeyboard()) !== undoShortcut.keys) return;
      if (target instanceof Element && isTextInput(target)) return;
      if (undoByKey.undo()) event.preventDefault();
    };
    // Listens on `window`, so that all other listeners can prevent the default first.
    window.addEventListener('keydown', press);
    undoByKey.hint.set(<KeyCaps combo={undoShortcut.keys} />);
    return () => {
      window.removeEventListener('keydown', press);
      undoByKey.hint.set(null);
    };
  }, []);
}
