import { msg } from '@lingui/core/macro';
import { createRoute } from '@tanstack/react-router';
import type { Root } from './root.ts';
import { facts } from './screen-route.ts';

/** Routes of the system screens (seed §2). */
export function createSystemRoutes(root: Root) {
  const test = createRoute({
    getParentRoute: () => root,
    path: '/test',
    ...facts({ title: msg`测试页` }),
  });
  return { test };
}
