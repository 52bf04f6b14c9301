import { api, rerunApiTest } from './stages/api.mjs';
import { browser, rerunBrowserTest } from './stages/browser.mjs';
import { builds, lint, styles, translations } from './stages/checks.mjs';
import { types } from './stages/types.mjs';
import { units } from './stages/units.mjs';

/**
 * @typedef {import('./records.mjs').TestRecord} TestRecord
 * @typedef {object} Stage
 * @property {string} name in the tables
 * @property {string} group name for `--only`
 * @property {string} lane stages of one lane run one after the other, lanes run in parallel
 * @property {readonly string[]} [after] groups that must have ended
 * @property {() => Promise<TestRecord[]>} run
 * @property {(record: TestRecord) => Promise<TestRecord[]>} [again] runs one failed test by itself
 */

/** Groups of stages for `--only`. */
export const groups = ['lint', 'types', 'unit', 'styles', 'i18n', 'build', 'api', 'e2e'];

/**
 * All stages of `npm test`. They share one lane: browsers that play sound and draw frames need the CPU all the
 * time, so that parallel stages slow both down (on two cores the type check took six times as long, and the whole
 * run did not get faster).
 * @param {{ env: NodeJS.ProcessEnv, folder: string, changed?: string | undefined }} options
 * @returns {Stage[]}
 */
export function testStages({ env, folder, changed }) {
  const stageRun = { folder, env, ...(changed !== undefined && { changed }) };
  const lane = 'all';
  return [
    { name: 'lint', group: 'lint', lane, run: () => lint(stageRun) },
    { name: 'types', group: 'types', lane, run: () => types() },
    { name: 'unit and component tests', group: 'unit', lane, run: () => units(stageRun) },
    { name: 'styles', group: 'styles', lane, run: () => styles() },
    { name: 'translations', group: 'i18n', lane, run: () => translations() },
    { name: 'builds', group: 'build', lane, run: () => builds() },
    {
      name: 'API end to end',
      group: 'api',
      lane,
      after: ['build'],
      run: () => api(stageRun),
      again: (record) => rerunApiTest(record, stageRun),
    },
    {
      name: 'browser end to end',
      group: 'e2e',
      lane,
      after: ['build'],
      run: () => browser(stageRun),
      again: (record) => rerunBrowserTest(record, stageRun),
    },
  ];
}
