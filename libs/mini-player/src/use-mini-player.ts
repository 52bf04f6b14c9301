import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLoadTexts } from '@qingyin/i18n/react';
import { actionBar } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { closeMiniPlayer, isMiniPlayerAvailable, openMiniPlayer } from './open-mini-player.ts';
import { windowStore } from './window-store.ts';
import { defaultMiniPlayerState, persistedMiniPlayerState } from './mini-player-state.ts';

const blocked = msg`浏览器拦下了小窗。请允许本站弹出窗口，再试一次。`;

/** State of the mini player and a function that toggles it; `ahead` preloads its code on intent. */
export function useMiniPlayer() {
  const { i18n } = useLingui();
  const loadTexts = useLoadTexts();
  const { data: place = defaultMiniPlayerState } = useQuery(persistedMiniPlayerState.query());
  const view = useSyncExternalStore(windowStore.subscribe, windowStore.get);

  async function open(): Promise<void> {
    // Synchronously: after an `await` the user gesture would have expired.
    if (await openMiniPlayer(place)) return;
    await loadTexts().catch(() => undefined);
    actionBar.fail({ text: i18n._(blocked), retry: () => void open() });
  }
  return {
    offered: isMiniPlayerAvailable(),
    open: view !== null,
    toggle: () => (windowStore.get() ? closeMiniPlayer() : void open()),
    ahead: () =>
      void Promise.all([import('./MiniPlayerPortal.tsx'), import('./MiniPlayer.tsx')]).catch(() => undefined),
  };
}
