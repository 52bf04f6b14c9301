import { Extra, lazyPart } from '@qingyin/ui';
import { useSyncExternalStore } from 'react';
import { usePerformer } from './acts/use-performer.ts';
import { useSwipedPlayer } from './gestures/use-swiped-player.ts';
import { useKeyMap } from './keys/use-key-map.ts';
import { type EarlyKeys, useKeyPresses } from './keys/use-key-presses.ts';
import { openHands } from './open-hands.ts';

const Palette = lazyPart(() => import('./palette/Palette.tsx'));
const KeyHelp = lazyPart(() => import('./help/KeyHelp.tsx'));
const LanguageList = lazyPart(() => import('../shell/LanguageList.tsx'));

/**
 * Binds keyboard shortcuts and touch gestures, and renders the overlays they open: the command palette, the list
 * of keyboard shortcuts, the language list.
 */
export default function Hands(early: EarlyKeys) {
  const opened = useSyncExternalStore(openHands.subscribe, openHands.get);
  const performer = usePerformer();
  const { map } = useKeyMap();
  useKeyPresses(map, performer, early);
  useSwipedPlayer();
  const close = () => openHands.set(null);
  return (
    <Extra key={opened} onLost={close}>
      {opened === 'palette' && <Palette performer={performer} keys={map} onClose={close} />}
      {opened === 'help' && (
        <KeyHelp keys={map} onChange={() => performer.perform('view:keys')} onClose={close} />
      )}
      {opened === 'language' && <LanguageList onClose={close} />}
    </Extra>
  );
}
