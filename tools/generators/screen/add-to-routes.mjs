import { addRow, replaceIn } from '../insert.mjs';
import { readText } from '../names.mjs';

/** @typedef {import('@nx/devkit').Tree} Tree */
/** @typedef {import('./generator.mjs').Facts} Facts */

const ROUTING = 'libs/routing/src';

/** Adds the route skeleton, and its title to the spec of all titles. @param {Tree} tree @param {Facts} facts */
export function addToRoutes(tree, { feature, path, title, personal, routeName }) {
  const file = `${ROUTING}/skeleton/${feature}-routes.ts`;
  if (readText(tree, file).includes(`path: '${path}'`)) throw new Error(`${file} already contains ${path}`);
  const access = personal ? ", access: 'personal'" : '';
  const route = `  const ${routeName} = createRoute({
    getParentRoute: () => root,
    path: '${path}',
    ...screenRouteOptions({ title: msg\`${title}\`${access} }),
  });
`;
  replaceIn(
    tree,
    file,
    /^ {2}return \{([^}]*?),?\s*\};/m,
    (_all, names = '') => `${route}  return {${names}, ${routeName} };`,
  );
  addRow(tree, `${ROUTING}/titles.spec.ts`, /const titles: readonly [^=]*= \[/, `['${path}', '${title}']`);
}
