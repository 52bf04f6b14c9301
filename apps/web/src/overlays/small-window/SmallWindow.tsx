import { usePlayerState } from '@qingyin/player-react';
import { PRODUCT } from '@qingyin/routing';
import { Extra, lazyPart } from '@qingyin/ui';
import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { dressed } from './mirror-look.ts';
import { closeView } from './open-view.ts';
import type { View } from './opened-view.ts';
import './small-window.css';
import { SmallSkeleton } from './SmallSkeleton.tsx';
import { usePlaceKept } from './use-place-kept.ts';
import { useViewKeys } from './use-view-keys.ts';

/** Renders the mini player by a portal into the document of its window. */
export default function SmallWindow({ view }: { view: View }) {
  const name = usePlayerState(({ track }) => track?.name);
  const [SmallPlayer] = useState(() =>
    lazyPart(async () => {
      const module = await import('./SmallPlayer.tsx');
      // The stylesheets of the chunk load in the page first and are then copied to the window.
      await dressed(view.document);
      return module;
    }),
  );
  useEffect(() => {
    view.document.title = name === undefined ? PRODUCT : `${name} · ${PRODUCT}`;
  }, [view, name]);
  useViewKeys(view);
  usePlaceKept(view);
  return createPortal(
    <Extra pending={<SmallSkeleton />} onLost={closeView}>
      <SmallPlayer view={view} />
    </Extra>,
    view.document.body,
  );
}
