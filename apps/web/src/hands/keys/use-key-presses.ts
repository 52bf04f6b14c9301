import { isComposed, isOwnKey, isWritten } from '@qingyin/ui';
import { useEffect, useEffectEvent, useLayoutEffect, useState } from 'react';
import { actOf } from '../acts/acts.ts';
import type { Performer } from '../acts/use-performer.ts';
import { type Combo, comboOf, keyboardHere, writesNothing } from './combo.ts';
import { holderOf, type KeyMap } from './key-map.ts';

/** In front of all; where the focus is does not matter. */
const MODAL = '[aria-modal="true"]';

/** The keys that were pressed before anybody here could hear them. */
export interface EarlyKeys {
  /** the last of them: Ctrl is told before what is pressed with it */
  last: KeyboardEvent | null;
  /** from now on they are heard here */
  onHeard: () => void;
}

/**
 * Does what keys are for, anywhere in the product, unless they mean something nearer: to a control or a field, to an
 * input method that composes, to a dialog. One that was pressed before the keys of this device were known is heard late.
 */
export function useKeyPresses(map: KeyMap | null, performer: Performer, early: EarlyKeys): void {
  const [waiting, wait] = useState(early.last);
  const press = useEffectEvent((event: KeyboardEvent) => {
    // Heard meanwhile after all, or of use to somebody nearer.
    if (event.defaultPrevented) return;
    if (!map) return wait(event);
    if (isComposed(event) || document.querySelector(MODAL)) return;
    const combo = comboOf(event, keyboardHere());
    const id = combo === null ? undefined : holderOf(map, combo);
    const act = actOf(id);
    if (!act || !combo || isTaken(event, combo, act.whileWriting ?? false) || !performer.can(act.id)) return;
    event.preventDefault();
    if (!event.repeat || act.repeats) performer.perform(act.id);
  });
  const heard = useEffectEvent(() => early.onHeard());
  const isKnown = map !== null;
  useEffect(() => {
    if (waiting && isKnown) press(waiting);
  }, [waiting, isKnown]);
  // As soon as it is drawn: a key that is pressed before later effects would be heard by nobody.
  useLayoutEffect(() => {
    // On window, so that everybody between here and the key has had a chance.
    const hear = (event: KeyboardEvent) => press(event);
    window.addEventListener('keydown', hear);
    heard();
    return () => window.removeEventListener('keydown', hear);
  }, []);
}

function isTaken({ target, key }: KeyboardEvent, combo: Combo, whileWriting: boolean): boolean {
  if (!(target instanceof Element)) return false;
  if (isWritten(target)) return !(whileWriting && writesNothing(combo));
  return isOwnKey(target, key);
}
