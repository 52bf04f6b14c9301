import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { binOf } from '../../lib/package-bin.mjs';
import { node } from '../../lib/run.mjs';
import { check } from './checks.mjs';
import { endpoints, generations, specsOfTables } from './generated-samples.mjs';
import { copyWorkspace } from './workspace-copy.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */
/** @typedef {import('./workspace-copy.mjs').WorkspaceCopy} WorkspaceCopy */

const ENV = { NX_DAEMON: 'false', NX_NO_CLOUD: 'true', CI: 'true' };
const DOCS = 'tools/docs/docs.mjs';
/** What check-catalogs prints of a text without translation. */
const EMPTY = /^libs\/i18n\/src\/catalogs\/[\w-]+\/\w+\.po: empty: (.*)$/;

/**
 * Generates endpoints and screens in a copy of the workspace, and checks them there as `npm test` checks the
 * workspace. Stops after the first failure, because what follows needs it.
 * @param {{ folder: string }} run `folder` for the copy
 * @returns {Promise<TestRecord[]>}
 */
export async function generators({ folder }) {
  const copy = await copyWorkspace(join(folder, 'workspace'));
  /** @type {TestRecord[]} */
  const records = [];
  for (const [name, step] of steps(copy)) {
    const start = performance.now();
    const message = await step().then(
      () => null,
      (/** @type {Error} */ error) => error.message,
    );
    records.push(check('generators', name, message, performance.now() - start));
    process.stdout.write(`generators: ${name}${message === null ? '' : ` fails\n${message}`}\n`);
    if (message !== null) break;
  }
  return records;
}

/** @param {WorkspaceCopy} copy @returns {[name: string, step: () => Promise<void>][]} */
function steps(copy) {
  /** @type {string[]} */
  let generated = [];
  const sources = (/** @type {RegExp} */ kind) => generated.filter((file) => kind.test(file));
  const pass = (/** @type {readonly string[]} */ args, cwd = '.') => program(copy, args, cwd);
  return [
    [
      'make endpoints and screens',
      async () => {
        // Pages that were out of date before are no fault of the generators.
        await pass([DOCS]);
        await copy.commit();
        for (const args of generations) await pass([binOf('nx'), 'generate', ...args]);
        generated = await copy.changedFiles();
        await copy.commit();
      },
    ],
    ['are documented', () => documented(copy)],
    ['lack only translations', () => translatable(copy)],
    ['are formatted', () => pass([binOf('prettier'), '--check', '--ignore-unknown', ...generated])],
    ['have the types of their layers', () => typed(copy)],
    [
      'follow the rules of ESLint',
      async () => {
        // Writes the project graph, without which the rule of module boundaries finds nothing.
        await pass([binOf('nx'), 'show', 'projects']);
        await pass([binOf('eslint'), ...sources(/\.(tsx?|mjs)$/)]);
      },
    ],
    [
      'follow the rules of oxlint and stylelint',
      async () => {
        const styles = ['--config', 'tools/styles/stylelint.config.mjs', ...sources(/\.css$/)];
        const types = ['--type-aware', '--tsconfig', 'tsconfig.base.json'];
        await pass([binOf('oxlint'), ...types, ...sources(/\.(tsx?|mjs)$/)]);
        await pass([binOf('stylelint'), ...styles]);
      },
    ],
    [
      'pass their specs',
      async () => {
        const specs = [...sources(/\.spec\.tsx?$/), ...specsOfTables];
        await pass([binOf('vitest'), 'run', '--config', 'tools/test/units.vitest.mts', ...specs]);
        await pass([binOf('vitest'), 'run', 'bench/screens'], 'tools');
      },
    ],
    ['build', () => pass(['tools/build/build.mjs', 'web', 'server'])],
    [
      'answer on the real server',
      () => {
        const names = ['the tables', ...endpoints.map(({ name }) => name.replace('.', '\\.'))].join('|');
        const args = ['--project', 'sqlite', 'src/endpoints.spec.ts', '--testNamePattern', names];
        return program(copy, [binOf('vitest'), 'run', ...args], 'e2e/api', { QINGYIN_TEST_BUILT: '1' });
      },
    ],
  ];
}

/**
 * Runs a script in the copy.
 * @param {WorkspaceCopy} copy
 * @param {readonly string[]} args
 * @param {string} [cwd] in the copy
 * @param {NodeJS.ProcessEnv} [env]
 * @throws Error with its output if it fails
 */
async function program({ folder }, args, cwd = '.', env = {}) {
  const { code, output } = await node(args, { cwd: join(folder, cwd), env: { ...ENV, ...env }, quiet: true });
  if (code !== 0) throw new Error(`${args.slice(0, 3).join(' ')}: exit code ${code}\n${output}`);
}

/** `npm run docs` adds the endpoints to docs/api.md and changes nothing else. @param {WorkspaceCopy} copy */
async function documented(copy) {
  await program(copy, [DOCS]);
  const changed = await copy.changedFiles();
  if (changed.join() !== 'docs/api.md') throw new Error(`npm run docs changes ${changed.join(', ')}`);
  const page = readFileSync(join(copy.folder, 'docs', 'api.md'), 'utf8');
  const missing = endpoints.filter(({ path }) => !page.includes(`\`${path}\``));
  if (missing.length > 0)
    throw new Error(`not in docs/api.md: ${missing.map(({ path }) => path).join(', ')}`);
  await copy.commit();
}

/** `npm run i18n` extracts the new texts, and the catalogs lack nothing but their translations. @param {WorkspaceCopy} copy */
async function translatable(copy) {
  await program(copy, [binOf('@lingui/cli', 'lingui'), 'extract', '--clean']);
  const diff = await copy.diff();
  const texts = new Set([...diff.matchAll(/^\+msgid "(.*)"$/gm)].map(([, text]) => text));
  await copy.commit();
  if (texts.size === 0) throw new Error('no new texts are extracted');
  const { output } = await node(['tools/i18n/check-catalogs.mjs'], { cwd: copy.folder, quiet: true });
  const unexpected = output
    .split('\n')
    .filter((line) => /\.po: /.test(line) && !texts.has(EMPTY.exec(line)?.[1] ?? ''));
  if (unexpected.length > 0) throw new Error(unexpected.join('\n'));
}

/** The whole copy compiles, so the app has a screen for each route too. @param {WorkspaceCopy} copy */
async function typed({ folder }) {
  /** The stage of the copy checks the copy. @type {typeof import('./types.mjs')} */
  const stage = await import(pathToFileURL(join(folder, 'tools', 'test', 'stages', 'types.mjs')).href);
  const failed = (await stage.types()).filter(({ state }) => state === 'failed');
  if (failed.length > 0) throw new Error(failed.map(({ message }) => message).join('\n'));
}
