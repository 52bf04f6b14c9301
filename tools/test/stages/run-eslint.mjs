/** Lints the whole workspace, with ESLint in this process and oxlint beside it, and writes a record for each project. */
import { relative, sep } from 'node:path';
import { writeFileSync } from 'node:fs';
import { createProjectGraphAsync } from '@nx/devkit';
import { ESLint } from 'eslint';
import { binOf } from '../../lib/package-bin.mjs';
import { projectOf, readProjects } from '../../lib/projects.mjs';
import { root } from '../../lib/root.mjs';
import { oxlint } from './oxlint.mjs';

const typed = oxlint(['apps', 'libs', 'e2e', 'tools']);
// The module boundary rule reads the project graph from Nx's cache, and reports nothing without one.
await createProjectGraphAsync();
// The rule reads the graph once instead of once per file if the program looks like ESLint's own.
process.argv[1] = binOf('eslint');
const eslint = new ESLint({ cwd: root });
const results = await eslint.lintFiles(['.']);
const formatter = await eslint.loadFormatter('stylish');
process.stdout.write(await formatter.format(results));

const projects = readProjects();
/** @type {Map<string, string[]>} */
const failures = new Map([...projects.map(({ name }) => name), 'workspace'].map((name) => [name, []]));
for (const { filePath, messages } of results) {
  const file = relative(root, filePath).split(sep).join('/');
  for (const { severity, line, message } of messages)
    if (severity === 2) failures.get(projectOf(projects, file))?.push(`${file}:${line} ${message}`);
}
for (const { file, line, message } of await typed) {
  const finding = `${file}:${line} ${message}`;
  process.stdout.write(`${finding}\n`);
  failures.get(projectOf(projects, file))?.push(finding);
}
const records = [...failures].map(([project, found]) => ({
  project,
  file: '',
  name: 'lints',
  ms: 0,
  state: found.length > 0 ? 'failed' : 'passed',
  message: found.join('\n'),
}));
writeFileSync(process.env['QINGYIN_RECORDS'] ?? '/dev/null', JSON.stringify(records));
process.exitCode = records.some(({ state }) => state === 'failed') ? 1 : 0;
