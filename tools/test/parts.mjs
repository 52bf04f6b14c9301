import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { duration } from '../lib/text-format.mjs';
import { run, wasStopped } from '../lib/run.mjs';

/**
 * @typedef {import('./records.mjs').StageResult} StageResult
 * @typedef {object} Part
 * @property {string} name
 * @property {() => Promise<StageResult>} run
 * @property {readonly string[]} [after] names of parts whose outputs it needs
 * @typedef {{ name: string, ms: number } & Required<Omit<StageResult, 'advice'>>} PartResult
 */

const MINUTE_MS = 60_000;

/** State of the sources: the commit, and the differences from it. Parts that ran on other sources run again. */
export async function stateOfSources() {
  const outputs = [];
  for (const args of [
    ['rev-parse', 'HEAD'],
    ['diff', 'HEAD', '--', '.', ':!docs'],
    ['status', '--porcelain'],
  ])
    outputs.push((await run('git', args, { quiet: true })).output);
  return createHash('sha256').update(outputs.join('\0')).digest('hex').slice(0, 16);
}

/**
 * Chooses parts by name or by the prefix before a number, with the parts whose outputs they need; all without a name.
 * @param {readonly Part[]} parts
 * @param {readonly string[]} names
 */
export function chooseParts(parts, names) {
  const wanted = parts.filter(
    ({ name }) => names.length === 0 || names.some((each) => name === each || name.startsWith(`${each}-`)),
  );
  const needed = new Set(wanted.flatMap(({ after = [] }) => after));
  return parts.filter((part) => wanted.includes(part) || needed.has(part.name));
}

/**
 * Runs parts one after the other and stores the result of each, so that a run which was stopped or out of time
 * resumes when it is started again.
 * @param {readonly Part[]} parts
 * @param {{ folder: string, key: string, fresh?: boolean, minutes?: number, isStopped?: () => boolean, print?: (line: string) => void }} options
 *   `folder` of the results, `key` of the sources they belong to; after `minutes` no further part starts
 * @returns {Promise<{ results: PartResult[], left: string[] }>} `left`: names of parts that did not run
 */
export async function runParts(
  parts,
  { folder, key, fresh = false, minutes = Infinity, isStopped = wasStopped, print = console.log },
) {
  mkdirSync(folder, { recursive: true });
  const begin = performance.now();
  /** @type {PartResult[]} */
  const results = [];
  /** @type {string[]} */
  const left = [];
  for (const part of parts) {
    const file = join(folder, `${part.name}.json`);
    const kept = fresh ? null : read(file, key);
    if (kept) {
      print(`${part.name}: from an earlier run (${duration(kept.ms)})`);
      results.push(kept);
      continue;
    }
    if (isStopped() || performance.now() - begin > minutes * MINUTE_MS) {
      left.push(part.name);
      continue;
    }
    const start = performance.now();
    const { records, unsteady = [] } = await part.run();
    if (isStopped()) {
      left.push(part.name);
      continue;
    }
    const result = { name: part.name, ms: performance.now() - start, records, unsteady };
    writeFileSync(file, JSON.stringify({ key, ...result }));
    results.push(result);
  }
  return { results, left };
}

/** @param {string} file @param {string} key @returns {PartResult | null} */
function read(file, key) {
  try {
    const { key: own, ...result } = JSON.parse(readFileSync(file, 'utf8'));
    return own === key ? result : null;
  } catch {
    return null;
  }
}
