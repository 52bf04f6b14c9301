import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type Endpoint } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiCaller, createCaller } from './api-caller.ts';
import { cases } from './cases.ts';
import { checkedCalls } from './checked-calls.ts';
import { wav } from './sample-files.ts';
import { freshFolder, type ServerProcess, startServer } from './server-process.ts';
import { createTestAccount, type TestAccount } from './test-account.ts';

const { account, cloud, music: catalogue, musicLibrary } = endpoints;
const calls = [
  account.adminLibraries,
  account.adminLibraryCheck,
  account.adminLibraryAdd,
  account.adminLibraryUpdate,
  account.adminLibraryScan,
  account.adminLibraryRemove,
  account.adminLibraryRestore,
  account.adminLibraryConfirm,
  account.adminLibraryProblems,
] satisfies Endpoint<never>[];
let server: ServerProcess;
let admin: ApiCaller;
let member: TestAccount;
let music: string;

beforeAll(async () => {
  server = await startServer({ args: ['--sign-up', 'open'] });
  const invitation = /needs this code: (\S+)/.exec(server.output())?.[1] ?? '';
  admin = createCaller(server.url);
  const params = { email: 'admin@example.org', password: 'a long password', nickname: '管理', invitation };
  expect(await admin.http.call(account.signUp, { params })).toMatchObject({ code: 200 });
  member = await createTestAccount(server.url, 'listener');
  music = freshFolder();
  mkdirSync(join(music, '春江花月夜'));
  writeFileSync(join(music, '春江花月夜', '01.wav'), wav(3));
});
afterAll(async () => {
  await server.dispose();
  rmSync(music, { recursive: true, force: true });
});

const { ask, checked } = checkedCalls(() => admin);
const add = (more: object = {}) =>
  ask(account.adminLibraryAdd, {
    ...{ path: music, name: '家里的音乐', everyone: true, guests: false, members: '', watch: false },
    ...more,
  });
