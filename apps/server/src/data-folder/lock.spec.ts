import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FolderInUse, lockFolder } from './lock.ts';

let dir = '';
const file = (): string => join(dir, 'qingyin.lock');
const holder = (pid: number, born = ''): string =>
  JSON.stringify({ pid, born, since: '2026-01-01T00:00:00Z' });

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'qy-lock-'));
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

describe('the lock of the data folder', () => {
  it('is there until it is given back', () => {
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
    const child = spawn(process.execPath, ['-e', '']);
    const { pid } = child;
    await new Promise((resolve) => child.once('exit', resolve));
    writeFileSync(file(), holder(pid ?? 0));
    expect(() => lockFolder(dir)()).not.toThrow();
  });
  it.runIf(existsSync('/proc/self/stat'))('is taken over from a stranger with a reused number', () => {
    writeFileSync(file(), holder(process.ppid, 'long ago'));
    expect(() => lockFolder(dir)()).not.toThrow();
  });
  it('is taken over when it is no lock at all', () => {
    writeFileSync(file(), 'half writ');
    expect(() => lockFolder(dir)()).not.toThrow();
  });
  it('does not hide that the folder cannot be written', () => {
    expect(() => lockFolder(join(dir, 'missing'))).toThrow(/ENOENT/);
  });
});
