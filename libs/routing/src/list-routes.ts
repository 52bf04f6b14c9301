import type { MessageDescriptor } from '@lingui/core';
import type { AnyRoute } from '@tanstack/react-router';
import { createRouteTree } from './skeleton/route-tree.ts';

export interface RouteFacts {
  /** the path with `$name` for params */
  path: string;
  title: MessageDescriptor;
  access: 'public' | 'personal';
  layout: 'shell' | 'bare';
}

/** One row per screen route; the build writes it out for the route sweep, and /test shows it. */
export function listRoutes(): RouteFacts[] {
  const routes = Object.values(createRouteTree().children as unknown as Record<string, AnyRoute>);
  return routes.flatMap(({ options }) => {
    const { path, staticData } = options as { path: string; staticData: Omit<RouteFacts, 'path'> };
    if (path === '/') return [];
    const { title, access, layout } = staticData;
    return [{ path, title, access, layout }];
  });
}
