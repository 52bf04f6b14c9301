import type { MessageDescriptor } from '@lingui/core';
import type { AnyRoute } from '@tanstack/react-router';
import { createRouteTree } from './skeleton/route-tree.ts';

/** Properties of a screen route. */
export interface RouteInfo {
  /** the path with `$name` for parameters */
  path: string;
  title: MessageDescriptor;
  access: 'public' | 'personal';
  layout: 'shell' | 'bare';
}

/** Lists all screen routes; written by the build for the route sweep, and shown on /test. */
export function listRoutes(): RouteInfo[] {
  const routes = Object.values(createRouteTree().children as unknown as Record<string, AnyRoute>);
  return routes.flatMap(({ options }) => {
    const { path, staticData } = options as { path: string; staticData: Omit<RouteInfo, 'path'> };
    if (path === '/') return [];
    const { title, access, layout } = staticData;
    return [{ path, title, access, layout }];
  });
}
