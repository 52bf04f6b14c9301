import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { expect, it, vi } from 'vitest';
import { createCaller } from './api-caller.ts';
import { runServerCommand } from './data-folders.ts';
import { createCover, writeAlbum } from './music-folder.ts';
import { startMusicServer } from './music-library-server.ts';
import { freshFolder, startServer } from './server-process.ts';

const { account, library, music, musicLibrary } = endpoints;

it('a backup keeps the songs of music libraries, which are played from the folder again', async () => {
  const [folder, backups, elsewhere] = [freshFolder(), freshFolder(), freshFolder()];
  const file = join(backups, 'all.qybackup');
  await writeAlbum(folder, {
    ...{ artist: '歌手', title: '专辑', cover: await createCover('#3a7d44') },
    tracks: [{ title: '一' }, { title: '二' }],
  });
  const one = await startMusicServer([folder]);
  await one.settled({ songs: 2 });
  const listed = async ({ http }: typeof one.admin) =>
    (await http.call(musicLibrary.songs, { params: { order: 'album' } })).songs.map(({ id, name, al }) => [
      ...[id, name, al.id, al.picUrl.replace(/^.*\//, '')],
    ]);
  const before = await listed(one.admin);
  const liked = String(before[1]?.[0]);
  await one.admin.http.call(library.like, { params: { id: liked, like: true } });
  expect(await runServerCommand(one.server.dataDir, ['backup', file])).toMatchObject({ code: 0 });
  await one.server.dispose();

  expect(await runServerCommand(elsewhere, ['restore', file])).toMatchObject({ code: 0 });
  const restored = await startServer({ dataDir: elsewhere, args: ['--music', folder] });
  try {
    const admin = createCaller(restored.url);
    const params = { email: 'admin@example.org', password: 'a long password' };
    const { profile } = await admin.http.call(account.loginEmail, { params });
    await vi.waitFor(
      async () =>
        expect((await admin.http.call(account.adminLibraries)).data).toMatchObject([
          { path: folder, state: 'online', songs: 2, files: 2, scan: null },
        ]),
      { timeout: 20_000, interval: 100 },
    );
    expect(await listed(admin)).toEqual(before);
    const { ids } = await admin.http.call(library.likelist, { params: { uid: String(profile?.userId) } });
    expect(ids.map(String)).toEqual([liked]);
    const { data } = await admin.http.call(music.songUrl, { params: { id: liked, level: 'standard' } });
    expect((await fetch(data[0]?.url ?? '')).status).toBe(200);
    // New songs continue after the restored ones.
    await writeAlbum(folder, { artist: '歌手', title: '新专辑', tracks: [{ title: '三' }] });
    const [{ id = 0 } = {}] = (await admin.http.call(account.adminLibraries)).data;
    await admin.http.call(account.adminLibraryScan, { params: { id } });
    await vi.waitFor(async () => expect(await listed(admin)).toHaveLength(3), 20_000);
    expect((await listed(admin)).filter(([, name]) => name !== '三')).toEqual(before);
  } finally {
    await restored.dispose();
    for (const each of [folder, backups]) rmSync(each, { recursive: true, force: true });
  }
});
