import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useEffect, useSyncExternalStore } from 'react';
import { useRunCommand } from './use-run-command.ts';
import { usePlayerSwipes } from '../gestures/use-player-swipes.ts';
import { useKeyBindings } from '../keyboard-shortcuts/use-key-bindings.ts';
import { type EarlyKeys, useKeyboardShortcuts } from '../keyboard-shortcuts/use-keyboard-shortcuts.ts';
import { overlayStore } from './overlay-store.ts';

const Palette = lazyComponent(() => import('../command-palette/CommandPalette.tsx'));
const KeyHelp = lazyComponent(() => import('../keyboard-shortcuts/ShortcutsDialog.tsx'));
const LanguageList = lazyComponent(() => import('../shell/LanguageList.tsx'));

/**
 * Binds keyboard shortcuts and touch gestures, and renders the overlays they open: the command palette, the list
 * of keyboard shortcuts, the language list.
 */
export default function CommandLayer(early: EarlyKeys) {
  const opened = useSyncExternalStore(overlayStore.subscribe, overlayStore.get);
  const runner = useRunCommand();
  const { map } = useKeyBindings();
  useKeyboardShortcuts(map, runner, early);
  usePlayerSwipes();
  // The effects above have bound keys and gestures: tests wait for this before they swipe.
  useEffect(() => {
    document.documentElement.dataset['commands'] = 'ready';
  }, []);
  const close = () => overlayStore.set(null);
  return (
    <OptionalBoundary key={opened} onLost={close}>
      {opened === 'palette' && <Palette runner={runner} keys={map} onClose={close} />}
      {opened === 'help' && <KeyHelp keys={map} onChange={() => runner.run('view:keys')} onClose={close} />}
      {opened === 'language' && <LanguageList onClose={close} />}
    </OptionalBoundary>
  );
}
