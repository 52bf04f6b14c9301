import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useLoadAppTexts } from '@qingyin/i18n/react';
import { actionBar } from '@qingyin/ui';
import { useQuery } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { closeView, isViewOffered, openView } from './open-view.ts';
import { openedView } from './opened-view.ts';
import { usualPlace, viewPlace } from './view-place.ts';

const blocked = msg`浏览器拦下了小窗。请允许本站弹出窗口，再试一次。`;

/** State of the mini player and a function that toggles it; `ahead` preloads its code on intent. */
export function useSmallWindow() {
  const { i18n } = useLingui();
  const loadTexts = useLoadAppTexts();
  const { data: place = usualPlace } = useQuery(viewPlace.query());
  const view = useSyncExternalStore(openedView.subscribe, openedView.get);

  async function open(): Promise<void> {
    // Synchronously: after an `await` the user gesture would have expired.
    if (await openView(place)) return;
    await loadTexts().catch(() => undefined);
    actionBar.fail({ text: i18n._(blocked), retry: () => void open() });
  }
  return {
    offered: isViewOffered(),
    open: view !== null,
    toggle: () => (openedView.get() ? closeView() : void open()),
    ahead: () =>
      void Promise.all([import('./SmallWindow.tsx'), import('./SmallPlayer.tsx')]).catch(() => undefined),
  };
}
