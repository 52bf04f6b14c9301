import { createHash } from 'node:crypto';
import { mkdirSync, rmSync, truncateSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { databaseEnv } from './database.ts';
import { fileHashes, runServerCommand } from './data-folders.ts';
import { demoCaller } from './demo-caller.ts';
import { formWith, wav } from './sample-files.ts';
import { freshFolder, launch, type ServerProcess, startServer } from './server-process.ts';

const { account, cloud } = endpoints;
const POSTGRES = process.env['QINGYIN_TEST_DATABASE'] === 'postgres';
let server: ServerProcess;
let admin: ApiCaller;

async function administrator(at: ServerProcess): Promise<ApiCaller> {
  const invitation = /needs this code: (\S+)/.exec(at.output())?.[1] ?? '';
  const caller = createCaller(at.url);
  const params = { email: 'admin@example.org', password: 'a long password', nickname: '管理', invitation };
  expect(await caller.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
  return caller;
}
async function stop(): Promise<void> {
  server.child.kill('SIGTERM');
  await server.ended;
}
const files = () => Object.keys(fileHashes(join(server.dataDir, 'files')));
const trash = () => Object.keys(fileHashes(join(server.dataDir, 'trash')));

/** Creates stored files that the database does not reference; a new ctime protects them from a clean-up. */
function putUnknown(count: number): void {
  for (let number = 0; number < count; number += 1) {
    const content = `unknown ${number}`;
    const hash = createHash('sha256').update(content).digest('hex');
    const path = join(server.dataDir, 'files', hash.slice(0, 2), `${hash}-00000000`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    utimesSync(path, 0, 0);
  }
}

/** Names of the demo account's songs, read from a server that is started on this folder. */
async function songsIn(dataDir: string): Promise<string[]> {
  const former = await startServer({ dataDir });
  const caller = await demoCaller(former.url);
  const { data } = await caller.http.call(cloud.userCloud);
  former.child.kill('SIGTERM');
  await former.ended;
  return data.map(({ fileName }) => fileName);
}

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  admin = await administrator(server);
});
afterAll(() => server.dispose());

describe('the clean-up', () => {
  it('is visible to and confirmed by administrators only', async () => {
    const member = await demoCaller(server.url);
    expect(await member.http.call<object, object>(account.adminFiles)).toMatchObject({ code: 403 });
    const params = { unknown: 1000 };
    expect(await member.http.call(account.adminFilesClean, { params })).toMatchObject({ code: 403 });
    expect(await admin.http.call(account.adminFiles)).toMatchObject({
      code: 200,
      data: { trash: { files: 0, bytes: 0 }, cleanUp: null },
    });
  });

  it.each(['-1', 'many', '1e400', "0' or 1=1"])('accepts no confirmation for %s files', async (unknown) => {
    const answer = await admin.fetch(
      `${server.url}/api/x/admin/files/clean?unknown=${encodeURIComponent(unknown)}`,
      { method: 'POST' },
    );
    const { code } = (await answer.json()) as { code: number };
    expect([200, 400]).toContain(code);
    expect(trash()).toEqual([]);
  });

  it('removes no file that is younger than a day, whatever is confirmed', async () => {
    putUnknown(3);
    const before = files();
    expect(await admin.http.call(account.adminFilesClean, { params: { unknown: 100 } })).toMatchObject({
      code: 200,
      data: { moved: 0 },
    });
    expect(files()).toEqual(before);
  });

  it('is rate-limited', async () => {
    const codes = new Set<number>();
    for (let call = 0; call < 110 && !codes.has(405); call += 1)
      codes.add((await admin.http.call(account.adminFilesClean, { params: { unknown: 0 } })).code);
    expect([...codes].sort()).toEqual([200, 405]);
  });

  it('can be inspected and run on the command line', async () => {
    await stop();
    const result = await runServerCommand(server.dataDir, ['files']);
    expect([result.code, result.output]).toEqual([0, expect.stringContaining('no clean-up waits')]);
    const done = await runServerCommand(server.dataDir, ['files', 'clean']);
    expect([done.code, done.output]).toEqual([0, expect.stringMatching(/0 of \d+ files moved to the trash/)]);
    expect(await runServerCommand(server.dataDir, ['files', 'burn'])).toMatchObject({
      code: 1,
      output: expect.stringContaining('files clean'),
    });
  });
});

describe('a server without its database beside users’ files', () => {
  const refused = async (dataDir: string, env: Record<string, string> = {}) => {
    const started = launch({
      dataDir,
      args: ['--port', '0'],
      env: { ...(await databaseEnv(dataDir)), ...env },
    });
    return { code: await started.ended, output: started.output() };
  };

  it('does not start, and prints what to do', async () => {
    const dataDir = freshFolder();
    mkdirSync(join(dataDir, 'files', 'ab'), { recursive: true });
    writeFileSync(join(dataDir, 'files', 'ab', 'song'), 'content');
    const { code, output } = await refused(dataDir);
    expect([code, output]).toEqual([1, expect.stringMatching(/restore FILE.*move the folder files\//s)]);
    expect(output).not.toMatch(/^\s+at /m);
    for (const args of [['backup', join(dataDir, 'x')], ['user', 'passwd', 'nobody'], ['files']])
      expect(await runServerCommand(dataDir, args)).toMatchObject({ code: 1 });
    expect(fileHashes(join(dataDir, 'files'))).toHaveProperty(['ab/song']);
    rmSync(dataDir, { recursive: true });
  });

  it.skipIf(POSTGRES)('does not start with an emptied database until a backup is restored', async () => {
    const copy = join(server.dataDir, 'all.qybackup');
    expect(await runServerCommand(server.dataDir, ['backup', copy])).toMatchObject({ code: 0 });
    const database = join(server.dataDir, 'qingyin.db');
    truncateSync(database, 0);
    const before = files();
    expect(await refused(server.dataDir)).toMatchObject({ code: 1 });
    expect(files()).toEqual(before);
    expect(await runServerCommand(server.dataDir, ['restore', copy])).toMatchObject({ code: 0 });
    server = await startServer({ dataDir: server.dataDir });
  });
});

describe('files newer than a backup', () => {
  it('stay with the database that references them when the backup is restored', async () => {
    const running = POSTGRES ? await startServer() : server;
    const copy = join(freshFolder(), 'all.qybackup');
    expect(await runServerCommand(running.dataDir, ['backup', copy])).toMatchObject({ code: 0 });
    const member = await demoCaller(running.url);
    const sent = await member.http.call(cloud.cloud, { body: formWith('songFile', wav(3), 'later.wav') });
    expect([sent.code, running.output()]).toEqual([200, expect.anything()]);
    const before = fileHashes(join(running.dataDir, 'files'));
    running.child.kill('SIGTERM');
    await running.ended;
    const { code, output } = await runServerCommand(running.dataDir, ['restore', copy]);
    expect([code, output]).toEqual([0, expect.stringContaining('restored from')]);
    const aside = /kept as (\S*before_restore_\d+)$/m.exec(output)?.[1] ?? '';
    const folder = aside;
    expect(fileHashes(join(folder, 'files'))).toEqual(before);
    // With SQLite the folder set aside is a complete data folder.
    expect(POSTGRES ? ['later.wav'] : await songsIn(folder)).toContain('later.wav');
    for (const each of [running.dataDir, dirname(copy)]) rmSync(each, { recursive: true });
  });
});
