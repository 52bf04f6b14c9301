import { writeFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { plain } from '../../lib/text-format.mjs';
import { root } from '../../lib/root.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */

/** @param {string} path */
const fromRoot = (path) => relative(root, path).split(sep).join('/');

/** @param {readonly { message?: string | undefined }[] | undefined} errors */
const messageOf = (errors) => plain(errors?.[0]?.message ?? 'no message');

/** Vitest reporter: writes all tests of a run as records to the file of QINGYIN_RECORDS. */
export default class RecordReporter {
  /**
   * @param {readonly import('vitest/node').TestModule[]} modules
   * @param {readonly { message?: string }[]} unhandled
   */
  onTestRunEnd(modules, unhandled) {
    /** @type {TestRecord[]} */
    const records = unhandled.map(({ message = 'no message' }) => ({
      project: '',
      file: '',
      name: 'unhandled error',
      ms: 0,
      state: 'failed',
      message: plain(message),
    }));
    for (const module of modules) records.push(...recordsOf(module));
    const file = process.env['QINGYIN_RECORDS'];
    if (file !== undefined) writeFileSync(file, JSON.stringify(records));
  }
}

/** @param {import('vitest/node').TestModule} module @returns {TestRecord[]} */
function recordsOf(module) {
  const file = fromRoot(module.moduleId);
  const project = module.project.name;
  /** @type {TestRecord[]} */
  const records = [];
  for (const test of module.children.allTests()) {
    const { state, errors } = test.result();
    records.push({
      project,
      file,
      name: test.fullName,
      ms: Math.round(test.diagnostic()?.duration ?? 0),
      state: state === 'pending' ? 'skipped' : state,
      ...(state === 'failed' && { message: messageOf(errors) }),
    });
  }
  // A file that fails to load, or whose hooks fail, has no failed test.
  const errors = [module, ...module.children.allSuites()].flatMap((each) => each.errors());
  if (errors.length > 0 && !records.some(({ state }) => state === 'failed'))
    records.push({
      project,
      file,
      name: 'the file itself',
      ms: 0,
      state: 'failed',
      message: messageOf(errors),
    });
  return records;
}
