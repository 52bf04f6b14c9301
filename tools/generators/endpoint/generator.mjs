import { fileURLToPath } from 'node:url';
import { formatFiles, generateFiles, logger } from '@nx/devkit';
import { areaNamed, areas } from '../areas.mjs';
import { camelCase, kebabCase, pascalCase, readText } from '../names.mjs';
import { register } from './register.mjs';

/**
 * @typedef {object} EndpointOptions
 * @property {string} area
 * @property {string} path
 * @property {'list' | 'entry' | 'change'} [kind]
 * @property {boolean} [personal]
 * @property {boolean} [cache]
 */

const ENDPOINTS = 'libs/contract/src/endpoints';

/**
 * Adds an endpoint from the contract to the client: constant, schemas, entity, handler, API case, query or mutation
 * with its key and spec, and its description. It works as it is: a list and an entry read albums, or playlists of
 * the caller; a change renames a playlist of the caller.
 * @param {import('@nx/devkit').Tree} tree
 * @param {EndpointOptions} options
 * @returns prints what is left to do
 */
export default async function endpointGenerator(tree, options) {
  const facts = factsOf(options);
  refuseExisting(tree, facts);
  const source = fileURLToPath(new URL(`./files/${facts.kind}`, import.meta.url));
  generateFiles(tree, source, '.', { ...facts, tmpl: '' });
  register(tree, facts);
  await formatFiles(tree);
  return () => logger.info(nextSteps(facts));
}

/** @typedef {ReturnType<typeof factsOf>} Facts */

/** @param {EndpointOptions} options */
function factsOf({ area: areaName, path, kind = 'list', personal = kind === 'change', cache = false }) {
  const area = areaNamed(areaName);
  const extension = path.startsWith('/x/');
  const short = extension ? path.slice('/x'.length) : path;
  if (kind === 'entry' && personal)
    throw new Error('an entry is public: make a list of the caller’s entries');
  if (kind === 'change' && !personal) throw new Error('a change needs a login');
  if (cache && (personal || kind === 'change')) throw new Error('only public answers may be cached');
  return {
    area,
    path,
    kind,
    personal,
    cache,
    extension,
    name: camelCase(short),
    file: kebabCase(short),
    type: `${pascalCase(short)}Item`,
    what: personal ? 'playlists of the caller' : 'albums',
    ...areas[area],
  };
}

/** @param {import('@nx/devkit').Tree} tree @param {Facts} facts */
function refuseExisting(tree, { name, path, extension }) {
  /** @type {string[]} */
  const known = JSON.parse(readText(tree, 'libs/contract/src/contract-paths.json'));
  if (!extension && !known.includes(path))
    throw new Error(`${path} is no path of the contract; calls of our own begin with /x/`);
  for (const file of tree.children(ENDPOINTS).map((child) => `${ENDPOINTS}/${child}`)) {
    const text = readText(tree, file);
    if (text.includes(`'${path}'`)) throw new Error(`${file} already contains ${path}`);
    if (text.includes(`export const ${name} =`)) throw new Error(`${file} already exports ${name}`);
  }
}

/** @param {Facts} facts */
const nextSteps = ({ area, file, kind, data, extension }) => `
The call works and its tests pass. Left to do:
1. npm run docs
2. Write what it answers: its parameters and its answer (libs/contract/src/{endpoints,entities,schema/*}/${file}.ts),
   the query of the handler (apps/server/src/routes/${area}/${file}.ts) and the ids of its case (e2e/api/src/cases/${file}.ts).
3. Key, capability and ownership: CONTRIBUTING.md, "A new endpoint, a new screen".
4. Describe it in docs/${extension ? 'api-extensions.md (move it to its topic)' : 'specification/contract'} and CHANGELOG.md.
   The client calls it by libs/data-${data}/src/${file}-${kind === 'change' ? 'mutation' : 'query'}.ts.`;
