/**
 * `npm run audit`: the long matrices, part by part; resumes a stopped run. `-- --only api-postgres` runs one part
 * (`--only api` all with this prefix) after those whose outputs it needs, `--fresh` discards earlier results, `--minutes
 * 45` limits the time. Writes `docs/audit/sweep.md` once the route sweep is complete, and `docs/audit/locales.md` once the catalogs are checked.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { at } from '../lib/root.mjs';
import { AdviceError } from '../lib/progress-stages.mjs';
import { auditParts } from './audit-parts.mjs';
import { reportRun, installPrerequisites, runMain, today } from './main.mjs';
import { chooseParts, runParts, stateOfSources } from './parts.mjs';
import { openRunFolder } from './run/run-folder.mjs';
import { sweepTable } from './sweep-table.mjs';

async function audit() {
  const { values } = parseArgs({
    options: {
      only: { type: 'string', default: '' },
      fresh: { type: 'boolean', default: false },
      minutes: { type: 'string', default: 'Infinity' },
    },
  });
  const env = await installPrerequisites();
  const run = openRunFolder();
  try {
    const all = auditParts({ folder: run.folder, env });
    const wanted = values.only.split(',').filter((name) => name !== '');
    const chosen = chooseParts(all, wanted);
    if (chosen.length === 0)
      throw new AdviceError(`--only takes one or more of ${all.map(({ name }) => name).join(',')}.`);
    const { results, left } = await runParts(chosen, {
      folder: at('dist', 'audit'),
      key: await stateOfSources(),
      fresh: values.fresh,
      minutes: Number(values.minutes),
    });
    const isSweep = (/** @type {{ name: string }} */ { name }) => name.startsWith('sweep-');
    const swept = results.filter(isSweep);
    if (swept.length === all.filter(isSweep).length) writeSweep(swept.flatMap(({ records }) => records));
    if (
      results.some(({ name, records }) => name === 'i18n' && records.every(({ state }) => state === 'passed'))
    )
      await writeLocales();
    if (left.length > 0)
      process.stdout.write(`\nNot run: ${left.join(', ')}. Run the command again to continue.\n`);
    reportRun(results, left.length);
  } finally {
    await run.close();
  }
}

/** @param {import('./records.mjs').TestRecord[]} records */
function writeSweep(records) {
  const intro =
    'Every built route in every combination of language, role, colour scheme and device: no console message, no ' +
    'failed request, title, language and direction, axe without violations, no sideways overflow. Written by ' +
    `\`npm run audit\` on ${today()}.`;
  mkdirSync(at('docs', 'audit'), { recursive: true });
  writeFileSync(at('docs', 'audit', 'sweep.md'), `# Route sweep\n\n${intro}\n\n${sweepTable(records)}\n`);
}

async function writeLocales() {
  // Its packages may have been installed by this run.
  const { localeTable } = await import('../i18n/locale-table.mjs');
  const intro =
    'Every locale of the interface. The test run fails on a text without translation, wrong placeholders, tags, plural ' +
    'forms or script. The numbers of the second reading stand in the glossaries. Written by ' +
    `\`npm run audit\` on ${today()}.`;
  mkdirSync(at('docs', 'audit'), { recursive: true });
  writeFileSync(at('docs', 'audit', 'locales.md'), `# Locales\n\n${intro}\n\n${await localeTable()}\n`);
}

await runMain(audit);
