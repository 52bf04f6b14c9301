import { at } from '../../lib/root.mjs';
import { vitest } from './units.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */

const REGEXP_SIGNS = /[.*+?^${}()|[\]\\]/g;

/**
 * Pattern of a test's full name for Vitest's `--testNamePattern`, which joins levels by spaces.
 * @param {TestRecord} record
 */
const patternOf = ({ name }) => `^${name.replaceAll(' > ', ' ').replaceAll(REGEXP_SIGNS, '\\$&')}$`;

/**
 * Runs the API specs: the real client against the real server, on both databases.
 * @param {{ folder: string, env?: NodeJS.ProcessEnv, changed?: string, project?: string, args?: readonly string[] }} run
 *   `project`: on one database only
 */
export function api({ folder, env, changed, project, args = [] }) {
  const only = changed === undefined ? [] : ['--changed', changed, '--passWithNoTests'];
  const on = project === undefined ? [] : ['--project', project];
  return vitest([...only, ...on, ...args], {
    project: 'api-e2e',
    folder,
    cwd: at('e2e', 'api'),
    env: { QINGYIN_TEST_BUILT: '1', ...env },
  });
}

/**
 * Runs one failed test alone; the whole file if the failure belongs to the file.
 * @param {TestRecord} record
 * @param {{ folder: string, env?: NodeJS.ProcessEnv }} run
 * @returns {Promise<TestRecord[]>}
 */
export function rerunApiTest(record, { folder, env }) {
  const file = record.file.replace('e2e/api/', '');
  const name = record.name === 'the file itself' ? [] : ['--testNamePattern', patternOf(record)];
  return vitest([file, '--project', record.project, ...name], {
    project: 'api-e2e',
    folder,
    cwd: at('e2e', 'api'),
    env: { QINGYIN_TEST_BUILT: '1', ...env },
  });
}
