import { rerunFailed } from './rerun.mjs';
import { api, apiAgain } from './stages/api.mjs';
import { browser, browserAgain } from './stages/browser.mjs';
import { builds, lint, styles, translations } from './stages/checks.mjs';
import { types } from './stages/types.mjs';
import { units } from './stages/units.mjs';

/**
 * @typedef {import('./records.mjs').TestRecord} TestRecord
 * @typedef {import('./records.mjs').StageResult} StageResult
 * @typedef {object} Stage
 * @property {string} name what the tables call it
 * @property {string} group what `--only` calls it
 * @property {string} lane stages of one lane follow each other, lanes go on side by side
 * @property {readonly string[]} [after] groups that must have ended
 * @property {() => Promise<StageResult>} run
 */

export const groups = ['lint', 'types', 'unit', 'styles', 'i18n', 'build', 'api', 'e2e'];

/** @param {Promise<TestRecord[]>} records @returns {Promise<StageResult>} */
const once = async (records) => ({ records: await records });

/**
 * Everything `npm test` runs.
 * @param {{ env: NodeJS.ProcessEnv, folder: string, changed?: string | undefined }} options
 * @returns {Stage[]}
 */
export function testStages({ env, folder, changed }) {
  const stageRun = { folder, env, ...(changed !== undefined && { changed }) };
  const built = ['build'];
  return [
    { name: 'lint', group: 'lint', lane: 'a', run: () => once(lint(stageRun)) },
    { name: 'types', group: 'types', lane: 'a', run: () => once(types()) },
    { name: 'unit and component tests', group: 'unit', lane: 'a', run: () => once(units(stageRun)) },
    { name: 'styles', group: 'styles', lane: 'a', run: () => once(styles()) },
    { name: 'translations', group: 'i18n', lane: 'a', run: () => once(translations()) },
    { name: 'builds', group: 'build', lane: 'a', run: () => once(builds()) },
    {
      name: 'API end to end',
      group: 'api',
      lane: 'a',
      after: built,
      run: async () => rerunFailed(await api(stageRun), (record) => apiAgain(record, stageRun)),
    },
    {
      name: 'browser end to end',
      group: 'e2e',
      lane: 'a',
      after: built,
      run: async () => rerunFailed(await browser(stageRun), (record) => browserAgain(record, stageRun)),
    },
  ];
}
