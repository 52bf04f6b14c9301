import type { MessageDescriptor } from '@lingui/core';
import type { AnyRoute } from '@tanstack/react-router';
import type { LooseScreen } from './context.ts';
import { createRouteTree } from './skeleton/route-tree.ts';

export interface RouteFacts {
  /** the path with `$name` for params */
  path: string;
  title: MessageDescriptor;
  built: boolean;
  access: 'public' | 'personal';
  layout: 'shell' | 'bare';
}

/** One row per screen route; the build writes it out for the route sweep, and /test shows it. */
export function listRoutes(screens: Readonly<Record<string, LooseScreen>>): RouteFacts[] {
  const routes = Object.values(createRouteTree().children as unknown as Record<string, AnyRoute>);
  return routes.flatMap(({ options }) => {
    const { path, staticData } = options as { path: string; staticData: Omit<RouteFacts, 'path' | 'built'> };
    if (path === '/') return [];
    const { title, access, layout } = staticData;
    return [{ path, title, built: screens[path]?.built ?? false, access, layout }];
  });
}
