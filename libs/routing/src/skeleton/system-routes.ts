import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import type { Root } from './root.ts';
import { screenRouteOptions } from './screen-route.ts';

/** Routes of the system screens (docs/specification/routes.md). */
export function createSystemRoutes(root: Root) {
  const test = createRoute({
    getParentRoute: () => root,
    path: '/test',
    ...screenRouteOptions({ title: msg`测试页` }),
  });
  return { test };
}
