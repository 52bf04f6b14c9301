import { spawnSync } from 'node:child_process';
import { expect, it } from 'vitest';

const module = new URL('./run.mjs', import.meta.url).href;

/** Output of a program that gets a signal to stop while its child runs. */
function stopped(): unknown {
  const program = `
    const { node, wasStopped } = await import('${module}');
    const running = node(['-e', 'setInterval(() => undefined, 1000)'], { quiet: true });
    process.kill(process.pid, 'SIGTERM');
    const first = await running;
    const second = await node(['-e', 'console.log("begun")'], { quiet: true });
    console.log(JSON.stringify({ first, second, stopped: wasStopped() }));`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', program], {
    encoding: 'utf8',
  });
  return JSON.parse(stdout);
}

it('forwards a signal to its children, and starts no more of them', () => {
  const ended = { code: 128, output: '' };
  expect(stopped()).toEqual({ first: ended, second: ended, stopped: true });
});
