import { isImeKey, isHandledByTarget, isTextInput } from '@qingyin/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { findCommand } from '../commands/commands.ts';
import type { CommandRunner } from '../commands/command-runner.ts';
import { type Combo, comboOf, currentKeyboard, typesNothing } from './combo.ts';
import { commandBoundTo, type KeyBindings } from './key-bindings.ts';

/** A modal overlay blocks all shortcuts, wherever the focus is. */
const MODAL = '[aria-modal="true"]';

/** Keys pressed before this code was loaded. */
export interface EarlyKeys {
  /** The last early keydown event: the one of Ctrl precedes that of the key it is pressed with. */
  last: KeyboardEvent | null;
  /** Ends the recording of early keys, as the listener of this hook has taken over. */
  onListening: () => void;
}

/**
 * Runs the commands bound to keys, anywhere in the product. Controls, text fields, composing input methods and
 * modal dialogs take precedence. A key that is pressed before the bindings were read runs once they are there.
 */
export function useKeyboardShortcuts(map: KeyBindings | null, runner: CommandRunner, early: EarlyKeys): void {
  const [waiting, wait] = useState(early.last);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // The event was handled meanwhile, or by a listener closer to the target.
    if (event.defaultPrevented) return;
    if (!map) return wait(event);
    if (isImeKey(event) || document.querySelector(MODAL)) return;
    const combo = comboOf(event, currentKeyboard());
    const id = combo === null ? undefined : commandBoundTo(map, combo);
    const command = findCommand(id);
    if (
      !command ||
      !combo ||
      isTaken(event, combo, command.allowedInTextFields ?? false) ||
      !runner.canRun(command.id)
    )
      return;
    event.preventDefault();
    if (!event.repeat || command.repeats) runner.run(command.id);
  });
  const heard = useEffectEvent(() => early.onListening());
  const isKnown = map !== null;
  useEffect(() => {
    if (waiting && isKnown) press(waiting);
  }, [waiting, isKnown]);
  // A layout effect, because a key pressed between rendering and later effects would be lost.
  useLayoutEffect(() => {
    // Listens on `window`, so that all other listeners can prevent the default first.
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    heard();
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

function isTaken({ target, key }: KeyboardEvent, combo: Combo, whileWriting: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (isTextInput(target)) return !(whileWriting && typesNothing(combo));
  return isHandledByTarget(target, key);
}
