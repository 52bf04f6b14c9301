import { isComposed, isOwnKey } from '@qingyin/ui';
import { useEffect, useEffectEvent } from 'react';
import type { DoneAct } from '../../hands/acts/acts.ts';
import { usePerformer } from '../../hands/acts/use-performer.ts';
import { comboOf, keyboardHere } from '../../hands/keys/combo.ts';
import { holderOf } from '../../hands/keys/key-map.ts';
import { useKeyMap } from '../../hands/keys/use-key-map.ts';
import { closeView } from './open-view.ts';
import type { View } from './opened-view.ts';

/** Commands whose effect is visible or audible in the mini player; the effects of others would be out of sight. */
const HERE: ReadonlySet<string> = new Set<DoneAct>([
  'player:toggle',
  'player:next',
  'player:previous',
  'player:forward',
  'player:back',
  'player:louder',
  'player:quieter',
  'player:mute',
  'player:like',
  'player:window',
]);

/** Keyboard shortcuts in the mini player, for the commands that make sense there; Escape closes it. */
export function useViewKeys(view: View): void {
  const performer = usePerformer();
  const { map } = useKeyMap();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isComposed(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      closeView();
      return;
    }
    const combo = comboOf(event, keyboardHere());
    const id = map && combo !== null ? holderOf(map, combo) : undefined;
    if (id === undefined || !HERE.has(id) || !performer.can(id)) return;
    // No `instanceof`: elements of the other window have classes of their own.
    if (event.target && 'closest' in event.target && isOwnKey(event.target as Element, event.key)) return;
    event.preventDefault();
    if (!event.repeat || id === 'player:forward' || id === 'player:back') performer.perform(id);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    view.addEventListener('keydown', hear);
    return () => view.removeEventListener('keydown', hear);
  }, [view]);
}
