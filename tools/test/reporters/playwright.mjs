import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { plain } from '../../lib/text-format.mjs';
import { root } from '../../lib/root.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */

/** Playwright reporter: writes all tests of a run as records to the file of QINGYIN_RECORDS. */
export default class RecordReporter {
  /** @type {TestRecord[]} */
  #records = [];

  /**
   * @param {import('@playwright/test/reporter').TestCase} test
   * @param {import('@playwright/test/reporter').TestResult} result
   */
  onTestEnd(test, { status, duration, error }) {
    const [, project = '', , ...titles] = test.titlePath();
    const passed = status === test.expectedStatus;
    this.#records.push({
      project,
      file: relative(root, test.location.file).split(sep).join('/'),
      name: titles.join(' > '),
      ms: Math.round(duration),
      state: status === 'skipped' ? 'skipped' : passed ? 'passed' : 'failed',
      ...(!passed && { message: plain(error?.message ?? status) }),
    });
  }

  /**
   * Errors outside of tests, such as a file that fails to load.
   * @param {import('@playwright/test/reporter').TestError} error
   */
  onError({ message = 'no message' }) {
    const name = 'error outside of tests';
    this.#records.push({ project: '', file: '', name, ms: 0, state: 'failed', message: plain(message) });
  }

  onEnd() {
    const file = process.env['QINGYIN_RECORDS'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(this.#records));
  }

  printsToStdio() {
    return false;
  }
}
