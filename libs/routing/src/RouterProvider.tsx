import { RouterProvider as TanStackProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { AppRouter } from './create-app-router.ts';
import { releaseHeldPages } from './hold-until-rendered.ts';

/** Renders the current page of the router. */
export function RouterProvider({ router }: { router: AppRouter }) {
  // Effects of children run first: the router's own provider is mounted by then.
  useLayoutEffect(() => releaseHeldPages(router), [router]);
  return <TanStackProvider router={router} />;
}
