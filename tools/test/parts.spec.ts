import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { chooseParts, runParts } from './parts.mjs';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'parts-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function parts(...names: string[]) {
  const ran: string[] = [];
  const all = names.map((name) => ({
    name,
    run: () => {
      ran.push(name);
      return Promise.resolve({
        records: [{ project: name, file: '', name: 'works', ms: 1, state: 'passed' as const }],
      });
    },
  }));
  return { ran, all };
}
const quiet = { print: () => undefined };

it('resumes a stopped run', async () => {
  const first = parts('a', 'b');
  const { left } = await runParts(first.all, {
    folder,
    key: '1',
    ...quiet,
    isStopped: () => first.ran.includes('b'),
  });
  expect(left).toEqual(['b']);
  const second = parts('a', 'b');
  const { results } = await runParts(second.all, { folder, key: '1', ...quiet, isStopped: () => false });
  expect(second.ran).toEqual(['b']);
  expect(results.map(({ name }) => name)).toEqual(['a', 'b']);
  expect(results[0]?.records).toMatchObject([{ project: 'a', state: 'passed' }]);
});

it('runs parts again for changed sources, and all of them on request', async () => {
  const isStopped = () => false;
  await runParts(parts('a').all, { folder, key: '1', ...quiet, isStopped });
  const changed = parts('a');
  await runParts(changed.all, { folder, key: '2', ...quiet, isStopped });
  expect(changed.ran).toEqual(['a']);
  const asked = parts('a');
  await runParts(asked.all, { folder, key: '2', fresh: true, ...quiet, isStopped });
  expect(asked.ran).toEqual(['a']);
});

it('starts no further part when its minutes are over', async () => {
  const { ran, all } = parts('a', 'b');
  const { left } = await runParts(all, { folder, key: '1', minutes: -1, ...quiet, isStopped: () => false });
  expect(ran).toEqual([]);
  expect(left).toEqual(['a', 'b']);
});

it('chooses parts by name or prefix, with those whose outputs they need', () => {
  const run = () => Promise.resolve({ records: [] });
  const all = [
    { name: 'lint', run },
    { name: 'build', run },
    { name: 'e2e-1', run, after: ['build'] },
    { name: 'e2e-2', run, after: ['build'] },
  ];
  const namesOf = (...names: string[]) => chooseParts(all, names).map(({ name }) => name);
  expect(namesOf()).toEqual(['lint', 'build', 'e2e-1', 'e2e-2']);
  expect(namesOf('e2e')).toEqual(['build', 'e2e-1', 'e2e-2']);
  expect(namesOf('e2e-2')).toEqual(['build', 'e2e-2']);
  expect(namesOf('lint')).toEqual(['lint']);
  expect(namesOf('none')).toEqual([]);
});
