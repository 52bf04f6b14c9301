import { describe, expect, it } from 'vitest';
import { countPlaywright, countVitest, failedTasks, failuresOfVitest, sum, withExitCode } from './counts.mjs';

const vitestOutput = `
> nx run text:test  [local cache]
 Test Files  2 passed (2)
\u001b[2m      Tests \u001b[22m \u001b[1m\u001b[32m9 passed\u001b[39m\u001b[22m\u001b[90m (9)\u001b[39m
> nx run tools:test
\u001b[41m FAIL \u001b[49m Tests 3 things badly
\u001b[31mAssertionError\u001b[39m: expected 1 to be 2
      Tests  1 failed | 30 passed | 2 skipped (33)
`;

const nxOutput = `
 NX   Running target lint for 3 projects failed

\u001b[2mFailed tasks:\u001b[22m

\u001b[2m-\u001b[22m tools:lint
- data-music:lint

  Run duration:      3.9s
`;

describe('countVitest', () => {
  it('adds up every run in the text, colours or not, and leaves skipped tests out', () => {
    expect(countVitest(vitestOutput)).toEqual({ passed: 39, failed: 1 });
  });

  it('finds nothing in a run without tests', () => {
    expect(countVitest('No test files found, exiting with code 0')).toEqual({ passed: 0, failed: 0 });
  });
});

describe('failuresOfVitest', () => {
  it('names what failed and why, colours or not', () => {
    expect(failuresOfVitest(vitestOutput)).toEqual([
      'Tests 3 things badly: AssertionError: expected 1 to be 2',
    ]);
  });

  it('gives tests that fail together the reason that stands below all of them', () => {
    const together = ' FAIL  a.spec.ts > one\n FAIL  a.spec.ts > two\nError: no server\n';
    expect(failuresOfVitest(together)).toEqual([
      'a.spec.ts > one: Error: no server',
      'a.spec.ts > two: Error: no server',
    ]);
  });

  it('finds nothing where all passed', () => {
    expect(failuresOfVitest('Tests  9 passed (9)')).toEqual([]);
  });
});

describe('failedTasks', () => {
  it('reads the list at the end of a run', () => {
    expect(failedTasks(nxOutput)).toEqual(['tools:lint', 'data-music:lint']);
  });

  it('is empty when all went well', () => {
    expect(failedTasks('Successfully ran target lint for 3 projects')).toEqual([]);
  });
});

describe('countPlaywright', () => {
  const suite = {
    specs: [{ title: 'sings', file: 'a.ts', tests: [{ status: 'expected' }, { status: 'skipped' }] }],
    suites: [
      { specs: [{ title: 'plays', file: 'b.ts', tests: [{ status: 'flaky' }, { status: 'unexpected' }] }] },
    ],
  };

  it('counts nested suites, second tries as passed, skipped ones not at all', () => {
    expect(countPlaywright({ suites: [suite] })).toEqual({ passed: 2, failed: 1, names: ['b.ts > plays'] });
  });

  it('counts a file that did not load as a failure', () => {
    const errors = [{ message: '\u001b[31mError\u001b[39m: no such fixture\nat a.ts' }];
    expect(countPlaywright({ suites: [], errors })).toEqual({
      passed: 0,
      failed: 1,
      names: ['Error: no such fixture'],
    });
  });
});

it('never lets a bad exit code pass as success', () => {
  expect(withExitCode({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1, names: ['exit code 1'] });
  expect(withExitCode({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  expect(withExitCode({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

it('sums', () => {
  expect(
    sum([
      { passed: 1, failed: 2 },
      { passed: 3, failed: 4 },
    ]),
  ).toEqual({ passed: 4, failed: 6 });
});
