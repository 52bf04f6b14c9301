import {
  addProjectConfiguration,
  formatFiles,
  readProjectConfiguration,
  updateJson,
  updateProjectConfiguration,
} from '@nx/devkit';
import { libraryGenerator } from '@nx/react';

const WITHOUT_DOM = new Set(['contract', 'engine', 'data', 'server-base', 'server-domain']);
/** Layers whose libraries contain components. */
const WITH_COMPONENTS = new Set(['ui', 'routing', 'kit', 'shared-feature', 'feature']);
/** Compiler options of code that runs in Node. */
const SERVER_OPTIONS = {
  customConditions: ['node'],
  types: ['node'],
  lib: ['ES2023', 'DOM', 'DOM.Iterable'],
};
/** Files that Nx's generator creates for unused tools. */
const UNUSED = ['.babelrc', 'README.md', 'tsconfig.lib.json'];

/**
 * @typedef {object} LibOptions
 * @property {string} name
 * @property {'contract' | 'util' | 'engine' | 'data' | 'ui' | 'routing' | 'kit' | 'shared-feature' | 'feature' | 'server-base' | 'server-domain'} type
 * @property {boolean} [plain]
 */

/**
 * Adds a library. Its layer is required: a library without a tag may import nothing and be imported by none.
 * @param {import('@nx/devkit').Tree} tree
 * @param {LibOptions} options
 */
export default async function libGenerator(tree, { name, type, plain = false }) {
  const root = `libs/${name}`;
  if (tree.exists(root)) throw new Error(`${root} exists already`);
  const onServer = type.startsWith('server-');
  const tags = [`type:${type}`, ...(plain ? ['runs:plain'] : []), ...(onServer ? ['runs:node'] : [])];
  if (WITH_COMPONENTS.has(type)) await addReactLibrary(tree, name, root, tags);
  else addPlainLibrary(tree, name, root, tags);
  const environment = plain || WITHOUT_DOM.has(type) ? 'node' : 'jsdom';
  tree.write(
    `${root}/tsconfig.json`,
    `${JSON.stringify({
      extends: '../../tsconfig.base.json',
      ...(onServer && { compilerOptions: SERVER_OPTIONS }),
      include: ['src', '../../tools/types'],
    })}\n`,
  );
  tree.write(
    `${root}/vitest.config.mts`,
    `import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: '${name}', environment: '${environment}' });
`,
  );
  tree.write(`${root}/src/index.ts`, '/** Exports are listed here by name. */\nexport {};\n');
  await formatFiles(tree);
}

/**
 * Uses the generator of @nx/react, without what it adds for other test runners and for publishing.
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name
 * @param {string} root
 * @param {string[]} tags
 */
async function addReactLibrary(tree, name, root, tags) {
  const settings = tree.read('nx.json', 'utf-8') ?? '{}';
  await libraryGenerator(tree, {
    directory: root,
    name,
    importPath: `@qingyin/${name}`,
    tags: tags.join(','),
    bundler: 'none',
    unitTestRunner: 'none',
    linter: 'none',
    style: 'css',
    component: false,
    minimal: true,
    skipFormat: true,
    skipPackageJson: true,
    useProjectJson: true,
  });
  // The generator would write its options to nx.json as defaults of later runs.
  tree.write('nx.json', settings);
  for (const file of UNUSED) tree.delete(`${root}/${file}`);
  const project = readProjectConfiguration(tree, name);
  updateProjectConfiguration(tree, name, { ...project, targets: { typecheck: {} } });
}

/**
 * @param {import('@nx/devkit').Tree} tree
 * @param {string} name
 * @param {string} root
 * @param {string[]} tags
 */
function addPlainLibrary(tree, name, root, tags) {
  addProjectConfiguration(tree, name, {
    root,
    sourceRoot: `${root}/src`,
    projectType: 'library',
    tags,
    targets: { typecheck: {} },
  });
  updateJson(tree, 'tsconfig.base.json', (json) => {
    json.compilerOptions.paths[`@qingyin/${name}`] = [`./${root}/src/index.ts`];
    return json;
  });
}
