import { expect, it } from 'vitest';
import type { TestRecord } from './records.mjs';
import { rerunFailed } from './rerun.mjs';

const record = (name: string, state: TestRecord['state'] = 'passed'): TestRecord => ({
  project: 'product',
  file: 'e2e/web/specs/a.spec.ts',
  name,
  ms: 1,
  state,
  ...(state === 'failed' && { message: 'late' }),
});

/** Simulates test runs with the given states. */
function replay(states: Record<string, TestRecord['state'][]>) {
  const runs: string[] = [];
  const again = ({ name }: TestRecord): Promise<TestRecord[]> => {
    runs.push(name);
    const state = states[name]?.shift();
    return Promise.resolve(state ? [record(name, state)] : []);
  };
  return { runs, again };
}

it('reruns nothing without failures', async () => {
  const { runs, again } = replay({});
  expect((await rerunFailed([record('a')], again)).unsteady).toEqual([]);
  expect(runs).toEqual([]);
});

it('marks a test as unsteady that passes twice, counts it as passed and keeps its message', async () => {
  const { runs, again } = replay({ b: ['passed', 'passed'] });
  const { records, unsteady } = await rerunFailed([record('a'), record('b', 'failed')], again);
  expect(runs).toEqual(['b', 'b']);
  expect(records.map(({ state }) => state)).toEqual(['passed', 'passed']);
  expect(unsteady).toMatchObject([{ name: 'b', message: 'late' }]);
});

it.each([[['failed']], [['passed', 'failed']], [['skipped']], [[]]] as const)(
  'keeps a test failed whose reruns give %j',
  async (states) => {
    const { again } = replay({ a: [...states] });
    const { records, unsteady } = await rerunFailed([record('a', 'failed')], again);
    expect(records).toMatchObject([{ state: 'failed' }]);
    expect(unsteady).toEqual([]);
  },
);

it('reruns nothing when too many tests failed', async () => {
  const { runs, again } = replay({});
  const many = Array.from({ length: 13 }, (_, n) => record(String(n), 'failed'));
  expect((await rerunFailed(many, again)).records).toEqual(many);
  expect(runs).toEqual([]);
});

it('does not rerun a failure that belongs to no test', async () => {
  const { runs, again } = replay({});
  await rerunFailed([{ ...record('exit code', 'failed'), file: '' }], again);
  expect(runs).toEqual([]);
});
