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

/** What stands in the small window; it is a part of this page, drawn in the other document. */
export default function SmallWindow({ view }: { view: View }) {
  const name = usePlayerState(({ track }) => track?.name);
  const [SmallPlayer] = useState(() =>
    lazyPart(async () => {
      const module = await import('./SmallPlayer.tsx');
      // Its styles come to the page first, then to the window.
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
