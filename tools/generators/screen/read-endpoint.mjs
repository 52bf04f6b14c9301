import { areaNamed, areas } from '../areas.mjs';
import { kebabCase, readText } from '../names.mjs';

/**
 * Reads what a page needs to know about an endpoint that tools:endpoint made.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} endpoint area and name, such as `video.newFilms`
 * @throws Error if there is no such endpoint with a query
 */
export function readEndpoint(tree, endpoint) {
  const [areaName = '', call = ''] = endpoint.split('.');
  const { data } = areas[areaNamed(areaName)];
  const file = kebabCase(call);
  const queryFile = `libs/data-${data}/src/${file}-query.ts`;
  const constantFile = `libs/contract/src/endpoints/${file}.ts`;
  if (!tree.exists(queryFile) || !tree.exists(constantFile))
    throw new Error(
      `${endpoint} is missing: npx nx g tools:endpoint makes it, with its query in ${queryFile}`,
    );
  const query = readText(tree, queryFile);
  const [, callPath] = /\(\s*'(\/[^']+)'/.exec(readText(tree, constantFile)) ?? [];
  if (callPath === undefined) throw new Error(`${constantFile} declares no endpoint`);
  const kind = /Query = \(id: string\)/.test(query) ? 'entry' : 'list';
  if (kind === 'list' && !query.includes('infiniteQueryOptions('))
    throw new Error(`${queryFile} has no pages: run tools:screen before you change the query`);
  return {
    data,
    callPath,
    query: `${call}Query`,
    kind,
    personal: /Query = \(uid: string\)/.test(query),
  };
}
