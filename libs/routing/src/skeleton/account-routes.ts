import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { HOME_PATH } from '../home-path.ts';
import { readLogin } from '../search-readers.ts';
import type { Root } from './root.ts';
import { screenRouteOptions } from './screen-route.ts';

/** Routes of the account screens (docs/specification/routes.md). */
export function createAccountRoutes(root: Root) {
  const login = createRoute({
    getParentRoute: () => root,
    path: '/login',
    validateSearch: readLogin,
    ...screenRouteOptions({ title: msg`登录`, layout: 'bare' }),
    beforeLoad: ({ context, search }) => {
      // Redirects logged-in users away from the login page (docs/specification/routes.md).
      if (context.session.get().login) throw redirect({ href: search.redirect ?? HOME_PATH, replace: true });
    },
  });
  return { login };
}
