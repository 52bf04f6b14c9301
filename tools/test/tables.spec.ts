import { expect, it } from 'vitest';
import type { TestRecord } from './records.mjs';
import { timesTable, unsteadyRows } from './tables.mjs';

const test = (name: string, ms: number): TestRecord => ({
  project: 'ui',
  file: 'libs/ui/a.spec.ts',
  name,
  ms,
  state: 'passed',
});

it('lists stages, projects and the slowest tests first', () => {
  const stages = [{ name: 'unit', ms: 61_000, records: [test('quick', 5), test('slow', 2500)] }];
  const text = timesTable(stages, { day: '2030-01-02', wholeMs: 90_000, machine: '2 cores' });
  expect(text).toContain('on 2030-01-02, 2 cores: 1 min 30 s in all');
  expect(text).toContain('| unit | 1 min 01 s | 2 |');
  expect(text).toContain('| unit | ui | 2 | 2.5 s |');
  expect(text.indexOf('slow |')).toBeLessThan(text.indexOf('quick |'));
});

it('writes an unsteady test as a row with an empty cause', () => {
  const failed = { ...test('a | b', 1), message: 'expected "x"\nat y' };
  expect(unsteadyRows([failed], '2030-01-02')).toEqual([
    '| 2030-01-02 | ui | libs/ui/a.spec.ts | a \\| b | expected "x" | |',
  ]);
});
