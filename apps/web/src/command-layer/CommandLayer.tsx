import { loadCommandPalette } from '@qingyin/command-palette';
import {
  useKeyBindings,
  type EarlyKeys,
  useKeyboardShortcuts,
  useUndoShortcut,
  commandRunner,
  overlayStore,
  loadShortcutsDialog,
} from '@qingyin/shortcuts';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { PageAnnouncer } from './PageAnnouncer.tsx';
import { useFocusAfterNavigation } from './use-focus-after-navigation.ts';
import { useFocusInView } from './use-focus-in-view.ts';
import { useLanguageOfOtherTabs } from './use-language-of-other-tabs.ts';
import { useRunCommand } from './use-run-command.ts';
import { usePlayerSwipes } from '../gestures/use-player-swipes.ts';

const Palette = lazyComponent(loadCommandPalette);
const KeyHelp = lazyComponent(loadShortcutsDialog);
const LanguageList = lazyComponent(() => import('../shell/LanguageList.tsx'));

/**
 * Binds keyboard shortcuts and touch gestures, and renders the overlays they open: the command palette, the list
 * of keyboard shortcuts, the language list; announces pages and songs to screen readers; and follows the language of
 * other tabs in lists.
 */
export default function CommandLayer(early: EarlyKeys) {
  const opened = useSyncExternalStore(overlayStore.subscribe, overlayStore.get);
  const runner = useRunCommand();
  const { map } = useKeyBindings();
  useKeyboardShortcuts(map, runner, early);
  useUndoShortcut();
  usePlayerSwipes();
  useFocusAfterNavigation();
  useFocusInView();
  useLanguageOfOtherTabs();
  useLayoutEffect(() => {
    commandRunner.set(runner);
  }, [runner]);
  useEffect(() => () => commandRunner.set(null), []);
  // The effects above have bound keys and gestures: tests wait for this before they swipe.
  useEffect(() => {
    document.documentElement.dataset['commands'] = 'ready';
  }, []);
  const close = () => overlayStore.set(null);
  return (
    <>
      <PageAnnouncer />
      <OptionalBoundary key={opened} onLost={close}>
        {opened === 'palette' && <Palette runner={runner} keys={map} onClose={close} />}
        {opened === 'help' && <KeyHelp keys={map} onChange={() => runner.run('view:keys')} onClose={close} />}
        {opened === 'language' && <LanguageList onClose={close} />}
      </OptionalBoundary>
    </>
  );
}
