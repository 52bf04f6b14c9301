import { buildIfStale, isTarget } from '../../build/targets.mjs';
import { binOf } from '../../lib/package-bin.mjs';
import { at } from '../../lib/root.mjs';
import { node } from '../../lib/run.mjs';
import { runWithRecords } from './run-with-records.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */

/** @param {string} project @param {string} name @param {string | null} message null: it passed @param {number} ms @returns {TestRecord} */
export const check = (project, name, message, ms) => ({
  project,
  file: '',
  name,
  ms: Math.round(ms),
  state: message === null ? 'passed' : 'failed',
  ...(message !== null && { message }),
});

/**
 * Lints every project, including module boundaries, and the messages of new commits.
 * @param {{ folder: string }} run
 */
export const lint = async ({ folder }) => [
  ...(await runWithRecords([at('tools', 'test', 'stages', 'run-eslint.mjs')], { project: 'lint', folder })),
  await commitMessages(),
];

/** Checks that new commits follow Conventional Commits (CONTRIBUTING.md). */
async function commitMessages() {
  const start = performance.now();
  // Dynamic: the runner starts before packages are installed.
  const { checkMessage, newMessages } = await import('../../lint/commit-messages.mjs');
  const found = await Promise.all(
    newMessages().map(async (message) => ({
      subject: message.split('\n', 1)[0],
      problems: await checkMessage(message),
    })),
  );
  const failed = found.filter(({ problems }) => problems.length > 0);
  const text = failed.map(({ subject, problems }) => `${subject}: ${problems.join('; ')}`).join('\n');
  if (text !== '') process.stdout.write(`${text}\n`);
  return check('workspace', 'commit messages', text === '' ? null : text, performance.now() - start);
}

/** Lints all style sheets. */
export async function styles() {
  const start = performance.now();
  const { code, output } = await node([
    binOf('stylelint'),
    '--config',
    at('tools', 'styles', 'stylelint.config.mjs'),
    '{apps,libs}/**/*.css',
    '--allow-empty-input',
  ]);
  return [check('workspace', 'styles', code === 0 ? null : output, performance.now() - start)];
}

/** Checks that catalogs are complete and have no unused entries. */
export async function translations() {
  const start = performance.now();
  const { code, output } = await node([at('tools', 'i18n', 'check-catalogs.mjs')]);
  return [check('i18n', 'translations', code === 0 ? null : output, performance.now() - start)];
}

/** Builds every stale product and checks its size budget. */
export async function builds() {
  const records = [];
  for (const target of ['web', 'server', 'widget'].filter(isTarget)) {
    const start = performance.now();
    const failure = await buildIfStale([target], () => undefined).then(
      () => null,
      (/** @type {Error} */ error) => error.message,
    );
    if (failure) process.stdout.write(`${failure}\n`);
    records.push(check(target, 'builds', failure, performance.now() - start));
  }
  if (records.every(({ state }) => state === 'passed')) records.push(await sizes());
  return records;
}

/** Checks the size budgets of what the browser loads; prints the sizes if one is exceeded. */
async function sizes() {
  const start = performance.now();
  const { code, output } = await node([at('tools', 'size', 'size.mjs')], { quiet: true });
  if (code !== 0) process.stdout.write(`${output}\n`);
  return check('web', 'sizes within budget', code === 0 ? null : output, performance.now() - start);
}
