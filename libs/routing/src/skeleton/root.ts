import { msg } from '@lingui/core/macro';
import { createRootRouteWithContext } from '@tanstack/react-router';
import type { RouterContext } from '../context.ts';
import { readOverlays, type OverlaySearch } from '../overlay-search.ts';
import '../static-data.ts';

/** The root route; the app sets its component. */
export const createRoot = () =>
  createRootRouteWithContext<RouterContext>()({
    validateSearch: (raw: Record<string, unknown>): OverlaySearch => readOverlays(raw),
    staticData: { title: msg`青音`, layout: 'shell', access: 'public' },
  });

export type Root = ReturnType<typeof createRoot>;
