import { at } from '../../lib/root.mjs';
import { vitest } from './units.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */

const REGEXP_SIGNS = /[.*+?^${}()|[\]\\]/g;

/** The name of a test as a whole, for Vitest's `--testNamePattern`, which joins levels by blanks. @param {TestRecord} record */
const patternOf = ({ name }) => `^${name.replaceAll(' > ', ' ').replaceAll(REGEXP_SIGNS, '\\$&')}$`;

/**
 * The real client against the real server, on both databases.
 * @param {{ folder: string, env?: NodeJS.ProcessEnv, changed?: string, project?: string, args?: readonly string[] }} run
 *   `project`: on one database alone
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
 * Runs one failed test by itself; the whole file where the failure is the file's.
 * @param {TestRecord} record
 * @param {{ folder: string, env?: NodeJS.ProcessEnv }} run
 * @returns {Promise<TestRecord[]>}
 */
export function apiAgain(record, { folder, env }) {
  const file = record.file.replace('e2e/api/', '');
  const name = record.name === 'the file itself' ? [] : ['--testNamePattern', patternOf(record)];
  return vitest([file, '--project', record.project, ...name], {
    project: 'api-e2e',
    folder,
    cwd: at('e2e', 'api'),
    env: { QINGYIN_TEST_BUILT: '1', ...env },
  });
}
