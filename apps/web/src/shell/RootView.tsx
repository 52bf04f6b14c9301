import { Outlet, useMatches } from '@qingyin/routing';
import { ActionBarHost, MessageHost, NavProgress } from '@qingyin/ui';
import { useEffect, useRef } from 'react';
import { Overlays } from './Overlays.tsx';
import { Shell } from './Shell.tsx';

/** Chooses the layout by the route's static data; messages, undo and overlays stand beside it. */
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

/** After a change of page a lost focus goes to the new page, so that reading starts there. */
function useFocusOnNewPage(): void {
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const first = useRef(true);
  useEffect(() => {
    if (first.current) first.current = false;
    else if (document.activeElement === document.body)
      document.getElementById('main')?.focus({ preventScroll: true });
  }, [path]);
}
