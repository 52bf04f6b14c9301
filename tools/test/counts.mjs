import { plain } from '../lib/format.mjs';

/**
 * @typedef {object} Counts
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} [names] what failed, with the first line of its reason where that is known
 */

/** @param {readonly Counts[]} all @returns {Counts} */
export const sum = (all) =>
  all.reduce((a, b) => ({ passed: a.passed + b.passed, failed: a.failed + b.failed }), {
    passed: 0,
    failed: 0,
  });

/**
 * Tests in everything Vitest printed, over any number of runs: its closing `Tests  1 failed | 9 passed (10)`
 * lines, and its `Type Errors` line. Text rather than report files, because Nx replays the text of a cached run.
 * @param {string} output
 * @returns {Counts}
 */
export function countVitest(output) {
  const lines = plain(output).split('\n');
  return sum(
    lines
      .filter((line) => /(^|\s)Tests {2,}\d/.test(line))
      .map((line) => ({ passed: numberBefore(line, 'passed'), failed: numberBefore(line, 'failed') })),
  );
}

/**
 * What failed in everything Vitest printed: each `FAIL` line and the reason below it.
 * @param {string} output
 * @returns {string[]}
 */
export function failuresOfVitest(output) {
  const lines = plain(output).split('\n');
  return lines.flatMap((line, at) => {
    const [, name] = /^\s*FAIL {2,}(\S.*)$/.exec(line) ?? [];
    // Several tests that fail for one reason stand above it together.
    const reason = lines
      .slice(at + 1)
      .find((next) => !/^\s*FAIL /.test(next))
      ?.trim();
    return name ? [reason ? `${name.trim()}: ${reason}` : name.trim()] : [];
  });
}

/** @param {string} line @param {string} word */
function numberBefore(line, word) {
  return Number(new RegExp(`(\\d+) ${word}`).exec(line)?.[1] ?? 0);
}

/**
 * Names of the tasks Nx says failed: the list under `Failed tasks:` at the end of a run.
 * @param {string} output
 * @returns {string[]} like `player:test`, each once
 */
export function failedTasks(output) {
  const text = plain(output);
  const start = text.lastIndexOf('Failed tasks:');
  if (start < 0) return [];
  const names = [...text.slice(start).matchAll(/^\s*- ([\w@/-]+:[\w-]+)/gm)].map((match) => match[1] ?? '');
  return [...new Set(names)];
}

/**
 * @typedef {{ status: string }} PlaywrightTest
 * @typedef {{ title?: string, file?: string, tests: PlaywrightTest[] }} PlaywrightSpec
 * @typedef {{ specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * Tests in Playwright's JSON report. A test that passed on a second try counts as passed; one that did not
 * run counts as neither; errors outside of tests (a file that does not load) each count as a failure.
 * @param {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const specs = report.suites.flatMap(specsOf);
  const tests = specs.flatMap((spec) => spec.tests);
  const broken = specs.filter((spec) => spec.tests.some(hasFailed));
  const failed = tests.filter(hasFailed).length;
  const passed = tests.filter((test) => test.status === 'expected' || test.status === 'flaky').length;
  return {
    passed,
    failed: failed + (report.errors?.length ?? 0),
    names: [
      ...broken.map(({ file = '', title = '' }) => `${file} > ${title}`),
      ...(report.errors ?? []).map(({ message = 'no message' }) => plain(message).split('\n')[0] ?? ''),
    ],
  };
}

/** @param {PlaywrightTest} test */
const hasFailed = ({ status }) => status === 'unexpected';

/** @param {PlaywrightSuite} suite @returns {PlaywrightSpec[]} */
function specsOf(suite) {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
}

/**
 * Counts of a stage whose exit code and count of failures may disagree: a run that ended badly without
 * naming a failure has at least one.
 * @param {Counts} counts
 * @param {number} code
 * @returns {Counts}
 */
export const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1, names: [`exit code ${code}`] } : counts;
