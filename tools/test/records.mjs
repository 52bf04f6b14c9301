/**
 * Result of one check of a test run: a test, or a project that is linted, type-checked or built.
 *
 * @typedef {object} TestRecord
 * @property {string} project such as `track-list`, or the Playwright project
 * @property {string} file path from the repository's root, `/` between folders; '' if there is none
 * @property {string} name full name, ` > ` between its levels
 * @property {number} ms duration
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {string} [message] failure message
 *
 * @typedef {object} StageResult
 * @property {TestRecord[]} records
 * @property {TestRecord[]} [unsteady] failed first and passed both reruns; they do not count as failures in `records`
 * @property {string} [advice] advice to print if something failed
 */

/** @typedef {{ passed: number, failed: number }} Counts */

/** @param {readonly TestRecord[]} records @returns {Counts} */
export const count = (records) => ({
  passed: records.filter(({ state }) => state === 'passed').length,
  failed: records.filter(({ state }) => state === 'failed').length,
});

/** @param {readonly Counts[]} all @returns {Counts} */
export const sum = (all) =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });

/** Key of a test across runs. @param {TestRecord} record */
export const keyOf = ({ project, file, name }) => `[${project}] ${file} > ${name}`;

/** First line of a test's failure message. @param {TestRecord} record */
export const reasonOf = ({ message = '' }) => message.trim().split('\n')[0]?.trim() ?? '';

/**
 * Reconciles records and exit code of a program: one that failed without a failed record has failed as a whole.
 * @param {readonly TestRecord[]} records
 * @param {number} code
 * @param {string} project
 * @returns {TestRecord[]}
 */
export function withExitCode(records, code, project) {
  if (code === 0 || records.some(({ state }) => state === 'failed')) return [...records];
  return [...records, wholeFailure(project, 'ends with exit code 0', `exit code ${code}`)];
}

/**
 * Failure that belongs to no test.
 * @param {string} project
 * @param {string} name
 * @param {string} message
 * @returns {TestRecord}
 */
export const wholeFailure = (project, name, message) => ({
  project,
  file: '',
  name,
  ms: 0,
  state: 'failed',
  message,
});
