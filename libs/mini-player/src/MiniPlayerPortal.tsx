import { usePlayerState } from '@qingyin/player-react';
import { PRODUCT_NAME } from '@qingyin/routing';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { stylesLoaded } from './sync-styles.ts';
import { closeMiniPlayer } from './open-mini-player.ts';
import type { ChildWindow } from './window-store.ts';
import './mini-player.css';
import { MiniPlayerSkeleton } from './MiniPlayerSkeleton.tsx';
import { usePersistWindowBounds } from './use-persist-window-bounds.ts';
import { useMiniPlayerShortcuts } from './use-mini-player-shortcuts.ts';

/** Renders the mini player by a portal into the document of its window. */
export default function MiniPlayerPortal({ view }: { view: ChildWindow }) {
  const name = usePlayerState(({ track }) => track?.name);
  const [SmallPlayer] = useState(() =>
    lazyComponent(async () => {
      const module = await import('./MiniPlayer.tsx');
      // The stylesheets of the chunk load in the page first and are then copied to the window.
      await stylesLoaded(view.document);
      return module;
    }),
  );
  useEffect(() => {
    view.document.title = name === undefined ? PRODUCT_NAME : `${name} · ${PRODUCT_NAME}`;
  }, [view, name]);
  useMiniPlayerShortcuts(view);
  usePersistWindowBounds(view);
  return createPortal(
    <OptionalBoundary pending={<MiniPlayerSkeleton />} onLost={closeMiniPlayer}>
      <SmallPlayer view={view} />
    </OptionalBoundary>,
    view.document.body,
  );
}
