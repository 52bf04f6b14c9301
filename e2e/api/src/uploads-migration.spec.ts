import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints } from '@qingyin/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createCaller } from './api-caller.ts';
import { runServerCommand } from './data-folders.ts';
import { openDatabaseOf } from './library-song.ts';
import { writeAlbum } from './music-folder.ts';
import { type MusicServer, startMusicServer } from './music-library-server.ts';
import { formWith } from './sample-files.ts';
import { albumOf, albumSongs, detail, found, give, like, likes, upload, urlOf } from './uploaded-songs.ts';
import { freshFolder, startServer } from './server-process.ts';
import type { TestAccount } from './test-account.ts';

const { cloud } = endpoints;
const home = freshFolder();
let one: MusicServer;
let owner: TestAccount;
let relative: TestAccount;
let homeId: number;

beforeAll(async () => {
  await writeAlbum(home, { artist: '林间', title: '山中', tracks: [{ title: '第一首' }] });
  one = await startMusicServer([home]);
  homeId = (await one.settled({ songs: 1 })).id;
  owner = await one.join('owner');
  relative = await one.join('relative');
});
afterAll(() => one.dispose());

it('songs that arrive at the same time are one album', async () => {
  const album = {
    artist: '己',
    title: '己集',
    tracks: ['一', '二', '三', '四', '五', '六'].map((title) => ({ title })),
  };
  const { tracks } = await writeAlbum(freshFolder(), album);
  const answers = await Promise.all(
    tracks.map(({ path }) =>
      owner.caller.http.call(cloud.cloud, {
        body: formWith('songFile', readFileSync(path), path.replace(/^.*\//, '')),
      }),
    ),
  );
  expect(answers.map(({ code }) => code)).toEqual(tracks.map(() => 200));
  const songs = answers.map(({ songId }) => songId);
  const albums = await Promise.all(songs.map((song) => albumOf(owner.caller, song)));
  expect(new Set(albums)).toHaveLength(1);
  expect(await albumSongs(owner.caller, albums[0] ?? 0)).toEqual(songs);
});

describe('uploads of a version that kept them apart', () => {
  it('become songs at the next start, with their numbers, names and lyrics', async () => {
    const [song = 0] = await upload(owner.caller, {
      artist: '庚',
      title: '庚集',
      tracks: [{ title: '庚曲' }],
    });
    const { http } = owner.caller;
    await http.call(cloud.cloudTags, {
      params: { id: String(song), song: '改名', artist: '庚', album: '旧集' },
    });
    await one.restart(() => forgetSongs(song));
    owner = { ...owner, caller: one.again(owner.caller) };
    relative = { ...relative, caller: one.again(relative.caller) };
    await expect.poll(() => found(owner.caller, '改名'), { timeout: 20_000 }).toEqual([song]);
    expect((await detail(owner.caller, song))?.al.name).toBe('旧集');
    expect(await urlOf(owner.caller, song)).not.toBeNull();
    expect(await detail(relative.caller, song)).toBeUndefined();
  });
});

/** Makes the database of the stopped server as an earlier version left it: the upload has no song. */
async function forgetSongs(song: number): Promise<void> {
  const db = await openDatabaseOf(one.server);
  try {
    const { music_file_id } = await db
      .selectFrom('cloud_song')
      .select('music_file_id')
      .where('id', '=', song)
      .executeTakeFirstOrThrow();
    await db.updateTable('cloud_song').set({ music_file_id: null }).where('id', '=', song).execute();
    for (const table of ['song_file', 'song_audio', 'song_artist', 'library_song', 'song_sound'] as const)
      await db.deleteFrom<typeof table>(table).where('song_id', '=', song).execute();
    await db.deleteFrom('song').where('id', '=', song).execute();
    await db.deleteFrom('music_file').where('id', '=', music_file_id).execute();
  } finally {
    await db.destroy();
  }
}

it('a backup has uploads with their songs and libraries', async () => {
  const [song = 0] = await upload(owner.caller, { artist: '辛', title: '辛集', tracks: [{ title: '辛曲' }] });
  await give(owner.caller, [song], homeId);
  await like(relative.caller, song);
  const [backups, elsewhere] = [freshFolder(), freshFolder()];
  const file = join(backups, 'all.qybackup');
  expect(await runServerCommand(one.server.dataDir, ['backup', file])).toMatchObject({ code: 0 });
  expect(await runServerCommand(elsewhere, ['restore', file])).toMatchObject({ code: 0 });
  const restored = await startServer({ dataDir: elsewhere });
  try {
    const again = createCaller(restored.url);
    for (const [name, value] of relative.caller.cookies) again.cookies.set(name, value);
    expect(await detail(again, song)).toMatchObject({ id: song, name: '辛曲' });
    expect(await likes(again, relative.id)).toContain(song);
    expect((await fetch((await urlOf(again, song)) ?? '')).status).toBe(200);
  } finally {
    await restored.dispose();
    rmSync(backups, { recursive: true, force: true });
  }
});
