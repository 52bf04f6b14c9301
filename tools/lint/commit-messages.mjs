import conventional from '@commitlint/config-conventional';
import lint from '@commitlint/lint';
// @ts-expect-error It comes without types.
import createPreset from 'conventional-changelog-conventionalcommits';
import { execFileSync } from 'node:child_process';
import { root } from '../lib/root.mjs';

/** Start of the check; earlier commits had no rules. */
export const CHECKED_SINCE = '2026-11-27T00:00:00Z';

/** @type {import('@commitlint/types').QualifiedRules} */
const rules = {
  ...conventional.rules,
  'header-max-length': [2, 'always', 72],
  'subject-case': [0],
  'body-empty': [2, 'never'],
  'body-max-line-length': [0],
  'footer-max-line-length': [0],
};
const { parser } = await createPreset();

/**
 * Checks a commit message against Conventional Commits: type, optional scope, subject of at most 72 characters, a body.
 * @param {string} message
 * @returns {Promise<string[]>} what is wrong with it
 */
export async function checkMessage(message) {
  const { errors } = await lint(message, rules, { parserOpts: parser });
  return errors.map((error) => error.message);
}

/** Messages of commits since `CHECKED_SINCE`, except merges; none without a git history. @returns {string[]} */
export function newMessages() {
  try {
    return execFileSync('git', ['log', '--no-merges', `--since=${CHECKED_SINCE}`, '--format=%B%x00'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 2 ** 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    })
      .split('\0')
      .map((message) => message.trim())
      .filter((message) => message !== '');
  } catch {
    return [];
  }
}
