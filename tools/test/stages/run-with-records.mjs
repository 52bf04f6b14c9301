import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { node } from '../../lib/run.mjs';
import { withExitCode } from '../records.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */

let runs = 0;

/**
 * Runs a program that writes records to the file of QINGYIN_RECORDS.
 * @param {readonly string[]} args of Node
 * @param {{ project: string, folder: string, cwd?: string, env?: NodeJS.ProcessEnv, quiet?: boolean }} options `project`
 *   for a failure without a record, `folder` for the file of records
 * @returns {Promise<TestRecord[]>}
 */
export async function runWithRecords(args, { project, folder, env, ...options }) {
  runs += 1;
  const file = join(folder, `records-${runs}.json`);
  const { code } = await node(args, { ...options, env: { CI: 'true', ...env, QINGYIN_RECORDS: file } });
  return withExitCode(readRecords(file), code, project);
}

/** @param {string} file @returns {TestRecord[]} none if the program ended before it wrote any */
function readRecords(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}
