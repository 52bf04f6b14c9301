import { expect, it } from 'vitest';
import { findingsOf } from './oxlint.mjs';

const output = (...diagnostics: object[]) => JSON.stringify({ diagnostics, number_of_files: 2 });
const span = { offset: 18, length: 8, line: 4, column: 19 };

it('reads file, line, rule and message of an error', () => {
  const found = {
    message: 'Promises must be awaited.',
    code: 'typescript(no-floating-promises)',
    severity: 'error',
    help: 'The promise must end with a call to .catch.',
    filename: 'libs\\text\\src\\a.ts',
    labels: [{ label: 'of type `Promise<number>`', span }, { span }],
  };
  expect(findingsOf(output(found))).toEqual([
    {
      file: 'libs/text/src/a.ts',
      line: 4,
      rule: 'typescript(no-floating-promises)',
      message: 'Promises must be awaited.',
    },
  ]);
});

it('adds the modules of a cycle to its message', () => {
  const note = 'These paths form a cycle:\n./b.ts (libs/text/src/b.ts)';
  const found = {
    message: 'Dependency cycle detected',
    code: 'import(no-cycle)',
    severity: 'error',
    note,
    filename: 'a.ts',
    labels: [{ span }],
  };
  expect(findingsOf(output(found))?.[0]?.message).toBe(`Dependency cycle detected\n${note}`);
});

it('reads a file that cannot be parsed, and an error without a place', () => {
  const found = { message: 'Expected `)`', severity: 'error', filename: 'a.ts', labels: [] };
  expect(findingsOf(output(found))).toEqual([{ file: 'a.ts', line: 0, rule: '', message: 'Expected `)`' }]);
});

it('leaves out what is no error', () => {
  const found = { message: 'x', code: 'a(b)', severity: 'warning', filename: 'a.ts', labels: [{ span }] };
  expect(findingsOf(output(found))).toEqual([]);
});

it('tells output that is no report', () => {
  expect(findingsOf('The tsconfig file "x.json" does not exist')).toBeNull();
  expect(findingsOf('')).toBeNull();
});
