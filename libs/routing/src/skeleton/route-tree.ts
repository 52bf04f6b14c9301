import { msg } from '@lingui/core/macro';
import { createRoute, redirect } from '@tanstack/react-router';
import { HOME_PATH } from '../home-path.ts';
import { createAccountRoutes } from './account-routes.ts';
import { createCatalogueRoutes } from './catalogue-routes.ts';
import { createLibraryRoutes } from './library-routes.ts';
import { createMusicRoutes } from './music-routes.ts';
import { stringifySearch } from '../search-codec.ts';
import { readOverlays } from '../overlay-search.ts';
import { createRoot } from './root.ts';
import { createSocialRoutes } from './social-routes.ts';
import { createSystemRoutes } from './system-routes.ts';
import { createVideoRoutes } from './video-routes.ts';

/**
 * Creates the tree of all routes (docs/specification/routes.md); a new one for each router, so that tests do not
 * share it. Flat under the root: ids equal paths, and the layout is static data.
 */
export function createRouteTree() {
  const root = createRoot();
  const index = createRoute({
    getParentRoute: () => root,
    path: '/',
    staticData: { title: msg`青音`, layout: 'shell', access: 'public' },
    beforeLoad: ({ search }) => {
      // Keeps overlays: a scanned QR code leads to `/?qr=…` (docs/specification/routes.md#overlays).
      throw redirect({
        href: HOME_PATH + stringifySearch({ ...readOverlays({ ...search }) }),
        replace: true,
      });
    },
  });
  return root.addChildren({
    index,
    ...createAccountRoutes(root),
    ...createMusicRoutes(root),
    ...createCatalogueRoutes(root),
    ...createVideoRoutes(root),
    ...createSocialRoutes(root),
    ...createLibraryRoutes(root),
    ...createSystemRoutes(root),
  });
}

export type AppRouteTree = ReturnType<typeof createRouteTree>;
