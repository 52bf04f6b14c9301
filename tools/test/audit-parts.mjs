import { binOf } from '../lib/package-bin.mjs';
import { plain } from '../lib/text-format.mjs';
import { readProjects } from '../lib/projects.mjs';
import { node } from '../lib/run.mjs';
import { rerunFailed } from './rerun.mjs';
import { api, rerunApiTest } from './stages/api.mjs';
import { browser, rerunBrowserTest } from './stages/browser.mjs';
import { builds, lint, styles, translations } from './stages/checks.mjs';
import { gallery } from './stages/gallery.mjs';
import { generators } from './stages/generators.mjs';

/** @typedef {import('./records.mjs').TestRecord} TestRecord */
/** @typedef {import('./parts.mjs').Part} Part */

/** Number of parts of the browser specs and of the route sweep, each well below 45 minutes on two slow cores. */
const BROWSER_PARTS = 3;
const SWEEP_PARTS = 2;
/** Projects of the browser specs besides the route sweep (e2e/web/playwright.config.ts). */
const SPECS = ['product', 'whole browser', 'normal autoplay', 'lan'].map((name) => `--project=${name}`);

/**
 * Runs a target for each project separately, with one record per project.
 * @param {string} target
 * @returns {Promise<TestRecord[]>}
 */
async function eachProject(target) {
  const { code, output } = await node(
    [
      binOf('nx'),
      'run-many',
      '-t',
      target,
      '--exclude=tag:type:e2e',
      '--parallel=2',
      '--output-style=static',
    ],
    { env: { NX_DAEMON: 'false', CI: 'true', NX_NO_CLOUD: 'true' } },
  );
  const text = plain(output);
  const failed = new Set([...text.matchAll(/^\s*- ([\w-]+):[\w-]+$/gm)].map(([, name]) => name));
  const records = readProjects().map(
    /** @returns {TestRecord} */
    ({ name }) => ({
      project: name,
      file: '',
      name: target,
      ms: 0,
      state: failed.has(name) ? 'failed' : 'passed',
    }),
  );
  const message = `nx run-many -t ${target} ends with exit code ${code}`;
  return code === 0 || failed.size > 0
    ? records
    : [{ project: 'workspace', file: '', name: target, ms: 0, state: 'failed', message }];
}

/**
 * The long matrices, in parts that can run separately.
 * @param {{ folder: string, env: NodeJS.ProcessEnv }} run
 * @returns {Part[]}
 */
export function auditParts({ folder, env }) {
  const auditEnv = { ...env, QINGYIN_AUDIT: '1' };
  const run = { folder, env: auditEnv };
  const once = (/** @type {Promise<TestRecord[]>} */ records) => records.then((list) => ({ records: list }));
  const apiPart = (/** @type {string} */ project) => ({
    name: `api-${project}`,
    after: ['build'],
    run: async () => rerunFailed(await api({ ...run, project }), (record) => rerunApiTest(record, run)),
  });
  /** @param {string} name @param {number} count @param {readonly string[]} projects */
  const browserParts = (name, count, projects) =>
    Array.from({ length: count }, (_, at) => ({
      name: `${name}-${at + 1}`,
      after: ['build'],
      run: async () =>
        rerunFailed(await browser({ ...run, args: [...projects, `--shard=${at + 1}/${count}`] }), (record) =>
          rerunBrowserTest(record, run),
        ),
    }));
  return [
    { name: 'lint', run: () => once(lint(run)) },
    { name: 'types', run: () => once(eachProject('typecheck')) },
    { name: 'unit', run: () => once(eachProject('test')) },
    { name: 'styles', run: () => once(styles()) },
    { name: 'i18n', run: () => once(translations()) },
    { name: 'build', run: () => once(builds()) },
    { name: 'gallery', run: () => once(gallery(run)) },
    { name: 'generators', run: () => once(generators(run)) },
    ...['sqlite', 'postgres', 'proxied'].map(apiPart),
    ...browserParts('e2e', BROWSER_PARTS, SPECS),
    ...browserParts('sweep', SWEEP_PARTS, ['--project=sweep']),
  ];
}
