import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, logger } from '@nx/devkit';
import { readEndpoint } from './read-endpoint.mjs';
import { kebabCase, camelCase, pascalCase } from '../names.mjs';
import { addToFeature } from './add-to-feature.mjs';
import { addToRoutes } from './add-to-routes.mjs';
import { addToTests } from './add-to-tests.mjs';

/**
 * @typedef {object} ScreenOptions
 * @property {string} lib
 * @property {string} path
 * @property {string} title in Chinese
 * @property {string} endpoint area and name, such as `video.newFilms`
 */

const PARAMETER = /\$(\w+)/g;

/**
 * Adds a screen: its route with title and access, its page with skeleton, route loader and spec, and its rows in all
 * tables of screens. The page shows the endpoint's answer: a list in pages, or for a path with a parameter one entry.
 * @param {import('@nx/devkit').Tree} tree
 * @param {ScreenOptions} options
 * @returns prints what is left to do
 */
export default async function screenGenerator(tree, options) {
  const facts = factsOf(tree, options);
  if (tree.exists(facts.folder)) throw new Error(`${facts.folder} exists already`);
  const source = fileURLToPath(new URL(`./files/${facts.kind}`, import.meta.url));
  generateFiles(tree, source, facts.folder, { ...facts, tmpl: '' });
  addToRoutes(tree, facts);
  addToFeature(tree, facts);
  addToTests(tree, facts);
  await formatFiles(tree);
  return () => logger.info(nextSteps(facts));
}

/** @typedef {ReturnType<typeof factsOf>} Facts */

/** @param {import('@nx/devkit').Tree} tree @param {ScreenOptions} options */
function factsOf(tree, { lib, path, title, endpoint }) {
  const feature = /^feature-(\w+)$/.exec(lib)?.[1];
  if (feature === undefined) throw new Error(`${lib} is no feature library`);
  const call = readEndpoint(tree, endpoint);
  const params = [...path.matchAll(PARAMETER)].map(([, name = '']) => name);
  if (params.length !== (call.kind === 'entry' ? 1 : 0))
    throw new Error(
      `${endpoint} answers ${call.kind === 'entry' ? 'one entry: the path needs one parameter, such as $id' : 'a list: the path takes no parameters'}`,
    );
  const folderName = kebabCase(path);
  return {
    ...call,
    lib,
    feature,
    path,
    title,
    folderName,
    folder: `libs/${lib}/src/screens/${folderName}`,
    name: pascalCase(path),
    routeName: camelCase(path.replaceAll('$', '')),
    param: params[0] ?? '',
  };
}

/** @param {Facts} facts */
const nextSteps = ({ folder, kind, path, name }) => `
The screen works and its tests pass. Left to do:
1. npm run i18n, then translate its texts in libs/i18n/src/catalogs (npm test -- --only i18n names them).
2. Write its shape: ${folder}/${name}${kind === 'entry' ? 'Content' : 'List'}.tsx, its skeleton and load.ts beside it, the texts
   (the invitation for guests is in the page) and the spec.
3. Put a link to ${path} where users look for it${kind === 'entry' ? ', and name that page in the row of tools/bench/screens' : ''}.
4. Describe it in docs/specification/routes.md and docs/specification/screens, and in CHANGELOG.md.`;
