import { Outlet, useMatches } from '@qingyin/routing';
import { ActionBarHost, MessageHost, NavProgress } from '@qingyin/ui';
import { useEffect, useRef } from 'react';
import { Overlays } from './Overlays.tsx';
import { Shell } from './Shell.tsx';

/**
 * Root component: chooses the layout by the static data of the route, and hosts toast messages, action bar and
 * overlays.
 */
export function RootView() {
  const layout = useMatches({ select: (matches) => matches.at(-1)?.staticData.layout });
  useFocusOnNewPage();
  return (
    <>
      <NavProgress />
      {layout === 'bare' ? (
        <Outlet />
      ) : (
        <Shell>
          <Outlet />
        </Shell>
      )}
      <Overlays />
      <ActionBarHost />
      <MessageHost />
    </>
  );
}

/** After a navigation that lost the focus, moves it to the main element, so that screen readers start there. */
function useFocusOnNewPage(): void {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
