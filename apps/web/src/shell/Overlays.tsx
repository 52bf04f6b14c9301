import { lazy, Suspense } from 'react';
import { useOverlay } from '../overlay-state.ts';
import { useLogout } from './use-logout.ts';

const NowPlaying = lazy(() => import('../overlays/NowPlaying.tsx'));
const Settings = lazy(() => import('../overlays/Settings.tsx'));

/** Root overlays: their state is in the address, so Back closes them (screens.md, decision 13). */
export function Overlays() {
  const { search, open, close } = useOverlay();
  const logout = useLogout();
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
