import { plain } from '../lib/format.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */

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
 * @typedef {{ specs?: { tests: PlaywrightTest[] }[], suites?: PlaywrightSuite[] }} PlaywrightSuite
 */

/**
 * Tests in Playwright's JSON report. A test that passed on a second try counts as passed; one that did not
 * run counts as neither; errors outside of tests (a file that does not load) each count as a failure.
 * @param {{ suites: PlaywrightSuite[], errors?: unknown[] }} report
 * @returns {Counts}
 */
export function countPlaywright(report) {
  const tests = report.suites.flatMap(testsOf);
  const failed = tests.filter((test) => test.status === 'unexpected').length;
  const passed = tests.filter((test) => test.status === 'expected' || test.status === 'flaky').length;
  return { passed, failed: failed + (report.errors?.length ?? 0) };
}

/** @param {PlaywrightSuite} suite @returns {PlaywrightTest[]} */
function testsOf(suite) {
  return [...(suite.specs ?? []).flatMap((spec) => spec.tests), ...(suite.suites ?? []).flatMap(testsOf)];
}

/**
 * Counts of a stage whose exit code and count of failures may disagree: a run that ended badly without
 * naming a failure has at least one.
 * @param {Counts} counts
 * @param {number} code
 * @returns {Counts}
 */
export const withExitCode = (counts, code) =>
  code !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts;
