import { type Db, openDb } from '@qingyin/server-db';
import { EVERYONE, type Viewer } from '@qingyin/server-catalogue';
import { mkdtemp, mkdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { libraryPlaylistFiles, playlistFileSongs } from './library-playlist-files.ts';

const SONG = 1_000_000_000;
const viewer: Viewer = { userId: 1, libraries: [1] };
const page = { limit: 50, offset: 0 };
const lists = new Map<string, number>();
let db: Db;

const files = [
  'Bai/Moon/a.mp3',
  'Bai/Moon/b.mp3',
  'Du/a.mp3',
  'Du/静夜思.mp3',
  'Du/Cafe\u0301.mp3',
  'Du/gone.mp3',
  'Du/album.flac',
];

beforeAll(async () => {
  const outside = await mkdtemp(join(tmpdir(), 'lists-'));
  const root = join(outside, 'music');
  db = await openDb(':memory:');
  const library = {
    kind: 'folder' as const,
    owner_id: null,
    everyone: 1,
    guests: 0,
    watch: 0,
    from_options: 0,
  };
  for (const id of [1, 2])
    await db
      .insertInto('music_library')
      .values({
        ...{ ...library, id, name: 'Music', path: root, state: 'online', reason: '', detail: '' },
        ...{ created_at: 1, scanned_at: 1, removed_at: null },
      })
      .execute();
  await addSongs();
  const add = async (path: string, content: string | Buffer, libraryId = 1) => {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), content);
    await addRow(path, Buffer.byteLength(content), libraryId);
  };
  await add(
    'Bai/list.m3u8',
    '\ufeff#EXTM3U\n#PLAYLIST:夜\nMoon/a.mp3\n../Du/a.mp3\nMoon/none.mp3\nMoon/a.mp3\n',
  );
  await add('windows.m3u', 'D:\\Musik\\b.mp3\r\nDu\\a.mp3\r\nDu\\Caf\u00e9.mp3\r\nDu\\gone.mp3\r\n');
  // 静夜思 in GBK, and a line without it so that the encoding is recognised.
  await add(
    'gbk.m3u',
    Buffer.concat([Buffer.from('Du/'), Buffer.from('beb2d2b9cbbc', 'hex'), Buffer.from('.mp3\n')]),
  );
  await add('sheet.m3u', '#EXTM3U\nDu/Album.cue\nDu/album.cue\nBai/Moon/a.mp3.cue\n');
  await add('escape.m3u', '../../secret.mp3\n/etc/passwd\n../Bai/../../Du/none.mp3\n');
  await add('long.m3u', 'Bai/Moon/b.mp3\n'.repeat(100_001));
  await add('binary.m3u', Buffer.from(Array.from({ length: 4096 }, (_, at) => (at * 167) % 256)));
  await add('other.m3u', 'Du/a.mp3\n', 2);
  await writeFile(join(outside, 'secret.m3u'), 'Du/a.mp3\n');
  await symlink(join(outside, 'secret.m3u'), join(root, 'link.m3u'));
  await addRow('link.m3u', 9);
  await addRow('vanished.m3u', 9);
  await addRow('huge.m3u', 5 * 1024 * 1024);
  return async () => {
    await db.destroy();
    await rm(outside, { recursive: true });
  };
});

async function addRow(path: string, size: number, library_id = 1): Promise<void> {
  const { id } = await db
    .insertInto('music_playlist_file')
    .values({ library_id, path, size, modified_at: 1 })
    .returning('id')
    .executeTakeFirstOrThrow();
  lists.set(path, id);
}

