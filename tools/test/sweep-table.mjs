import { markdownTable } from './tables.mjs';

/** @typedef {import('./records.mjs').TestRecord} TestRecord */

const marks = { passed: 'ok', skipped: 'skipped', failed: '**failed**' };

/**
 * Formats the records of the route sweep as a Markdown table: a row per route, a column per setup. Test names are
 * `route · setup`.
 * @param {readonly TestRecord[]} records
 */
export function sweepTable(records) {
  /** @type {Map<string, Map<string, string>>} */
  const rows = new Map();
  const setups = new Set();
  for (const { project, name, state } of records) {
    const [route, setup] = name.split(' · ');
    if (route === undefined || setup === undefined || project !== 'sweep') continue;
    setups.add(setup);
    const row = rows.get(route) ?? new Map();
    rows.set(route, row.set(setup, marks[state]));
  }
  const columns = [...setups].sort();
  return markdownTable([
    ['Route', ...columns],
    ...[...rows].map(([route, row]) => [`\`${route}\``, ...columns.map((setup) => row.get(setup) ?? '')]),
  ]);
}
