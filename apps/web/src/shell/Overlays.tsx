import { attachLoginPrompt, loadLoginPrompt, loginRequests } from '@qingyin/auth-gate';
import { windowStore } from '@qingyin/mini-player';
import { usePlayer } from '@qingyin/player-react';
import { useOverlay } from '@qingyin/routing';
import { downloadRequests } from '@qingyin/track-actions';
import { OptionalBoundary, lazyComponent } from '@qingyin/ui';
import { useCallback, useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { useServices } from '../services-context.ts';
import { useAfterFirstView } from '../wiring/after-first-view.ts';
import { whenActive } from '../wiring/when-active.ts';
import { loadPart } from '../parts/load-part.ts';
import { useExitTransition } from './use-exit-transition.ts';
import { useLogout } from './use-logout.ts';

const Download = lazyComponent(loadPart('download'));
const CommandLayer = lazyComponent(() => import('../command-layer/CommandLayer.tsx'));
const LoginPrompt = lazyComponent(loadLoginPrompt);
const NowPlaying = lazyComponent(loadPart('nowPlaying'));
const QrConfirm = lazyComponent(loadPart('qrConfirm'));
const Settings = lazyComponent(loadPart('settings'));
const Welcome = lazyComponent(loadPart('welcome'), 'administration');
const SlowServiceMessage = lazyComponent(() => import('./SlowServiceMessage.tsx'));
const SmallWindow = lazyComponent(loadPart('miniPlayer'));
const LyricsEditorOverlay = lazyComponent(loadPart('lyricsEditor'));

/** All overlays that can lie above any page. */
export function Overlays() {
  return (
    <>
      <AddressedOverlays />
      <Downloads />
      <LoginPrompts />
      <SmallWindowSlot />
      <SlowServiceSlot />
      <CommandLayerSlot />
    </>
  );
}

/** Overlays whose state is in the address, so that Back closes them (docs/specification/routes.md#overlays). */
function AddressedOverlays() {
  const { search, open, close } = useOverlay();
  const { audio, restored } = useServices();
  const logout = useLogout();
  const now = useExitTransition(search.now);
  return (
    <>
      {search.now === 'studio' && (
        <OptionalBoundary onLost={close}>
          <LyricsEditorOverlay onClose={close} />
        </OptionalBoundary>
      )}
      {now.shown && now.shown !== 'studio' && (
        <OptionalBoundary onLost={now.leaving ? now.gone : close}>
          <NowPlaying
            audio={audio}
            restored={restored}
            tab={now.shown}
            leaving={now.leaving}
            onTab={(now) => open({ now })}
            onClose={close}
            onGone={now.gone}
          />
        </OptionalBoundary>
      )}
      {search.settings && (
        <OptionalBoundary onLost={close}>
          <Settings
            section={search.settings}
            onSection={(settings) => open({ settings, dialog: undefined })}
            onClose={close}
            onLogout={() => void logout()}
            onWelcome={() => open({ settings: undefined, dialog: undefined, welcome: 'setup' })}
          />
        </OptionalBoundary>
      )}
      {search.welcome && (
        <OptionalBoundary onLost={close}>
          <Welcome onSettings={(settings) => open({ welcome: undefined, settings })} onClose={close} />
        </OptionalBoundary>
      )}
      {search.qr && (
        <OptionalBoundary onLost={close}>
          <QrConfirm code={search.qr} onClose={close} />
        </OptionalBoundary>
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
      <OptionalBoundary onLost={close}>
        <Download request={request} onClose={close} />
      </OptionalBoundary>
    )
  );
}

/** Asks guests who want something that needs a login. */
function LoginPrompts() {
  useEffect(attachLoginPrompt, []);
  const request = useSyncExternalStore(loginRequests.subscribe, loginRequests.get);
  const close = () => loginRequests.set(null);
  return (
    request && (
      // Without the code of the dialog, the way to the login still works.
      <OptionalBoundary
        onLost={() => {
          close();
          request.proceed();
        }}
      >
        <LoginPrompt request={request} onClose={close} />
      </OptionalBoundary>
    )
  );
}

/** Message for a slow service; its code does not compete with that of the first view. */
function SlowServiceSlot() {
  return (
    useAfterFirstView() && (
      <OptionalBoundary>
        <SlowServiceMessage />
      </OptionalBoundary>
    )
  );
}

/** The mini player, which stays open across pages and overlays. */
function SmallWindowSlot() {
  const view = useSyncExternalStore(windowStore.subscribe, windowStore.get);
  return (
    view && (
      <OptionalBoundary onLost={() => view.close()}>
        <SmallWindow view={view} />
      </OptionalBoundary>
    )
  );
}

/** Lazy-loads keyboard shortcuts and gestures when someone uses the page, or with the queue of an earlier visit. */
function CommandLayerSlot() {
  /** The last early key; null: load without one; undefined: do not load yet. */
  const [last, wake] = useState<KeyboardEvent | null>();
  const { restored } = useServices();
  const player = usePlayer();
  const record = useCallback((event: KeyboardEvent) => {
    const isPalette = (event.ctrlKey || event.metaKey) && event.key === 'k' && !event.defaultPrevented;
    // The key of the command palette is also one of browsers, whose search would open; a copy has not been handled yet.
    if (isPalette) event.preventDefault();
    wake(isPalette ? new KeyboardEvent(event.type, event) : event);
  }, []);
  useLayoutEffect(() => {
    // Records keys until the loaded code takes over, because users may press keys while it loads.
    window.addEventListener('keydown', record);
    const load = () => wake((key) => key ?? null);
    whenActive(load);
    // The first touch may be a swipe over its song.
    void restored().then(() => player.snapshot.get().track && load());
  }, [player, restored, record]);
  return (
    last !== undefined && (
      <OptionalBoundary>
        <CommandLayer last={last} onListening={() => window.removeEventListener('keydown', record)} />
      </OptionalBoundary>
    )
  );
}
