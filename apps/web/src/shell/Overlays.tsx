import { lazy, Suspense, useState, type ComponentType } from 'react';
import { useOverlay } from '../overlay-state.ts';
import { useServices } from '../services-context.ts';
import { useLogout } from './use-logout.ts';

/** Root overlays: their state is in the address, so Back closes them (screens.md, decision 13). */
export function Overlays() {
  const { search, open, close } = useOverlay();
  const logout = useLogout();
  const NowPlaying = useOverlayCode(() => import('../overlays/NowPlaying.tsx'));
  const Settings = useOverlayCode(() => import('../overlays/Settings.tsx'));
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
    </Suspense>
  );
}

/** Code of an overlay, loaded when it is first shown, together with its texts: these are not those of the first view. */
function useOverlayCode<P extends object>(load: () => Promise<{ default: ComponentType<P> }>) {
  const { locale } = useServices();
  const [Overlay] = useState(() =>
    lazy(async () => {
      const [module] = await Promise.all([load(), locale.loadRest()]);
      return module;
    }),
  );
  return Overlay;
}