async function addSongs(): Promise<void> {
  for (const [at, path] of files.entries()) {
    const [id, folder] = [SONG + at, dirname(path)];
    const known = await db
      .selectFrom('music_folder')
      .select('id')
      .where('path', '=', folder)
      .executeTakeFirst();
    const folder_id =
      known?.id ??
      (
        await db
          .insertInto('music_folder')
          .values({ library_id: 1, path: folder, signature: '', sidecars: '', dirty: 0 })
          .returning('id')
          .executeTakeFirstOrThrow()
      ).id;
    await db
      .insertInto('song')
      .values({
        ...{
          id,
          audio_id: id,
          name: path,
          name_en: '',
          album_id: 1,
          disc: '',
          no: 1,
          duration_ms: 1000,
          fee: 0,
        },
        ...{ mv_id: 0, popularity: 0, publish_time: 0, mark: 0, available: 1, lossless: 0, poem_slug: '' },
        ...{ recipe: '', hidden: 0, access: 1 },
      })
      .execute();
    await db
      .insertInto('music_file')
      .values({
        ...{
          id,
          library_id: 1,
          folder_id,
          name: path.slice(folder.length + 1),
          size: 1,
          modified_at: 1,
          inode: '',
        },
        ...{
          state: 'read',
          tries: 0,
          error: '',
          missing_since: path.includes('gone') ? 1 : null,
          added_at: 1,
        },
        ...{
          audio_hash: '',
          type: 'mp3',
          duration_ms: 1000,
          bitrate: 1,
          sample_rate: 1,
          channels: 1,
          bits: 0,
        },
        ...{ tags: '', picture: '' },
      })
      .execute();
    await db
      .insertInto('song_file')
      .values({ file_id: id, start_ms: 0, library_id: 1, song_id: id, end_ms: null })
      .execute();
  }
}

const songsIn = async (path: string, by = viewer) => {
  const { songs, ...rest } = await playlistFileSongs(db, by, lists.get(path) ?? 0);
  return { ...rest, songs: songs.map((id) => files[id - SONG]) };
};

describe('playlist files of music libraries', () => {
  it('are listed with name, folder, and the numbers of entries and of songs found', async () => {
    const { files: found, total } = await libraryPlaylistFiles(db, viewer, page);
    expect(total).toBe(9);
    const byId = new Map(found.map(({ id, ...rest }) => [id, rest]));
    const of = (path: string) => byId.get(lists.get(path) ?? 0);
    expect(of('Bai/list.m3u8')).toEqual({ name: '夜', folder: 'Bai', entries: 4, found: 3 });
    expect(of('windows.m3u')).toEqual({ name: 'windows', folder: '', entries: 4, found: 3 });
    expect(of('vanished.m3u')).toEqual({ name: 'vanished', folder: '', entries: 0, found: 0 });
    expect((await libraryPlaylistFiles(db, viewer, { limit: 2, offset: 1 })).files).toEqual(
      found.slice(1, 3),
    );
  });

  it('give the songs of their paths, then of their file names, each once', async () => {
    expect(await songsIn('Bai/list.m3u8')).toEqual({
      name: '夜',
      songs: ['Bai/Moon/a.mp3', 'Du/a.mp3'],
      missing: 1,
    });
    expect((await songsIn('windows.m3u')).songs).toEqual(['Bai/Moon/b.mp3', 'Du/a.mp3', 'Du/Cafe\u0301.mp3']);
    expect((await songsIn('gbk.m3u')).songs).toEqual(['Du/静夜思.mp3']);
  });

  it('name the sound file of a CUE sheet by the sheet', async () => {
    expect(await songsIn('sheet.m3u')).toEqual({
      name: 'sheet',
      songs: ['Du/album.flac', 'Bai/Moon/a.mp3'],
      missing: 1,
    });
  });

  it('are unknown to who does not hear their library', async () => {
    expect(await libraryPlaylistFiles(db, EVERYONE, page)).toEqual({ files: [], total: 0 });
    await expect(songsIn('Bai/list.m3u8', EVERYONE)).rejects.toMatchObject({ code: 404 });
    await expect(songsIn('other.m3u')).rejects.toMatchObject({ code: 404 });
  });

  it('are bounded and stay within the library whatever they contain', async () => {
    expect(await songsIn('escape.m3u')).toMatchObject({ songs: [], missing: 3 });
    expect(await songsIn('long.m3u')).toEqual({ name: 'long', songs: ['Bai/Moon/b.mp3'], missing: 0 });
    expect((await songsIn('binary.m3u')).songs).toEqual([]);
    for (const path of ['link.m3u', 'vanished.m3u', 'huge.m3u'])
      await expect(songsIn(path)).rejects.toMatchObject({ code: 404 });
  });
});
