import { expect, it } from 'vitest';
import { runInLanes } from './schedule.mjs';

const stage = (group: string, lane: string, after: string[] = []) => ({ group, lane, after });

function recorder() {
  const events: string[] = [];
  const run = async ({ group }: { group: string }) => {
    events.push(`${group} begins`);
    await new Promise((resolve) => setImmediate(resolve));
    events.push(`${group} ends`);
    return group;
  };
  return { events, run };
}

it('runs lanes in parallel and the stages of a lane one after the other', async () => {
  const { events, run } = recorder();
  await runInLanes([stage('lint', 'a'), stage('types', 'a'), stage('build', 'b')], run);
  expect(events.slice(0, 2)).toEqual(['lint begins', 'build begins']);
  expect(events.indexOf('types begins')).toBeGreaterThan(events.indexOf('lint ends'));
});

it('waits for the groups a stage needs, in any lane', async () => {
  const { events, run } = recorder();
  await runInLanes([stage('api', 'a', ['build']), stage('build', 'b'), stage('e2e', 'b')], run);
  expect(events.indexOf('api begins')).toBeGreaterThan(events.indexOf('build ends'));
});

it('does not wait for groups that are not part of the run', async () => {
  const { events, run } = recorder();
  await runInLanes([stage('api', 'a', ['build'])], run);
  expect(events).toEqual(['api begins', 'api ends']);
});

it('returns results in the order of the stages, and starts none after a stop', async () => {
  const { run } = recorder();
  let stopped = false;
  const results = await runInLanes(
    [stage('lint', 'a'), stage('build', 'b'), stage('e2e', 'b')],
    async (each) => {
      const result = await run(each);
      stopped = each.group === 'build';
      return result;
    },
    () => stopped,
  );
  expect(results.map(({ result }) => result)).toEqual(['lint', 'build']);
});
