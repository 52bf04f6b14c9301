import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { binOf } from '../lib/bin.mjs';
import { findHeadlessShell } from '../lib/chromium.mjs';
import { at } from '../lib/root.mjs';
import { node } from '../lib/run.mjs';
import { countPlaywright, countVitest, failedTasks, failuresOfVitest, withExitCode } from './counts.mjs';
import { sweepTable } from './sweep-table.mjs';

/**
 * @typedef {import('./counts.mjs').Counts} Counts
 * @typedef {object} Stage
 * @property {string} name what the table calls it
 * @property {string} group what `--only` calls it
 * @property {() => Promise<Counts>} run
 */

const quietNx = { NX_DAEMON: 'false', CI: 'true', NX_NO_CLOUD: 'true' };

/** @param {string[]} args */
const nx = (args, quiet = false) => node([binOf('nx'), ...args], { env: quietNx, quiet });

/** One check per project: it lints, it typechecks. @param {string} target @returns {Promise<Counts>} */
async function eachProject(target) {
  const projects = await projectsWith(target);
  const { code, output } = await nx(['run-many', '-t', target, '--parallel=2', '--output-style=static']);
  const names = failedTasks(output);
  const failed = names.length;
  return withExitCode({ passed: Math.max(0, projects.length - failed), failed, names }, code);
}

/** @param {string} target @returns {Promise<string[]>} */
async function projectsWith(target) {
  const { code, output } = await nx(['show', 'projects', `--with-target=${target}`, '--json'], true);
  if (code !== 0) return [];
  const start = output.indexOf('[');
  return start < 0 ? [] : JSON.parse(output.slice(start, output.lastIndexOf(']') + 1));
}

/**
 * All unit and component specs; a project that failed without naming a test counts as one failure. The API suite is a
 * `test` of its project too, and has a stage of its own here.
 */
async function units() {
  const { code, output } = await nx([
    'run-many',
    '-t',
    'test',
    '--exclude=tag:type:e2e',
    '--parallel=2',
    '--output-style=static',
  ]);
  const { passed, failed } = countVitest(output);
  const names = failuresOfVitest(output);
  return withExitCode({ passed, failed: Math.max(failed, failedTasks(output).length), names }, code);
}

/** @param {string} command @param {string[]} args */
async function oneCheck(command, args) {
  const { code } = await node([binOf(command), ...args]);
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const styles = () =>
  oneCheck('stylelint', [
    '--config',
    at('tools', 'styles', 'stylelint.config.mjs'),
    '{apps,libs}/**/*.css',
    '--allow-empty-input',
  ]);

async function translations() {
  const projects = await projectsWith('i18n-check');
  if (projects.length === 0) return { passed: 0, failed: 0 };
  return eachProject('i18n-check');
}

/** Every product, each one check. */
async function builds() {
  const wanted = ['web', 'server', 'widget'].filter((name) => existsSync(at('apps', name, 'project.json')));
  const codes = [];
  for (const target of wanted) codes.push((await node([at('tools', 'build', 'build.mjs'), target])).code);
  const failed = codes.filter((code) => code !== 0).length;
  return { passed: codes.length - failed, failed };
}

/** The real client against the real server. @param {NodeJS.ProcessEnv} env */
async function api(env) {
  if (!existsSync(at('e2e', 'api', 'project.json'))) return { passed: 0, failed: 0 };
  const { code, output } = await node([binOf('vitest'), 'run'], {
    cwd: at('e2e', 'api'),
    env: { CI: 'true', QINGYIN_TEST_BUILT: '1', ...env },
  });
  return withExitCode({ ...countVitest(output), names: failuresOfVitest(output) }, code);
}

/** The real product in a real browser. @param {NodeJS.ProcessEnv} env @param {boolean} audit */
async function browser(env, audit) {
  const report = at('dist', 'e2e', 'web.json');
  rmSync(report, { force: true });
  const { code } = await node(
    [binOf('@playwright/test', 'playwright'), 'test', '-c', at('e2e', 'web', 'playwright.config.ts')],
    {
      env: { CI: 'true', PLAYWRIGHT_JSON_OUTPUT_FILE: report, QINGYIN_REPORT_JSON: '1', ...env },
    },
  );
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const results = JSON.parse(readFileSync(report, 'utf8'));
  if (audit) writeSweep(results);
  return withExitCode(countPlaywright(results), code);
}

/** @param {Parameters<typeof sweepTable>[0]} results */
function writeSweep(results) {
  const day = new Date().toISOString().slice(0, 10);
  const intro =
    'Every built route in every combination of language, role, colour scheme and device: no console message, no ' +
    'failed request, title, language and direction, axe without violations, no sideways overflow. Written by ' +
    `\`npm run audit\` on ${day}.`;
  mkdirSync(at('docs', 'audit'), { recursive: true });
  writeFileSync(at('docs', 'audit', 'sweep.md'), `# Route sweep\n\n${intro}\n\n${sweepTable(results)}\n`);
}

/**
 * Everything `npm test` runs, in order.
 * @param {{ chromium: string, audit?: boolean }} options
 * @returns {Stage[]}
 */
export function testStages({ chromium, audit = false }) {
  const auditEnv = audit ? { QINGYIN_AUDIT: '1' } : {};
  const browserEnv = {
    QINGYIN_CHROMIUM: chromium,
    QINGYIN_HEADLESS_SHELL: findHeadlessShell() ?? '',
    ...auditEnv,
  };
  return [
    { name: 'lint', group: 'lint', run: () => eachProject('lint') },
    { name: 'types', group: 'types', run: () => eachProject('typecheck') },
    { name: 'unit and component tests', group: 'unit', run: units },
    { name: 'styles', group: 'styles', run: styles },
    { name: 'translations', group: 'i18n', run: translations },
    { name: 'builds', group: 'build', run: builds },
    { name: 'API end to end', group: 'api', run: () => api(auditEnv) },
    { name: 'browser end to end', group: 'e2e', run: () => browser(browserEnv, audit) },
  ];
}
