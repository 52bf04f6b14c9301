import { existsSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ApiCaller } from './api-caller.ts';
import { runServerCommand } from './data-folders.ts';
import { demoCaller } from './demo-caller.ts';
import { freshFolder, type ServerProcess, startServer } from './server-process.ts';

const { library, music } = endpoints;
const keptFolder = fileURLToPath(new URL('../../../libs/server-backup/src/fixtures/', import.meta.url));
const kept = readdirSync(keptFolder).filter((name) => name.endsWith('.qybackup'));
const folder = freshFolder();
const file = join(folder, 'all.qybackup');
let server: ServerProcess;
let member: ApiCaller;

const named = async (caller: ApiCaller, name: string) =>
  (await caller.http.call(library.userPlaylist, { params: { uid: '10', limit: 1000 } })).playlist.find(
    (list) => list.name === name,
  );

const run = (args: string[], dataDir: string) => runServerCommand(dataDir, args);

beforeAll(async () => {
  server = await startServer();
  member = await demoCaller(server.url);
  await member.http.call(library.playlistCreate, { params: { name: '备份前' } });
});
afterAll(() => server.dispose());

describe('backup', () => {
  it('writes one file that only its owner can read, while the server runs', async () => {
    expect(await run(['backup', file], server.dataDir)).toMatchObject({ code: 0 });
    expect(statSync(file).mode & 0o077).toBe(0);
    expect(existsSync(`${file}.part`)).toBe(false);
    await member.http.call(library.playlistCreate, { params: { name: '备份后' } });
  });

  it('reports a missing argument', async () => {
    expect(await run(['backup'], server.dataDir)).toMatchObject({
      code: 1,
      output: expect.stringContaining('backup FILE'),
    });
  });
});

describe('restore', () => {
  it('restores everything to another folder, as of the time of the backup', async () => {
    const elsewhere = freshFolder();
    expect(await run(['restore', file], elsewhere)).toMatchObject({ code: 0 });
    const restored = await startServer({ dataDir: elsewhere });
    try {
      const caller = await demoCaller(restored.url);
      expect(await named(caller, '备份前')).toBeDefined();
      expect(await named(caller, '备份后')).toBeUndefined();
      const { playlist } = await caller.http.call(music.playlistDetail, { params: { id: '5001' } });
      const { playlist: original } = await member.http.call(music.playlistDetail, { params: { id: '5001' } });
      expect(playlist.trackIds.map(({ id }) => id)).toEqual(original.trackIds.map(({ id }) => id));
      // Ids of new rows continue after the restored ones.
      const made = await caller.http.call(library.playlistCreate, { params: { name: '恢复后' } });
      expect(made.code).toBe(200);
    } finally {
      await restored.dispose();
    }
  });

  it('changes nothing if the file is no backup or not a complete one', async () => {
    const broken = join(folder, 'broken');
    writeFileSync(broken, 'not a backup');
    expect(await run(['restore', broken], freshFolder())).toMatchObject({
      code: 1,
      output: expect.stringContaining('backup'),
    });
    expect(await run(['restore', join(folder, 'nowhere')], freshFolder())).toMatchObject({
      code: 1,
      output: expect.stringContaining('restore FILE'),
    });
  });
});

describe.each(kept)('the stored database %s of an older version', (name) => {
  it('is migrated with all of its content', async () => {
    const dataDir = freshFolder();
    expect(await run(['restore', join(keptFolder, name)], dataDir)).toMatchObject({ code: 0 });
    const restored = await startServer({ dataDir });
    try {
      const caller = await demoCaller(restored.url);
      expect(await named(caller, '旧歌单')).toMatchObject({ trackCount: 0, userId: 10 });
      const { ids } = await caller.http.call(library.likelist, { params: { uid: '10' } });
      expect(ids[0]).toBe(10_003);
      // Search finds it too: the search index is newer than the first of these schemas.
      const { result } = await caller.http.call(music.cloudsearch, {
        params: { keywords: '旧歌单', type: 1000 },
      });
      expect(result.playlists?.map((list) => list.name)).toContain('旧歌单');
    } finally {
      await restored.dispose();
    }
  });
});
