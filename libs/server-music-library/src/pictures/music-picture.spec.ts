import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as files from '@qingyin/server-files';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { loadMusicPicture, musicPictureHash } from './music-picture.ts';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, ...new Array<number>(16).fill(0)]);
const HASH = 'a'.repeat(64);

let library: LibraryDatabase;
let root: string;
beforeEach(async () => {
  library = await createLibraryDatabase();
  root = temporaryFolder();
  await library.db.updateTable('music_library').set({ path: root }).execute();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await library.close();
});
removeTemporaryFolders();

const load = () => loadMusicPicture(library.db, HASH, (name) => name);
const addPicture = (file_id: number | null, path: string) =>
  library.db
    .insertInto('music_picture')
    .values({ hash: HASH, library_id: library.libraryId, file_id, path })
    .execute();

describe('loadMusicPicture', () => {
  it('reads a picture file, unless it is something else', async () => {
    await addPicture(null, 'cover.png');
    expect(await load()).toBeUndefined();
    writeFileSync(join(root, 'cover.png'), 'text');
    expect(await load()).toBeUndefined();
    writeFileSync(join(root, 'cover.png'), PNG);
    expect(await load()).toEqual(PNG);
  });

  it('reads an embedded picture from another file when the first one is missing', async () => {
    const folderId = await library.addFolder('a');
    const ids = [];
    for (const name of ['1.mp3', '2.mp3']) ids.push(await library.addFile({ folderId, name, sound: name }));
    await addPicture(ids[0] ?? 0, '');
    await library.db.updateTable('music_file').set({ picture: HASH }).execute();
    const read = vi.spyOn(files, 'readEmbeddedPicture').mockResolvedValue(PNG);
    expect(await load()).toEqual(PNG);
    await library.db
      .updateTable('music_file')
      .set({ missing_since: 1 })
      .where('id', '=', ids[0] ?? 0)
      .execute();
    expect(await load()).toEqual(PNG);
    expect(read.mock.calls).toEqual([[join(root, 'a/1.mp3')], [join(root, 'a/2.mp3')]]);
  });

  it('answers nothing for an unknown picture', async () => {
    expect(await load()).toBeUndefined();
  });
});

describe('musicPictureHash', () => {
  it('recognises keys of pictures in music libraries', () => {
    expect(musicPictureHash(`music-${HASH}.webp`)).toBe(HASH);
    expect(musicPictureHash(`music-${HASH}`)).toBe(HASH);
    expect(musicPictureHash('album-calm-1.jpg')).toBeUndefined();
  });
});
