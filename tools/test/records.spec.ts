import { describe, expect, it } from 'vitest';
import { count, keyOf, reasonOf, sum, type TestRecord, withExitCode } from './records.mjs';

const record = (name: string, state: TestRecord['state'], message?: string): TestRecord => ({
  project: 'ui',
  file: 'libs/ui/src/a.spec.ts',
  name,
  ms: 1,
  state,
  ...(message !== undefined && { message }),
});

it('counts passed and failed tests, and ignores skipped ones', () => {
  const records = [
    record('a', 'passed'),
    record('b', 'failed'),
    record('c', 'skipped'),
    record('d', 'passed'),
  ];
  expect(count(records)).toEqual({ passed: 2, failed: 1 });
});

it('adds up counts', () => {
  expect(sum([count([record('a', 'passed')]), { passed: 3, failed: 4 }])).toEqual({ passed: 4, failed: 4 });
});

it('gives a test the same key in every run, and the first line of its failure', () => {
  const failed = record('shows > a list', 'failed', '\n  expected 1 to be 2\n  at x.ts');
  expect(keyOf(failed)).toBe('[ui] libs/ui/src/a.spec.ts > shows > a list');
  expect(reasonOf(failed)).toBe('expected 1 to be 2');
  expect(reasonOf(record('a', 'passed'))).toBe('');
});

describe('a bad exit code', () => {
  it('is a failure if no test failed', () => {
    expect(count(withExitCode([record('a', 'passed')], 1, 'ui'))).toEqual({ passed: 1, failed: 1 });
    expect(count(withExitCode([], 127, 'ui'))).toEqual({ passed: 0, failed: 1 });
  });

  it('adds nothing to recorded failures', () => {
    expect(withExitCode([record('a', 'failed')], 1, 'ui')).toHaveLength(1);
  });
});
