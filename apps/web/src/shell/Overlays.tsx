import { downloadRequests } from '@qingyin/media-kit';
import { Extra, lazyPart } from '@qingyin/ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useOverlay } from '../overlay-state.ts';
import { openedView } from '../overlays/small-window/opened-view.ts';
import { whenIdle } from '../wiring/when-idle.ts';
import { useLingering } from './use-lingering.ts';
import { useLogout } from './use-logout.ts';

const Download = lazyPart(() => import('../overlays/Download.tsx'));
const Hands = lazyPart(() => import('../hands/Hands.tsx'));
const NowPlaying = lazyPart(() => import('../overlays/NowPlaying.tsx'));
const QrConfirm = lazyPart(() => import('../overlays/QrConfirm.tsx'));
const Settings = lazyPart(() => import('../overlays/Settings.tsx'));
const SmallWindow = lazyPart(() => import('../overlays/small-window/SmallWindow.tsx'));
const Studio = lazyPart(() => import('../overlays/Studio.tsx'));

/** What may lie over any page. */
export function Overlays() {
  return (
    <>
      <AddressedOverlays />
      <Downloads />
      <SmallWindowSlot />
      <HandsSlot />
    </>
  );
}

/** Root overlays: their state is in the address, so Back closes them (screens.md, decision 13). */
function AddressedOverlays() {
  const { search, open, close } = useOverlay();
  const logout = useLogout();
  const now = useLingering(search.now);
  return (
    <>
      {search.now === 'studio' && (
        <Extra onLost={close}>
          <Studio onClose={close} />
        </Extra>
      )}
      {now.shown && now.shown !== 'studio' && (
        <Extra onLost={now.leaving ? now.gone : close}>
          <NowPlaying
            tab={now.shown}
            leaving={now.leaving}
            onTab={(now) => open({ now })}
            onClose={close}
            onGone={now.gone}
          />
        </Extra>
      )}
      {search.settings && (
        <Extra onLost={close}>
          <Settings
            section={search.settings}
            onSection={(settings) => open({ settings })}
            onClose={close}
            onLogout={() => void logout()}
          />
        </Extra>
      )}
      {search.qr && (
        <Extra onLost={close}>
          <QrConfirm code={search.qr} onClose={close} />
        </Extra>
      )}
    </>
  );
}

/** What some page has asked to download. */
function Downloads() {
  const request = useSyncExternalStore(downloadRequests.subscribe, downloadRequests.get);
  const close = () => downloadRequests.set(null);
  return (
    request && (
      <Extra onLost={close}>
        <Download request={request} onClose={close} />
      </Extra>
    )
  );
}

/** The small window, which goes on over pages and overlays as long as it is open. */
function SmallWindowSlot() {
  const view = useSyncExternalStore(openedView.subscribe, openedView.get);
  return (
    view && (
      <Extra onLost={() => view.close()}>
        <SmallWindow view={view} />
      </Extra>
    )
  );
}

/** Keys and gestures: their code comes when the browser has nothing better to do, or with the first key. */
function HandsSlot() {
  /** pressed so far; null: nothing, and yet it is time */
  const [last, wake] = useState<KeyboardEvent | null>();
  useLayoutEffect(() => {
    // Until that code is here: keys may be pressed while it is on its way.
    window.addEventListener('keydown', wake);
    whenIdle(() => wake((key) => key ?? null));
  }, []);
  return (
    last !== undefined && (
      <Extra>
        <Hands last={last} onHeard={() => window.removeEventListener('keydown', wake)} />
      </Extra>
    )
  );
}
