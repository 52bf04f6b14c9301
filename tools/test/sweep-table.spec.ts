import { expect, it } from 'vitest';
import { sweepTable } from './sweep-table.mjs';

const spec = (title: string, status: string, projectName = 'sweep') => ({
  title,
  file: 'sweep.spec.ts',
  tests: [{ status, projectName }],
});

it('has a row per route and a column per set-up, and leaves other projects out', () => {
  const report = {
    suites: [
      { specs: [spec('/login · b', 'expected'), spec('/login · a', 'unexpected')] },
      { suites: [{ specs: [spec('/test · a', 'flaky'), spec('something else', 'expected', 'product')] }] },
    ],
  };
  expect(sweepTable(report).split('\n')).toEqual([
    '| Route | a | b |',
    '| --- | --- | --- |',
    '| `/login` | **failed** | ok |',
    '| `/test` | ok (second try) |  |',
  ]);
});
