/**
 * `npm test`: everything that can be checked, from a fresh clone, in one command. Closes with one line
 * `N passed, N failed`; exit code 1 when anything failed. `npm test -- --only unit,e2e` runs some of it.
 */
import { install, checkNode } from '../install/install.mjs';
import { chromiumAdvice, ensureChromium } from '../lib/chromium.mjs';
import { duration, table } from '../lib/format.mjs';
import { wasStopped } from '../lib/run.mjs';
import { Advice, stages } from '../lib/stages.mjs';
import { sum } from './counts.mjs';
import { testStages } from './stages.mjs';
import { readOnly } from './options.mjs';

/** @param {{ audit?: boolean }} options */
export async function main({ audit = false } = {}) {
  const { stage } = stages(3);
  let chromium = '';
  await stage('Node', async () => checkNode());
  await stage('Packages', install);
  await stage('Browser', async (busy) => {
    const found = await ensureChromium(busy);
    if (found === null) throw new Advice(chromiumAdvice);
    return (chromium = found);
  });

  const all = testStages({ chromium, audit });
  const chosen = readOnly(process.argv.slice(2), all);
  const results = [];
  for (const { name, run } of chosen) {
    process.stdout.write(`\n──── ${name} ────\n`);
    const start = performance.now();
    const counts = await run();
    results.push({ name, ms: performance.now() - start, ...counts });
    if (wasStopped()) throw new Advice('Stopped before the end.');
  }

  const total = sum(results);
  const rows = results.map((r) => [r.name, duration(r.ms), `${r.passed} passed`, `${r.failed} failed`]);
  const names = results.flatMap(({ name, names = [] }) => names.map((failure) => `${name}: ${failure}\n`));
  if (names.length > 0) process.stdout.write(`\nfailed\n${names.join('')}`);
  process.stdout.write(`\n${table(rows)}\n\n${total.passed} passed, ${total.failed} failed\n`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** Runs `main` and words its failure: no test ran, which is a failure too. @param {{ audit?: boolean }} [options] */
export async function runMain(options) {
  try {
    await main(options);
  } catch (error) {
    const text =
      error instanceof Advice ? error.message : error instanceof Error ? error.stack : String(error);
    process.stderr.write(`\n${text}\n`);
    process.stdout.write('0 passed, 1 failed\n');
    process.exitCode = 1;
  }
}
