/**
 * @typedef {{ title: string, file: string, tests: { status: string, projectName: string }[] }} Spec
 * @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite
 */

const marks = new Map([
  ['expected', 'ok'],
  ['flaky', 'ok (second try)'],
  ['skipped', 'skipped'],
  ['unexpected', '**failed**'],
]);

/**
 * The sweep's part of a Playwright report as a Markdown table: a row per route, a column per set-up. Titles are
 * `route · set-up`.
 * @param {{ suites: Suite[] }} report
 */
export function sweepTable(report) {
  /** @type {Map<string, Map<string, string>>} */
  const rows = new Map();
  const setups = new Set();
  for (const { title, tests } of report.suites.flatMap(specsOf)) {
    const [route, setup] = title.split(' · ');
    const test = tests.find(({ projectName }) => projectName === 'sweep');
    if (route === undefined || setup === undefined || test === undefined) continue;
    setups.add(setup);
    const row = rows.get(route) ?? new Map();
    rows.set(route, row.set(setup, marks.get(test.status) ?? test.status));
  }
  const columns = [...setups].sort();
  const lines = [
    ['Route', ...columns],
    ['---', ...columns.map(() => '---')],
    ...[...rows].map(([route, row]) => [`\`${route}\``, ...columns.map((setup) => row.get(setup) ?? '')]),
  ];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** @param {Suite} suite @returns {Spec[]} */
const specsOf = (suite) => [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specsOf)];
