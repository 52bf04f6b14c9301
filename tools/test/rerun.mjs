import { keyOf } from './records.mjs';

/** @typedef {import('./records.mjs').TestRecord} TestRecord */

/** Number of reruns of a failed test; it counts as unsteady only if all of them pass. */
export const RERUNS = 2;
/** Number of unsteady tests above which a run fails. */
export const MOST_UNSTEADY = 3;
/** Number of failures above which none is rerun: something is broken, and rerunning would take longer than the run. */
const MOST_RERUN = 12;

/**
 * Reruns failed tests, each alone. A test that passes every time is unsteady: it counts as passed, and is listed.
 * @param {readonly TestRecord[]} records
 * @param {(record: TestRecord) => Promise<TestRecord[]>} again runs one test by itself
 * @returns {Promise<{ records: TestRecord[], unsteady: TestRecord[] }>}
 */
export async function rerunFailed(records, again) {
  const failed = records.filter(({ state, file }) => state === 'failed' && file !== '');
  if (failed.length === 0 || failed.length > MOST_RERUN) return { records: [...records], unsteady: [] };
  /** @type {TestRecord[]} */
  const unsteady = [];
  for (const record of failed) if (await passesAgain(record, again)) unsteady.push(record);
  const keys = new Set(unsteady.map(keyOf));
  return {
    records: records.map((record) => (keys.has(keyOf(record)) ? { ...record, state: 'passed' } : record)),
    unsteady,
  };
}

/** @param {TestRecord} record @param {(record: TestRecord) => Promise<TestRecord[]>} again */
async function passesAgain(record, again) {
  for (let turn = 0; turn < RERUNS; turn += 1) {
    const results = await again(record);
    const ran = results.filter(({ state }) => state !== 'skipped');
    if (ran.length === 0 || ran.some(({ state }) => state === 'failed')) return false;
  }
  return true;
}
