import { downloadRequests } from '@qingyin/media-kit';
import { Extra, lazyPart } from '@qingyin/ui';
import { useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useOverlay } from '../overlay-state.ts';
import { windowStore } from '../overlays/mini-player/window-store.ts';
import { whenIdle } from '../wiring/when-idle.ts';
import { useExitTransition } from './use-exit-transition.ts';
import { useLogout } from './use-logout.ts';

const Download = lazyPart(() => import('../overlays/Download.tsx'));
const Hands = lazyPart(() => import('../commands/CommandLayer.tsx'));
const NowPlaying = lazyPart(() => import('../overlays/NowPlaying.tsx'));
const QrConfirm = lazyPart(() => import('../overlays/QrConfirm.tsx'));
const Settings = lazyPart(() => import('../overlays/Settings.tsx'));
const SmallWindow = lazyPart(() => import('../overlays/mini-player/MiniPlayerPortal.tsx'));
const Studio = lazyPart(() => import('../overlays/LyricsEditorOverlay.tsx'));

/** All overlays that can lie above any page. */
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

/** Overlays whose state is in the address, so that Back closes them (screens.md, decision 13). */
function AddressedOverlays() {
  const { search, open, close } = useOverlay();
  const logout = useLogout();
  const now = useExitTransition(search.now);
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

/** Download dialog for requests of any page. */
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

/** The mini player, which stays open across pages and overlays. */
function SmallWindowSlot() {
  const view = useSyncExternalStore(windowStore.subscribe, windowStore.get);
  return (
    view && (
      <Extra onLost={() => view.close()}>
        <SmallWindow view={view} />
      </Extra>
    )
  );
}

/** Lazy-loads keyboard shortcuts and gestures when the browser is idle or with the first key. */
function HandsSlot() {
  /** The last early key; null: load without one; undefined: do not load yet. */
  const [last, wake] = useState<KeyboardEvent | null>();
  useLayoutEffect(() => {
    // Records keys until the loaded code takes over, because users may press keys while it loads.
    window.addEventListener('keydown', wake);
    whenIdle(() => wake((key) => key ?? null));
  }, []);
  return (
    last !== undefined && (
      <Extra>
        <Hands last={last} onListening={() => window.removeEventListener('keydown', wake)} />
      </Extra>
    )
  );
}
