import type { MessageDescriptor } from '@lingui/core';
import type { RouteGroup } from '../static-data.ts';
import { runScreenLoader } from './screen-loader.ts';

interface Facts {
  title: MessageDescriptor;
  layout?: 'shell' | 'bare';
  access?: 'public' | 'personal';
  group?: RouteGroup;
}

/** Options shared by all screen routes. */
export function screenRouteOptions({ title, layout = 'shell', access = 'public', group }: Facts) {
  return {
    staticData: { title, layout, access, ...(group ? { group } : {}) },
    loaderDeps: ({ search }: { search: object }) => search as Record<string, unknown>,
    loader: runScreenLoader,
  } as const;
}
