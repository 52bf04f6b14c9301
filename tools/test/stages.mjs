import { api, apiAgain } from './stages/api.mjs';
import { browser, browserAgain } from './stages/browser.mjs';
import { builds, lint, styles, translations } from './stages/checks.mjs';
import { types } from './stages/types.mjs';
import { units } from './stages/units.mjs';

/**
 * @typedef {import('./records.mjs').TestRecord} TestRecord
 * @typedef {object} Stage
 * @property {string} name what the tables call it
 * @property {string} group what `--only` calls it
 * @property {string} lane stages of one lane follow each other, lanes go on side by side
 * @property {readonly string[]} [after] groups that must have ended
 * @property {() => Promise<TestRecord[]>} run
 * @property {(record: TestRecord) => Promise<TestRecord[]>} [again] runs one failed test by itself
 */

export const groups = ['lint', 'types', 'unit', 'styles', 'i18n', 'build', 'api', 'e2e'];

/**
 * Everything `npm test` runs. Browser tests wait most of their time, for sound and for pages, so that everything else goes
 * on beside them.
 * @param {{ env: NodeJS.ProcessEnv, folder: string, changed?: string | undefined }} options
 * @returns {Stage[]}
 */
export function testStages({ env, folder, changed }) {
  const stageRun = { folder, env, ...(changed !== undefined && { changed }) };
  const [sources, products] = ['sources', 'products'];
  return [
    { name: 'lint', group: 'lint', lane: sources, run: () => lint(stageRun) },
    { name: 'types', group: 'types', lane: sources, run: () => types() },
    { name: 'unit and component tests', group: 'unit', lane: sources, run: () => units(stageRun) },
    { name: 'styles', group: 'styles', lane: sources, run: () => styles() },
    { name: 'translations', group: 'i18n', lane: sources, run: () => translations() },
    { name: 'builds', group: 'build', lane: products, run: () => builds() },
    {
      name: 'API end to end',
      group: 'api',
      lane: sources,
      after: ['build'],
      run: () => api(stageRun),
      again: (record) => apiAgain(record, stageRun),
    },
    {
      name: 'browser end to end',
      group: 'e2e',
      lane: products,
      after: ['build'],
      run: () => browser(stageRun),
      again: (record) => browserAgain(record, stageRun),
    },
  ];
}
