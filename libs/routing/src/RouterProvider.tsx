import { RouterProvider as TanStackProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { AppRouter } from './create-app-router.ts';
import { releaseHeld } from './first-drawing.ts';

/** Renders the current page of the router. */
export function RouterProvider({ router }: { router: AppRouter }) {
  // Effects of children run first: the router's own provider is mounted by then.
  useLayoutEffect(() => releaseHeld(router), [router]);
  return <TanStackProvider router={router} />;
}
