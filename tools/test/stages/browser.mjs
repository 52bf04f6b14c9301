import { cpSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { binOf } from '../../lib/package-bin.mjs';
import { at } from '../../lib/root.mjs';
import { node } from '../../lib/run.mjs';
import { check } from './checks.mjs';
import { runWithRecords } from './run-with-records.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */

/** Folder of traces and screenshots of failed tests. */
const KEPT = at('dist', 'e2e', 'failures');
let runs = 0;

const command = () => [
  ...[binOf('@playwright/test', 'playwright'), 'test'],
  ...['-c', at('e2e', 'web', 'playwright.config.ts')],
];

/** @param {readonly string[]} args @param {{ folder: string, env?: NodeJS.ProcessEnv }} run */
async function playwright(args, { folder, env }) {
  runs += 1;
  const output = join(folder, 'results', String(runs));
  const program = [...command(), '--output', output, ...args];
  const records = await runWithRecords(program, { project: 'browser', folder, env });
  if (existsSync(output)) cpSync(output, join(KEPT, String(runs)), { recursive: true });
  return records;
}

/**
 * Checks that the audit's tests can be listed: a title that two of its combinations share makes Playwright refuse the
 * whole run, which `npm test` would not show otherwise.
 */
async function auditTests() {
  const start = performance.now();
  const { code, output } = await node([...command(), '--list'], {
    quiet: true,
    env: { QINGYIN_AUDIT: '1' },
  });
  if (code !== 0) process.stdout.write(`${output}\n`);
  return check(
    'e2e-web',
    'lists the tests of the audit',
    code === 0 ? null : output,
    performance.now() - start,
  );
}

/**
 * Runs the browser specs: the real product in a real browser.
 * @param {{ folder: string, env?: NodeJS.ProcessEnv, changed?: string, args?: readonly string[] }} run
 */
export async function browser({ folder, env, changed, args = [] }) {
  rmSync(KEPT, { recursive: true, force: true });
  const only = changed === undefined ? [] : [`--only-changed=${changed}`, '--pass-with-no-tests'];
  const records = await playwright([...only, ...args], { folder, env });
  return args.length > 0 ? records : [...records, await auditTests()];
}

/** Name of a test in Playwright's `--test-list` format. @param {TestRecord} record */
export const testListEntry = ({ project, file, name }) =>
  [`[${project}]`, file.replace('e2e/web/specs/', ''), ...name.split(' > ')].join(' › ');

/**
 * Runs one failed test alone.
 * @param {TestRecord} record
 * @param {{ folder: string, env?: NodeJS.ProcessEnv }} run
 * @returns {Promise<TestRecord[]>}
 */
export function rerunBrowserTest(record, { folder, env }) {
  const list = join(folder, 'again.txt');
  writeFileSync(list, `${testListEntry(record)}\n`);
  return playwright(['--test-list', list, '--workers=1', '--trace=retain-on-failure'], { folder, env });
}
