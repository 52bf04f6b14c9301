import { isOwnKey, isWritten } from '@qingyin/ui';
import { useEffect, useEffectEvent } from 'react';
import { actOf } from '../acts/acts.ts';
import type { Performer } from '../acts/use-performer.ts';
import { type Combo, comboOf, keyboardHere } from './combo.ts';
import { holderOf, type KeyMap } from './key-map.ts';

/** With these no sign is written; which of them edit text is reserved (`isReserved`). */
const WRITES_NOTHING = /^(Mod|Meta)\+/;
/** In front of all; where the focus is does not matter. */
const MODAL = '[aria-modal="true"]';

/**
 * Does what keys are for, anywhere in the product, unless they mean something nearer: to a control or a field, to an
 * input method that composes, to a dialog.
 *
 * @param first the key by which this code was woken; it was pressed before anybody could hear it
 */
export function useKeyPresses(map: KeyMap | null, performer: Performer, first: KeyboardEvent | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    // 229: part of a composition, in browsers that tell its first key before they tell of it.
    if (!map || event.isComposing || event.keyCode === 229 || document.querySelector(MODAL)) return;
    const combo = comboOf(event, keyboardHere());
    const id = combo === null ? undefined : holderOf(map, combo);
    const act = actOf(id);
    if (!act || !combo || isTaken(event, combo, act.whileWriting ?? false) || !performer.can(act.id)) return;
    event.preventDefault();
    if (!event.repeat || act.repeats) performer.perform(act.id);
  });
  const isKnown = map !== null;
  useEffect(() => {
    // Heard meanwhile after all, or of use to somebody nearer.
    if (first && isKnown && !first.defaultPrevented) press(first);
  }, [first, isKnown]);
  useEffect(() => {
    // On window, so that everybody between here and the key has had a chance.
    const hear = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) press(event);
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

function isTaken({ target, key }: KeyboardEvent, combo: Combo, whileWriting: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (isWritten(target)) return !(whileWriting && WRITES_NOTHING.test(combo));
  return isOwnKey(target, key);
}
