import {
  type CodeCommandId,
  commandRunner,
  comboOf,
  currentKeyboard,
  commandBoundTo,
  useKeyBindings,
} from '@qingyin/shortcuts';
import { isImeKey, isHandledByTarget } from '@qingyin/ui';
import { useEffect, useEffectEvent } from 'react';
import { closeMiniPlayer } from './open-mini-player.ts';
import type { ChildWindow } from './window-store.ts';

/** Commands whose effect is visible or audible in the mini player; the effects of others would be out of sight. */
const HERE: ReadonlySet<string> = new Set<CodeCommandId>([
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
export function useMiniPlayerShortcuts(view: ChildWindow): void {
  const { map } = useKeyBindings();
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || isImeKey(event)) return;
    if (event.key === 'Escape') {
      event.preventDefault();
      closeMiniPlayer();
      return;
    }
    const runner = commandRunner.get();
    const combo = comboOf(event, currentKeyboard());
    const id = map && combo !== null ? commandBoundTo(map, combo) : undefined;
    if (!runner || id === undefined || !HERE.has(id) || !runner.canRun(id)) return;
    // No `instanceof`: elements of the other window have classes of their own.
    if (event.target && 'closest' in event.target && isHandledByTarget(event.target as Element, event.key))
      return;
    event.preventDefault();
    if (!event.repeat || id === 'player:forward' || id === 'player:back') runner.run(id);
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent) => press(event);
    view.addEventListener('keydown', hear);
    return () => view.removeEventListener('keydown', hear);
  }, [view]);
}
