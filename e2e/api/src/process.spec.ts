import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runServerCommand } from './data-folders.ts';
import { freshFolder, launch, type ServerProcess, startServer } from './server-process.ts';

const firstPort = 21_000 + (process.pid % 5000) * 2;

const backup = join(freshFolder(), 'all.qybackup');
let server: ServerProcess;

beforeAll(async () => {
  const stranger = createServer().listen(firstPort, '127.0.0.1');
  await once(stranger, 'listening');
  server = await startServer({ args: ['--port', String(firstPort)] });
  stranger.close();
});
afterAll(() => {
  for (const folder of [server.dataDir, dirname(backup)]) rmSync(folder, { recursive: true, force: true });
});

describe('the process', () => {
  it('uses the next port if its port is in use, and prints that', () => {
    expect(server.output()).toContain(`port ${firstPort} is in use, taking `);
    expect(Number(new URL(server.url).port)).toBeGreaterThan(firstPort);
  });
  it('prints its address and the demo account on separate lines', () => {
    expect(server.output()).toMatch(/^Qingyin is ready: http:\/\/localhost:\d+$/m);
    expect(server.output()).toMatch(/^demo account: \S+ password: \S+$/m);
  });
  it('refuses a data folder in use, and prints the process that holds it', async () => {
    const second = launch({ dataDir: server.dataDir, args: ['--port', '0'] });
    expect(await second.ended).toBe(1);
    expect(second.output()).toContain(`in use by process ${server.child.pid}`);
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200);
  });
  it('ends cleanly on SIGTERM: running calls finish, and the data folder is released', async () => {
    expect(await runServerCommand(server.dataDir, ['backup', backup])).toMatchObject({ code: 0 });
    const slow = fetch(`${server.url}/api/x/provoke?kind=slow&status=200`);
    await fetch(`${server.url}/healthz`);
    server.child.kill('SIGTERM');
    expect((await slow).status).toBe(200);
    expect(await server.ended).toBe(0);
    expect(existsSync(join(server.dataDir, 'qingyin.lock'))).toBe(false);
    await expect(fetch(`${server.url}/healthz`)).rejects.toThrow();
  });
  it('detects a damaged database at its start, and prints how to restore', async () => {
    const file = join(server.dataDir, 'qingyin.db');
    const bytes = readFileSync(file);
    bytes.fill(0xa5, Math.floor(bytes.length / 2), Math.floor(bytes.length * 0.6));
    writeFileSync(file, bytes);
    for (const args of [
      ['--port', '0'],
      ['user', 'passwd', 'nobody'],
    ]) {
      const { code, output } = await runServerCommand(server.dataDir, args);
      expect([code, output]).toEqual([1, expect.stringMatching(/damaged .*restore FILE/)]);
      expect(output).not.toMatch(/^\s+at /m);
    }
    expect(await runServerCommand(server.dataDir, ['restore', backup])).toMatchObject({ code: 0 });
    const again = await startServer({ dataDir: server.dataDir });
    await again.dispose();
  });
  it('prints what is wrong with its options and its folder', async () => {
    const options = launch({ args: ['--port', 'many'] });
    expect(await options.ended).toBe(1);
    expect(options.output()).toContain('--port is a number');

    const folder = freshFolder();
    writeFileSync(join(folder, 'file'), '');
    const blocked = launch({ dataDir: join(folder, 'file', 'data') });
    expect(await blocked.ended).toBe(1);
    expect(blocked.output()).toContain('Qingyin cannot start: the data folder is a file');
    rmSync(folder, { recursive: true });
  });
  it.skipIf(process.getuid?.() === 0)('prints that its folder is read-only', async () => {
    const folder = freshFolder();
    mkdirSync(join(folder, 'data'));
    chmodSync(join(folder, 'data'), 0o500);
    const started = launch({ dataDir: join(folder, 'data'), args: ['--port', '0'] });
    expect(await started.ended).toBe(1);
    expect(started.output()).toMatch(/no permission|read-only/);
    chmodSync(join(folder, 'data'), 0o700);
    rmSync(folder, { recursive: true });
  });
});
