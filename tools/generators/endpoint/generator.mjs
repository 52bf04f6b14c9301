import { formatFiles } from '@nx/devkit';
import { camelCase, kebabCase, readText } from '../names.mjs';

/**
 * @typedef {object} EndpointOptions
 * @property {string} area
 * @property {string} path
 * @property {'GET' | 'POST'} [method]
 * @property {boolean} [cache]
 */

/**
 * Adds an endpoint of the contract: the constant that server, client and API tests share, and for GET the query
 * options in the data library.
 * @param {import('@nx/devkit').Tree} tree
 * @param {EndpointOptions} options
 */
export default async function endpointGenerator(tree, { area, path, method = 'GET', cache = false }) {
  const name = camelCase(path);
  const file = `libs/contract/src/endpoints/${area}.ts`;
  const text = readText(tree, file);
  if (text.includes(`'${path}'`)) throw new Error(`${file} already contains ${path}`);
  const options = [method === 'POST' ? `method: 'POST'` : '', cache ? 'cache: true' : ''].filter(
    (part) => part !== '',
  );
  const rest = options.length > 0 ? `, { ${options.join(', ')} }` : '';
  const constant = `export const ${name} = endpoint<object, { code: number }>('${path}'${rest});\n`;
  tree.write(file, text + constant);
  if (method === 'GET') addQuery(tree, area, name);
  await formatFiles(tree);
}

/** @param {import('@nx/devkit').Tree} tree @param {string} area @param {string} name */
function addQuery(tree, area, name) {
  const folder = `libs/data-${area}/src`;
  const file = `${kebabCase(name)}-query`;
  tree.write(
    `${folder}/${file}.ts`,
    `import { endpoints } from '@qingyin/contract';
import { http } from '@qingyin/http-client';
import { queryRoots } from '@qingyin/query-kit';
import { queryOptions } from '@tanstack/react-query';

/** Say what it returns, with a link to its section below docs/specification/contract. */
export const ${name}Query = () =>
  queryOptions({
    queryKey: [queryRoots.${area}, '${kebabCase(name)}'],
    queryFn: ({ signal }) => http.call(endpoints.${area}.${name}, { signal }),
  });
`,
  );
  tree.write(
    `${folder}/${file}.spec.ts`,
    `import { expect, it } from 'vitest';
import { ${name}Query } from './${file}.ts';

it('has a key under its area, so that the area can be invalidated as one', () => {
  expect(${name}Query().queryKey).toHaveLength(2);
});
`,
  );
  const index = `${folder}/index.ts`;
  const exports = tree.read(index, 'utf-8') ?? '';
  tree.write(index, `${exports}export { ${name}Query } from './${file}.ts';\n`);
}
