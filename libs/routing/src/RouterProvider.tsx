import { RouterProvider as TanStackProvider } from '@tanstack/react-router';
import { useLayoutEffect } from 'react';
import type { AppRouter } from './create-app-router.ts';
import { releaseHeld } from './first-drawing.ts';

/** Draws the page the router is at. */
export function RouterProvider({ router }: { router: AppRouter }) {
  // Effects of what is inside come first: the router's own provider is mounted by then.
  useLayoutEffect(() => releaseHeld(router), [router]);
  return <TanStackProvider router={router} />;
}
