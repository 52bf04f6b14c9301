import { addProjectConfiguration, formatFiles, updateJson } from '@nx/devkit';

const WITHOUT_DOM = new Set(['contract', 'engine', 'data']);

/**
 * @typedef {object} LibOptions
 * @property {string} name
 * @property {'contract' | 'util' | 'engine' | 'data' | 'ui' | 'routing' | 'kit' | 'feature'} type
 * @property {boolean} [plain]
 */

/**
 * Adds a library. Its layer is not optional: a library without a tag may import nothing and be imported by nobody.
 * @param {import('@nx/devkit').Tree} tree
 * @param {LibOptions} options
 */
export default async function libGenerator(tree, { name, type, plain = false }) {
  const root = `libs/${name}`;
  if (tree.exists(root)) throw new Error(`${root} is there already`);
  addProjectConfiguration(tree, name, {
    root,
    sourceRoot: `${root}/src`,
    projectType: 'library',
    tags: [`type:${type}`, ...(plain ? ['runs:plain'] : [])],
    targets: { typecheck: {} },
  });
  const environment = plain || WITHOUT_DOM.has(type) ? 'node' : 'jsdom';
  tree.write(
    `${root}/tsconfig.json`,
    `${JSON.stringify({ extends: '../../tsconfig.base.json', include: ['src', '../../tools/types'] })}\n`,
  );
  tree.write(
    `${root}/vitest.config.mts`,
    `import { libTests } from '../../tools/vite/preset.mts';

export default libTests({ name: '${name}', environment: '${environment}' });
`,
  );
  tree.write(`${root}/src/index.ts`, '/** Exports are listed here by name. */\nexport {};\n');
  updateJson(tree, 'tsconfig.base.json', (json) => {
    json.compilerOptions.paths[`@qingyin/${name}`] = [`./${root}/src/index.ts`];
    return json;
  });
  await formatFiles(tree);
}
