/** Shared by `npm test`, `npm run audit` and `npm run steady`: preparation and summary. */
import { install, checkNode } from '../install/install.mjs';
import { chromiumAdvice, ensureChromium, findHeadlessShell } from '../lib/chromium.mjs';
import { ensureReverseProxies } from '../lib/reverse-proxies.mjs';
import { duration, table } from '../lib/text-format.mjs';
import { AdviceError, stages } from '../lib/progress-stages.mjs';
import { count, keyOf, reasonOf, sum } from './records.mjs';
import { MOST_UNSTEADY } from './rerun.mjs';
import { unsteadyRows } from './tables.mjs';

/** @typedef {import('./parts.mjs').PartResult} PartResult */

/** Today's date, as YYYY-MM-DD (UTC). */
export const today = () => new Date().toISOString().slice(0, 10);

/** Installs what the tests need. @returns {Promise<Record<string, string>>} the environment that names the browser */
export async function installPrerequisites() {
  let chromium = '';
  const { stage } = stages(4);
  await stage('Node', async () => checkNode());
  await stage('Packages', install);
  await stage('Browser', async (busy) => {
    const found = await ensureChromium(busy);
    if (found === null) throw new AdviceError(chromiumAdvice);
    return (chromium = found);
  });
  await stage('Reverse proxies', async (busy) => {
    const missing = await ensureReverseProxies(busy);
    return missing.length === 0 ? 'found' : `without ${missing.join(' and ')}, whose tests are skipped`;
  });
  return { QINGYIN_CHROMIUM: chromium, QINGYIN_HEADLESS_SHELL: findHeadlessShell() ?? '' };
}

/**
 * Prints failed and unsteady tests and the final line of counts; sets the exit code.
 * @param {readonly PartResult[]} results
 * @param {number} [notRun] parts that did not run: more than 0 and the run has not passed
 * @param {number} [wholeMs]
 */
export function reportRun(results, notRun = 0, wholeMs) {
  const counts = results.map(({ records }) => count(records));
  const failed = results.flatMap(({ records }) => records.filter(({ state }) => state === 'failed'));
  const unsteady = results.flatMap((result) => result.unsteady);
  const lines = failed.map((record) => `${keyOf(record)}: ${reasonOf(record)}`);
  if (lines.length > 0) process.stdout.write(`\nfailed\n${lines.join('\n')}\n`);
  if (unsteady.length > 0)
    process.stdout.write(
      `\n${unsteady.length} unsteady: failed, then passed twice alone. Rows for docs/audit/unsteady.md, to be completed with the cause:\n` +
        `${unsteadyRows(unsteady, today()).join('\n')}\n`,
    );
  const tooMany = unsteady.length > MOST_UNSTEADY ? 1 : 0;
  if (tooMany) process.stdout.write(`More than ${MOST_UNSTEADY} unsteady tests: the run has failed.\n`);
  const rows = results.map(({ name, ms }, at) => [
    name,
    duration(ms),
    `${counts[at]?.passed} passed`,
    `${counts[at]?.failed} failed`,
  ]);
  if (wholeMs !== undefined) rows.push(['all', duration(wholeMs), '', '']);
  const total = sum(counts);
  const bad = total.failed + tooMany + notRun;
  process.stdout.write(`\n${table(rows)}\n\n${total.passed} passed, ${bad} failed\n`);
  process.exitCode = bad > 0 ? 1 : 0;
}

/** Runs a command and prints its failure; a run without tests has failed too. @param {() => Promise<void>} command */
export async function runMain(command) {
  try {
    await command();
  } catch (error) {
    const text =
      error instanceof AdviceError ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
    process.stdout.write('0 passed, 1 failed\n');
    process.exitCode = 1;
  }
}