const libraries = async () => (await ask(account.adminLibraries, {})).data;
/** Adds the folder unless it is a library already. */
async function library(): Promise<number> {
  const known = (await libraries()).find(({ path }) => path === music);
  if (known) return known.id;
  const answer = await add();
  expect(answer).toMatchObject({ code: 200 });
  return answer.data.id;
}
/** Sends parameters that the typed client refuses. */
const send = async (caller: ApiCaller, path: string, body: string, type = 'application/json') => {
  const answer = await caller.fetch(`${server.url}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  });
  return (await answer.json()) as { code: number };
};

describe('the administration of music libraries', () => {
  it.each(calls.map((endpoint) => [endpoint.path, endpoint] as const))(
    'refuses %s to users who are not administrators',
    async (_path, endpoint) => {
      const params = { id: 1, path: music, name: '我的' };
      const answer = await member.caller.http.call(endpoint as Endpoint, { params });
      expect(answer).toMatchObject({ code: 403 });
      expect(await libraries()).toEqual([]);
    },
  );

  it('offers itself as a capability', async () => {
    const { data } = await member.caller.http.call(endpoints.system.capabilities);
    expect(data.features).toContain('library-administration');
  });

  it('accepts no path with NUL, of 5,000 characters, or without text', async () => {
    for (const path of ['/music\0/x', `/${'x'.repeat(5000)}`, '', null, {}, []])
      for (const call of ['check', 'add'])
        expect([
          path,
          await send(admin, `/x/admin/libraries/${call}`, JSON.stringify({ path, name: '音乐' })),
        ]).toEqual([path, expect.objectContaining({ code: expect.toSatisfy((code) => code !== 200) })]);
    expect(await libraries()).toEqual([]);
  });

  it.each(['music', './music', '../../etc', '~/music', 'C:\\music', 'file:///music'])(
    'adds no folder by the relative path %s',
    async (path) => {
      expect((await add({ path })).code).not.toBe(200);
      expect(await libraries()).toEqual([]);
    },
  );

  it('accepts no name that is too long or blank, and no unknown or too many members', async () => {
    const wrong = [
      { name: '名'.repeat(101) },
      { name: ' \n' },
      { members: '1,two' },
      { members: '999999999999999' },
      { members: Array.from({ length: 501 }, (_, at) => at + 1).join(',') },
    ];
    for (const more of wrong)
      expect([more, await add(more)]).toEqual([
        more,
        expect.objectContaining({ code: expect.toBeOneOf([400, 404]) }),
      ]);
    expect(await libraries()).toEqual([]);
  });

  it('knows no library under another number', async () => {
    for (const id of ['4711', '999999999999999'])
      for (const call of ['update', 'scan', 'remove', 'restore', 'confirm', 'problems'])
        expect([call, await send(admin, `/x/admin/libraries/${call}`, JSON.stringify({ id }))]).toEqual([
          call,
          expect.objectContaining({ code: 404 }),
        ]);
  });

  it('checks a folder before it is added', async () => {
    const check = async (path: string) => {
      const answer = await ask(account.adminLibraryCheck, { path });
      return answer.data;
    };
    expect(await check(music)).toMatchObject({ problem: '', files: 1, complete: true });
    expect(await check('music')).toMatchObject({ problem: 'not-absolute' });
    expect(await check(join(music, 'nothing'))).toMatchObject({ problem: 'missing' });
    expect(await check(join(music, '春江花月夜', '01.wav'))).toMatchObject({ problem: 'not-a-folder' });
    expect(await check(join(server.dataDir, 'x', '..'))).toMatchObject({ problem: 'inside-data' });
  });

  it('adds a folder, names its listeners and changes only what is sent', async () => {
    const id = await library();
    expect(await libraries()).toMatchObject([{ id, name: '家里的音乐', everyone: true, members: [] }]);
    const members = String(member.id);
    expect(await ask(account.adminLibraryUpdate, { id, everyone: false, members })).toEqual({ code: 200 });
    expect(await libraries()).toMatchObject([
      {
        ...{ id, name: '家里的音乐', everyone: false, guests: false },
        members: [{ userId: member.id, nickname: member.name }],
      },
    ]);
    expect(await ask(account.adminLibraryUpdate, { id, members: '' })).toEqual({ code: 200 });
    expect(await libraries()).toMatchObject([{ everyone: false, members: [] }]);
  });

  it('adds no folder inside of a library', async () => {
    await library();
    expect(await add({ path: join(music, '春江花月夜') })).toMatchObject({ code: 400 });
  });

  it('scans, confirms missing files, lists unreadable ones, removes and restores', async () => {
    const id = await library();
    expect(await ask(account.adminLibraryScan, { id, full: true })).toEqual({ code: 200 });
    expect(await ask(account.adminLibraryConfirm, { id })).toEqual({ code: 200 });
    expect(await ask(account.adminLibraryProblems, { id })).toMatchObject({ data: [], more: false });
    expect(await ask(account.adminLibraryRemove, { id })).toEqual({ code: 200 });
    expect(await libraries()).toMatchObject([{ id, removedAt: expect.any(Number) }]);
    expect(await ask(account.adminLibraryRestore, { id })).toEqual({ code: 200 });
    expect(await libraries()).toMatchObject([{ id, removedAt: null }]);
  });

  it('offers its playlist files to who hears it, and imports them as private playlists', async () => {
    const id = await library();
    writeFileSync(
      join(music, '夜.m3u8'),
      '春江花月夜/01.wav\n春江花月夜/02.wav\n../../../../etc/passwd\n'.repeat(2),
    );
    const share = (everyone: boolean) => ask(account.adminLibraryUpdate, { id, everyone, members: '' });
    await share(true);
    await ask(account.adminLibraryScan, { id, full: true });
    const filesOf = async ({ http }: ApiCaller) => (await http.call(musicLibrary.playlistFiles)).files;
    await expect
      .poll(() => filesOf(member.caller))
      .toMatchObject([{ name: '夜', folder: '', entries: 6, found: 2 }]);
    const [file] = await filesOf(admin);
    const made = await ask(musicLibrary.playlistFileImport, { id: file?.id ?? 0 });
    expect(made).toMatchObject({ name: '夜', count: 1, missing: 4 });
    const detail = { params: { id: String(made.id) } };
    expect((await admin.http.call(catalogue.playlistDetail, detail)).playlist).toMatchObject({
      ...{ name: '夜', trackCount: 1, privacy: 10 },
    });
    expect(await member.caller.http.call(catalogue.playlistDetail, detail)).not.toMatchObject({ code: 200 });
    await share(false);
    expect(await filesOf(member.caller)).toEqual([]);
    const params = { id: file?.id ?? 0 };
    expect(await member.caller.http.call(musicLibrary.playlistFileImport, { params })).toMatchObject({
      code: 404,
    });
    await share(true);
    rmSync(join(music, '夜.m3u8'));
    await ask(account.adminLibraryScan, { id });
    await expect.poll(() => filesOf(member.caller)).toEqual([]);
  });

  it('has a valid answer for every call that the table of cases leaves to this file', async () => {
    const id = await library();
    for (const change of [cloud.cloudLibraryAdd, cloud.cloudLibraryRemove])
      expect(await ask(change, { id: '2999999999', library: id })).toMatchObject({
        failIds: [2_999_999_999],
      });
    const left = Object.entries(cases).flatMap(([name, one]) => (one.testedInMusicLibraries ? [name] : []));
    expect(left.filter((name) => !checked.has(name))).toEqual([]);
  });

  it('limits how often folders are checked', async () => {
    const codes = new Set<number>();
    for (let call = 0; call < 70 && !codes.has(405); call += 1)
      codes.add((await admin.http.call(account.adminLibraryCheck, { params: { path: '/nowhere' } })).code);
    expect(codes).toContain(405);
  });
});
