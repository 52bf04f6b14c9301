import { routeModule } from '../lib/route-modules.mjs';

/** Root modules of the first view, relative to the repository's top folder: the entry and the landing page's screen. */
export const FIRST_VIEW = {
  entry: 'apps/web/src/main.tsx',
  landing: routeModule('/personal-recommendation'),
};
