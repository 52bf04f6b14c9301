import { binOf } from '../../lib/package-bin.mjs';
import { projectOf, readProjects } from '../../lib/projects.mjs';
import { at } from '../../lib/root.mjs';
import { runWithRecords } from './run-with-records.mjs';

/** @typedef {import('../records.mjs').TestRecord} TestRecord */

const REPORTERS = ['--reporter=default', `--reporter=${at('tools', 'test', 'reporters', 'vitest.mjs')}`];

/** @param {readonly string[]} args @param {Parameters<typeof runWithRecords>[1]} options */
export const vitest = (args, options) =>
  runWithRecords([binOf('vitest'), 'run', ...REPORTERS, ...args], options);

/**
 * Runs all unit and component specs: those of apps and libraries in one process, then those of the tools, whose
 * tests run programs. The records contain the project of the file, not Vitest's.
 * @param {{ folder: string, changed?: string }} run `changed`: only specs that reach a file changed since this revision
 * @returns {Promise<TestRecord[]>}
 */
export async function units({ folder, changed }) {
  const only = changed === undefined ? [] : ['--changed', changed, '--passWithNoTests'];
  const config = ['--config', at('tools', 'test', 'units.vitest.mts')];
  const all = [
    ...(await vitest([...config, ...only], { project: 'units', folder })),
    ...(await vitest(only, { project: 'tools', folder, cwd: at('tools') })),
  ];
  const projects = readProjects();
  return all.map((record) =>
    record.file === '' ? record : { ...record, project: projectOf(projects, record.file) },
  );
}
