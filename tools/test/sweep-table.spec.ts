import { expect, it } from 'vitest';
import type { TestRecord } from './records.mjs';
import { sweepTable } from './sweep-table.mjs';

const record = (name: string, state: TestRecord['state'], project = 'sweep'): TestRecord => ({
  project,
  file: 'e2e/web/specs/sweep.spec.ts',
  name,
  ms: 1,
  state,
});

it('has a row per route and a column per setup, and ignores other projects', () => {
  const records = [
    record('/login · b', 'passed'),
    record('/login · a', 'failed'),
    record('/test · a', 'skipped'),
    record('something · else', 'passed', 'product'),
  ];
  expect(sweepTable(records).split('\n')).toEqual([
    '| Route | a | b |',
    '| --- | --- | --- |',
    '| `/login` | **failed** | ok |',
    '| `/test` | skipped |  |',
  ]);
});
