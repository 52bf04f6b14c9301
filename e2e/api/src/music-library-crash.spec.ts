import { endpoints } from '@qingyin/contract';
import { expect, it, vi } from 'vitest';
import { writeAlbum } from './music-folder.ts';
import { startMusicServer } from './music-library-server.ts';
import { freshFolder } from './server-process.ts';

const { account, musicLibrary } = endpoints;
const ALBUMS = 15;
const SONGS = 10;

it('a scan that ends with the whole server is continued without losses and duplicates', async () => {
  const folder = freshFolder();
  for (let album = 0; album < ALBUMS; album += 1)
    await writeAlbum(folder, {
      ...{ artist: `歌手 ${album % 4}`, title: `专辑 ${album}`, seconds: 1.2 },
      tracks: Array.from({ length: SONGS }, (_, at) => ({ title: `歌 ${album}-${at}` })),
    });
  const one = await startMusicServer([folder]);
  const all = { state: 'online', songs: ALBUMS * SONGS, albums: ALBUMS, files: ALBUMS * SONGS } as const;
  const listed = async () => {
    const { songs } = await one.admin.http.call(musicLibrary.songs, {
      params: { order: 'album', limit: 500 },
    });
    return songs.map(({ id, name, al }) => [id, name, al.id] as const);
  };
  const killDuringScan = async (): Promise<void> => {
    const look = async () => {
      const [library] = await one.libraries();
      expect(library?.files).toBeGreaterThan(0);
      // A scan that has ended already has read all.
      expect((library?.scan ?? { read: 1 }).read).toBeGreaterThan(0);
    };
    await vi.waitFor(look, { timeout: 20_000, interval: 5 });
    await one.restart(undefined, 'SIGKILL');
  };
  try {
    await killDuringScan();
    const { id } = await one.settled(all);
    const before = await listed();
    const names = before.map(([, name]) => name);
    expect([names.length, new Set(names).size]).toEqual([ALBUMS * SONGS, ALBUMS * SONGS]);
    await one.admin.http.call(account.adminLibraryScan, { params: { id, full: true } });
    await killDuringScan();
    await one.settled(all);
    expect(await listed()).toEqual(before);
  } finally {
    await one.dispose();
  }
});
