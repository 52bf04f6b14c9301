/**
 * `npm run steady`: runs the API and browser specs affected by a change repeatedly under load, and prints which tests failed
 * how often. A run that was stopped or out of time resumes when it is started again.
 *
 *   --base REV    changes since this revision (default HEAD: uncommitted changes)
 *   --all         all specs, in parts
 *   --times N     number of runs (10)
 *   --minutes N   starts no further part after so many minutes (45)
 *   --fresh       discards earlier results
 */
import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build, isStale } from '../build/targets.mjs';
import { table } from '../lib/text-format.mjs';
import { at } from '../lib/root.mjs';
import { installPrerequisites, runMain } from './main.mjs';
import { runParts, stateOfSources } from './parts.mjs';
import { count, keyOf, reasonOf, sum } from './records.mjs';
import { openRunFolder } from './run/run-folder.mjs';
import { api } from './stages/api.mjs';
import { browser } from './stages/browser.mjs';

/** @typedef {import('./parts.mjs').Part} Part */
/** @typedef {import('./parts.mjs').PartResult} PartResult */

const BUSY_LOOPS = 2;
/** CPU throttling factor of pages, in addition to the busy loops. */
const PAGE_SLOWDOWN = '2';
const BROWSER_PARTS = 6;
const API_PARTS = 3;

async function steady() {
  const { values } = parseArgs({
    options: {
      base: { type: 'string', default: 'HEAD' },
      all: { type: 'boolean', default: false },
      times: { type: 'string', default: '10' },
      minutes: { type: 'string', default: '45' },
      fresh: { type: 'boolean', default: false },
    },
  });
  const env = { ...(await installPrerequisites()), QINGYIN_CPU_SLOWDOWN: PAGE_SLOWDOWN };
  for (const target of /** @type {const} */ (['web', 'server', 'widget']))
    if (isStale(target)) await build(target);
  const run = openRunFolder();
  const loops = Array.from({ length: BUSY_LOOPS }, () =>
    spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }),
  );
  try {
    const round = values.all
      ? allParts({ folder: run.folder, env })
      : changedParts({ folder: run.folder, env, changed: values.base });
    const parts = Array.from({ length: Number(values.times) }, (_, n) =>
      round.map((part) => ({ ...part, name: `${part.name}-${n + 1}` })),
    ).flat();
    const { results, left } = await runParts(parts, {
      folder: at('dist', 'steady', values.all ? 'all' : 'changed'),
      key: `${await stateOfSources()} ${values.base}`,
      minutes: Number(values.minutes),
      fresh: values.fresh,
    });
    report(results, left);
  } finally {
    for (const loop of loops) loop.kill('SIGKILL');
    await run.close();
  }
}

/** @param {{ folder: string, env: NodeJS.ProcessEnv, changed: string }} options @returns {Part[]} */
const changedParts = (options) => [
  { name: 'api', run: async () => ({ records: await api(options) }) },
  {
    name: 'e2e',
    run: async () => ({ records: await browser(options) }),
  },
];

/** @param {{ folder: string, env: NodeJS.ProcessEnv }} options @returns {Part[]} */
const allParts = (options) => [
  ...shards('api', API_PARTS, async (shard) => ({ records: await api({ ...options, args: [shard] }) })),
  ...shards('e2e', BROWSER_PARTS, async (shard) => ({
    records: await browser({ ...options, args: [shard] }),
  })),
];

/** @param {string} name @param {number} many @param {(shard: string) => ReturnType<Part['run']>} runShard @returns {Part[]} */
const shards = (name, many, runShard) =>
  Array.from({ length: many }, (_, part) => ({
    name: `${name}-${part + 1}`,
    run: () => runShard(`--shard=${part + 1}/${many}`),
  }));

/**
 * Prints which tests failed how often, and the final line of counts.
 * @param {readonly PartResult[]} results
 * @param {readonly string[]} left
 */
function report(results, left) {
  const records = results.flatMap((result) => result.records);
  /** @type {Map<string, import('./records.mjs').TestRecord[]>} */
  const failures = new Map();
  for (const record of records.filter(({ state }) => state === 'failed'))
    failures.set(keyOf(record), [...(failures.get(keyOf(record)) ?? []), record]);
  const rows = [...failures].map(([key, failed]) => {
    const runs = records.filter((record) => keyOf(record) === key).length;
    return [`${failed.length} of ${runs}`, key, reasonOf(failed[0] ?? /** @type {any} */ ({}))];
  });
  if (rows.length > 0) process.stdout.write(`\nfailed\n${table(rows)}\n`);
  if (left.length > 0)
    process.stdout.write(
      `\n${left.length} parts are left (${left[0]} is next). Run the command again to continue.\n`,
    );
  const { passed, failed } = sum(results.map((result) => count(result.records)));
  process.stdout.write(`\n${passed} passed, ${failed} failed\n`);
  process.exitCode = failed > 0 || left.length > 0 ? 1 : 0;
}

await runMain(steady);
