import { workerUrl } from '@qingyin/server-media';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const lives = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

it('a process with a blocked event loop exits after the server is killed', async () => {
  const script = fileURLToPath(new URL('./test-blocked-process.ts', import.meta.url));
  const { env } = workerUrl('test-blocked-process', import.meta.url);
  const server = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const pid = Number(String(line));
  try {
    expect(lives(pid)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => lives(pid)).toBe(false);
  } finally {
    if (lives(pid)) process.kill(pid, 'SIGKILL');
  }
});
