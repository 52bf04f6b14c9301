import { addImport, addRow, replaceIn } from '../insert.mjs';
import { readText } from '../names.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {import('./generator.mjs').Facts} Facts */

/** Adds the screen to its library's tables of screens, route loaders and lazy routes. @param {Tree} tree @param {Facts} facts */
export function addToFeature(tree, { lib, feature, path, folderName, name }) {
  const folder = `libs/${lib}/src`;
  const loaders = `${folder}/${feature}-loaders.ts`;
  const lazyRoutes = `${folder}/${feature}-lazy-routes.ts`;
  if (!tree.exists(loaders)) addTables(tree, folder, feature);
  replaceIn(tree, loaders, /export type LoadedRoute =([^;]*);/, (_all, routes = '') => {
    const known = routes.trim() === 'never' ? '' : `${routes} |`;
    return `export type LoadedRoute =${known} '${path}';`;
  });
  addImport(tree, loaders, `import { load${name} } from './screens/${folderName}/load.ts';`);
  addRow(tree, loaders, /loaders: ScreenLoads<LoadedRoute> = \{/, `'${path}': load${name}`);
  addRow(
    tree,
    lazyRoutes,
    /lazyRoutes: ScreenViews<LoadedRoute> = \{/,
    `'${path}': () => import('./screens/${folderName}/route.tsx').then(({ route }) => route)`,
  );
  addRow(tree, `${folder}/screens.ts`, /Screens = \{/, `'${path}': screen('${path}')`);
}

/**
 * Adds empty tables of route loaders and lazy routes to a library whose screens had none, and binds them in its table
 * of screens.
 * @param {Tree} tree @param {string} folder @param {string} feature
 */
function addTables(tree, folder, feature) {
  tree.write(
    `${folder}/${feature}-loaders.ts`,
    `import type { ScreenLoads } from '@qingyin/routing';

/** Routes of this feature that have a loader. */
export type LoadedRoute = never;

/** Route loaders of the ${feature} screens. */
export const loaders: ScreenLoads<LoadedRoute> = {
};
`,
  );
  tree.write(
    `${folder}/${feature}-lazy-routes.ts`,
    `import type { ScreenViews } from '@qingyin/routing';
import type { LoadedRoute } from './${feature}-loaders.ts';

/** Lazily loaded code of the ${feature} screens. */
export const lazyRoutes: ScreenViews<LoadedRoute> = {
};
`,
  );
  const screens = `${folder}/screens.ts`;
  if (!readText(tree, screens).includes('lazyScreens'))
    replaceIn(tree, screens, /\bdefineScreen,/, () => 'defineScreen, lazyScreens,');
  addImport(tree, screens, `import type { LoadedRoute } from './${feature}-loaders.ts';`);
  const binding = `const screen = lazyScreens<LoadedRoute>(
  () => import('./${feature}-loaders.ts').then(({ loaders }) => loaders),
  () => import('./${feature}-lazy-routes.ts').then(({ lazyRoutes }) => lazyRoutes),
);

`;
  replaceIn(tree, screens, /(\/\*\*(?:(?!\*\/)[\s\S])*\*\/\n)?export const/, (all) => binding + all);
  replaceIn(tree, screens, /Pick<\s*ScreenTable,/, () => 'Pick<ScreenTable, LoadedRoute |');
}
