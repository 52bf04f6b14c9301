import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { readProjects } from '../../lib/projects.mjs';
import { at } from '../../lib/root.mjs';
import { node } from '../../lib/run.mjs';
import { check } from './checks.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */
/** @typedef {{ compilerOptions: Record<string, unknown>, include: string[], exclude: string[] }} Program paths are absolute */

/**
 * Garbage collection settings of the compiler: collecting during a run costs a third of its time, and its memory
 * is freed when it ends.
 */
const GARBAGE_LATER = { GOGC: 'off', GOMEMLIMIT: '3GiB' };

/**
 * Type-checks every project: those with the same compiler options in one program, so that shared files are checked
 * once. `npx nx run-many -t typecheck` and `npm run audit` check each project alone, where globals of other
 * projects are not visible.
 * @returns {Promise<TestRecord[]>}
 */
export async function types() {
  const start = performance.now();
  const projects = readProjects();
  mkdirSync(at('dist', 'types'), { recursive: true });
  const runs = await Promise.all(programsOf(projects.map(({ root }) => root)).map(typecheck));
  const text = runs.map(({ output }) => output).join('');
  process.stdout.write(text);
  const ms = performance.now() - start;
  const records = projects.map(({ name, root }) => {
    const errors = text.split('\n').filter((line) => line.startsWith(`${root}/`));
    return check(name, 'typechecks', errors.length > 0 ? errors.join('\n') : null, 0);
  });
  const named = records.some(({ state }) => state === 'failed');
  const bad = runs.find(({ code }) => code !== 0);
  return bad && !named ? [...records, check('workspace', 'typechecks', bad.output, ms)] : records;
}

/** Programs that contain all projects. @param {readonly string[]} roots @returns {Program[]} */
function programsOf(roots) {
  /** @type {Map<string, Program>} */
  const programs = new Map();
  for (const root of roots) {
    const config = JSON.parse(readFileSync(at(root, 'tsconfig.json'), 'utf8'));
    const { compilerOptions: { allowJs = false, ...options } = {}, include, exclude = [] } = config;
    const absolute = (/** @type {string} */ path) => at(root, path);
    // Projects without JavaScript are unaffected by `allowJs`; a project with `exclude` gets a program of its own,
    // because others may include the excluded files.
    const key = exclude.length > 0 ? root : JSON.stringify(options);
    const { compilerOptions, ...paths } = programs.get(key) ?? {
      compilerOptions: options,
      include: [],
      exclude: [],
    };
    programs.set(key, {
      compilerOptions: allowJs ? { ...compilerOptions, allowJs } : compilerOptions,
      include: [...paths.include, ...include.map(absolute)],
      exclude: exclude.map(absolute),
    });
  }
  return [...programs.values()];
}

/** @param {Program} program @param {number} number */
function typecheck(program, number) {
  const config = at('dist', 'types', `${number}.json`);
  writeFileSync(config, JSON.stringify({ extends: at('tsconfig.base.json'), ...program }));
  const tsc = at('node_modules', 'typescript-native', 'bin', 'tsc');
  return node([tsc, '-p', config, '--noEmit', '--pretty', 'false'], { quiet: true, env: GARBAGE_LATER });
}
