import { downloadRequests } from '@qingyin/media-kit';
import { lazy, Suspense, useState, useSyncExternalStore, type ComponentType } from 'react';
import { useOverlay } from '../overlay-state.ts';
import { useServices } from '../services-context.ts';
import { useLogout } from './use-logout.ts';

/** What may lie over any page. */
export function Overlays() {
  return (
    <>
      <AddressedOverlays />
      <Suspense>
        <Downloads />
      </Suspense>
    </>
  );
}

/** Root overlays: their state is in the address, so Back closes them (screens.md, decision 13). */
function AddressedOverlays() {
  const { search, open, close } = useOverlay();
  const logout = useLogout();
  const NowPlaying = useOverlayCode(() => import('../overlays/NowPlaying.tsx'));
  const Settings = useOverlayCode(() => import('../overlays/Settings.tsx'), 'account');
  const QrConfirm = useOverlayCode(() => import('../overlays/QrConfirm.tsx'), 'account');
  return (
    <Suspense>
      {search.now && <NowPlaying onClose={close} />}
      {search.settings && (
        <Settings
          section={search.settings}
          onSection={(settings) => open({ settings })}
          onClose={close}
          onLogout={() => void logout()}
        />
      )}
      {search.qr && <QrConfirm code={search.qr} onClose={close} />}
    </Suspense>
  );
}

/** What some page has asked to download. */
function Downloads() {
  const request = useSyncExternalStore(downloadRequests.subscribe, downloadRequests.get);
  const Download = useOverlayCode(() => import('../overlays/Download.tsx'));
  return request && <Download request={request} onClose={() => downloadRequests.set(null)} />;
}

/** Code of an overlay, loaded when it is first shown, together with its texts: these are not those of the first view. */
function useOverlayCode<P extends object>(
  load: () => Promise<{ default: ComponentType<P> }>,
  ...texts: 'account'[]
) {
  const { locale } = useServices();
  const [Overlay] = useState(() =>
    lazy(async () => {
      const [module] = await Promise.all([load(), locale.loadTexts('rest', ...texts)]);
      return module;
    }),
  );
  return Overlay;
}
