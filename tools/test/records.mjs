/**
 * One checked thing of a test run: a test, or a project that lints, typechecks or builds.
 *
 * @typedef {object} TestRecord
 * @property {string} project like `media-kit`, or the Playwright project
 * @property {string} file path from the repository's root, `/` between folders; '' where there is none
 * @property {string} name full name, ` > ` between its levels
 * @property {number} ms how long it took
 * @property {'passed' | 'failed' | 'skipped'} state
 * @property {string} [message] why it failed
 *
 * @typedef {object} StageResult
 * @property {TestRecord[]} records
 * @property {TestRecord[]} [unsteady] failed first and passed twice since; they are not among `records`' failures
 * @property {string} [advice] what to read when something failed
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

/** What identifies a test over several runs. @param {TestRecord} record */
export const keyOf = ({ project, file, name }) => `[${project}] ${file} > ${name}`;

/** The first line of why a test failed. @param {TestRecord} record */
export const reasonOf = ({ message = '' }) => message.trim().split('\n')[0]?.trim() ?? '';

/**
 * Records of a program whose exit code and records may disagree: one that ended badly without naming a failure has
 * failed as a whole.
 * @param {readonly TestRecord[]} records
 * @param {number} code
 * @param {string} project
 * @returns {TestRecord[]}
 */
export function withExitCode(records, code, project) {
  if (code === 0 || records.some(({ state }) => state === 'failed')) return [...records];
  return [...records, whole(project, 'ends with exit code 0', `exit code ${code}`)];
}

/** A failure that belongs to no test. @param {string} project @param {string} name @param {string} message @returns {TestRecord} */
export const whole = (project, name, message) => ({
  project,
  file: '',
  name,
  ms: 0,
  state: 'failed',
  message,
});
