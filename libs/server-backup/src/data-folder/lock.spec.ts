import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

let dir = '';
const file = (): string => join(dir, 'qingyin.lock');
const holder = (pid: number, born = ''): string =>
  JSON.stringify({ pid, born, since: '2026-01-01T00:00:00Z' });

const ROUNDS = 3;
const RACERS = 8;

/** Id of a process that has ended. */
async function endedProcess(): Promise<number> {
  const child = spawn(process.execPath, ['-e', '']);
  await new Promise((resolve) => child.once('exit', resolve));
  return child.pid ?? 0;
}

const here = dirname(fileURLToPath(import.meta.url));

/** A program that locks a folder when it receives input, prints `held` or the error, and keeps the lock. */
async function racerProgram(folder: string): Promise<string> {
  const contents = `
    import { lockFolder } from './lock.ts';
    process.stdin.once('data', () => {
      try {
        lockFolder(${JSON.stringify(folder)});
        console.log('held');
      } catch (error) {
        console.log(error.message);
      }
    });
    console.log('ready');`;
  const libsql = createRequire(import.meta.url).resolve('libsql');
  const file = join(folder, 'racer.mjs');
  await build({
    stdin: { contents, resolveDir: here, loader: 'ts' },
    ...{ bundle: true, outfile: file, platform: 'node', format: 'esm' },
    ...{ alias: { libsql }, external: [libsql] },
  });
  return file;
}

function startRacer(program: string) {
  const child = spawn(process.execPath, [program]);
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const next = async (): Promise<string> => String((await lines.next()).value);
  const ready = next();
  const ended = new Promise((resolve) => child.once('exit', resolve));
  return { child, ready, answer: ready.then(next), ended };
}

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'qy-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the lock of the data folder', () => {
  it('creates the lock file and removes it on release', () => {
    const release = lockFolder(dir);
    expect(existsSync(file())).toBe(true);
    release();
    expect(existsSync(file())).toBe(false);
  });
  it('names the process that holds it', () => {
    writeFileSync(file(), holder(process.ppid));
    expect(() => lockFolder(dir)).toThrow(new RegExp(`process ${process.ppid} `));
    expect(() => lockFolder(dir)).toThrow(FolderInUse);
  });
  it('is taken over from a process that has ended', async () => {
    writeFileSync(file(), holder(await endedProcess()));
    expect(() => lockFolder(dir)()).not.toThrow();
  });
  it.runIf(existsSync('/proc/self/stat'))('is taken over when the process id was reused', () => {
    writeFileSync(file(), holder(process.ppid, 'long ago'));
    expect(() => lockFolder(dir)()).not.toThrow();
  });
  it('is not granted twice, even to the same process', () => {
    const release = lockFolder(dir);
    rmSync(file());
    expect(() => lockFolder(dir)).toThrow(FolderInUse);
    release();
    lockFolder(dir)();
  });
  it('is granted to one of many processes that race for a stale lock', { timeout: 120_000 }, async () => {
    const program = await racerProgram(dir);
    for (let round = 0; round < ROUNDS; round += 1) {
      writeFileSync(file(), holder(await endedProcess()));
      const racers = Array.from({ length: RACERS }, () => startRacer(program));
      await Promise.all(racers.map(({ ready }) => ready));
      // Starts all of them as simultaneously as possible.
      for (const { child } of racers) child.stdin.write('go\n');
      const answers = await Promise.all(racers.map(({ answer }) => answer));
      const winners = racers.filter((_, at) => answers[at] === 'held');
      expect(winners).toHaveLength(1);
      for (const answer of answers.filter((text) => text !== 'held'))
        expect(answer).toContain(`in use by process ${winners[0]?.child.pid}`);
      for (const { child } of racers) child.kill('SIGKILL');
      await Promise.all(racers.map(({ ended }) => ended));
    }
  });
  it('is taken over when the lock file is corrupt', () => {
    writeFileSync(file(), 'half writ');
    expect(() => lockFolder(dir)()).not.toThrow();
  });
  it('reports a folder that is not writable', () => {
    expect(() => lockFolder(join(dir, 'missing'))).toThrow(/ENOENT/);
  });
});
