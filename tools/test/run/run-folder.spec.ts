import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { afterEach, expect, it } from 'vitest';

const MODULE = new URL('run-folder.mjs', import.meta.url).href;
/** Script of a run that starts a process which ignores SIGTERM, and prints folder and process id. */
const RUN = `
  import { spawn } from 'node:child_process';
  const { openRunFolder } = await import('${MODULE}');
  const run = openRunFolder();
  const stubborn = "process.on('SIGTERM', () => 0); setInterval(() => 0, 1000); process.stdout.write('up')";
  const child = spawn(process.execPath, ['-e', stubborn], { detached: true, stdio: ['ignore', 'pipe', 'ignore'] });
  child.stdout.once('data', () => process.stdout.write(JSON.stringify({ folder: run.folder, pid: child.pid }) + '\\n'));
  process.once('SIGTERM', () => void run.close().then(() => process.exit(0)));
`;

interface Run {
  folder: string;
  pid: number;
}

const started: ChildProcess[] = [];
afterEach(() => {
  for (const child of started.splice(0)) child.kill('SIGKILL');
});

async function start(): Promise<Run & { run: ChildProcess; ended: Promise<unknown> }> {
  const run = spawn(process.execPath, ['--input-type=module', '-e', RUN], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  started.push(run);
  const ended = new Promise((resolve) => run.once('exit', resolve));
  const line = await new Promise<string>((resolve) =>
    run.stdout?.once('data', (text: Buffer) => resolve(String(text))),
  );
  return { ...(JSON.parse(line) as Run), run, ended };
}

function lives(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

it.runIf(process.platform === 'linux')('leaves no process and no folder after a run was killed', async () => {
  const { run, ended, folder, pid } = await start();
  expect(existsSync(folder)).toBe(true);
  run.kill('SIGKILL');
  await ended;
  await expect.poll(() => lives(pid), { timeout: 60_000 }).toBe(false);
  await expect.poll(() => existsSync(folder), { timeout: 60_000 }).toBe(false);
});

it.runIf(process.platform === 'linux')('cleans up when it ends, and leaves other runs alone', async () => {
  const other = await start();
  const { run, ended, folder, pid } = await start();
  run.kill('SIGTERM');
  await ended;
  expect(lives(pid)).toBe(false);
  expect(existsSync(folder)).toBe(false);
  expect(lives(other.pid)).toBe(true);
  expect(existsSync(other.folder)).toBe(true);
});
