/**
 * `npm test`: all checks from a fresh clone in one command. Ends with one line `N passed, N failed`; exit code 1
 * if anything failed. `npm test -- --only unit,e2e` runs some stages.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { duration } from '../lib/text-format.mjs';
import { at } from '../lib/root.mjs';
import { wasStopped } from '../lib/run.mjs';
import { AdviceError } from '../lib/progress-stages.mjs';
import { reportRun, installPrerequisites, runMain, today } from './main.mjs';
import { readOptions } from './options.mjs';
import { count, wholeFailure } from './records.mjs';
import { rerunFailed } from './rerun.mjs';
import { openRunFolder } from './run/run-folder.mjs';
import { runInLanes } from './schedule.mjs';
import { groups, testStages } from './stages.mjs';
import { timesTable } from './tables.mjs';

/** @typedef {import('./stages.mjs').Stage} Stage */
/** @typedef {import('./parts.mjs').PartResult} PartResult */

async function test() {
  const begin = performance.now();
  const options = readOptions(process.argv.slice(2), groups);
  const env = await installPrerequisites();
  const run = openRunFolder();
  try {
    const all = testStages({ env, folder: run.folder, changed: options.changed });
    const chosen = all.filter(({ group }) => options.only.length === 0 || options.only.includes(group));
    const ran = await runInLanes(chosen, runStage, wasStopped);
    if (wasStopped()) throw new AdviceError('Stopped before the end.');
    const results = [];
    for (const { stage, result } of ran) results.push(await rerunAlone(stage, result));
    const wholeMs = performance.now() - begin;
    if (options.times) writeTimes(results, wholeMs);
    reportRun(results, 0, wholeMs);
  } finally {
    await run.close();
  }
}

/** @param {Stage} stage @returns {Promise<PartResult>} */
async function runStage({ name, run }) {
  process.stdout.write(`\n──── ${name} starts ────\n`);
  const start = performance.now();
  const records = await run().catch((/** @type {unknown} */ error) => [
    wholeFailure(name, 'the stage itself', error instanceof Error ? (error.stack ?? '') : String(error)),
  ]);
  const ms = performance.now() - start;
  const { passed, failed } = count(records);
  process.stdout.write(`\n──── ${name}: ${passed} passed, ${failed} failed in ${duration(ms)} ────\n`);
  return { name, ms, records, unsteady: [] };
}

/**
 * Reruns failed tests once nothing else runs.
 * @param {Stage} stage
 * @param {PartResult} result
 * @returns {Promise<PartResult>}
 */
async function rerunAlone({ again }, result) {
  return again ? { ...result, ...(await rerunFailed(result.records, again)) } : result;
}

/** @param {readonly PartResult[]} results @param {number} wholeMs */
function writeTimes(results, wholeMs) {
  const machine = `${cpus().length} cores`;
  mkdirSync(at('docs', 'audit'), { recursive: true });
  writeFileSync(at('docs', 'audit', 'times.md'), timesTable(results, { day: today(), wholeMs, machine }));
}

await runMain(test);
