import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foundDescription } from '@qingyin/server-catalogue';
import type { PicturedKind } from '@qingyin/server-db';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { taggedFiles } from '../derive/testing/tagged-file.ts';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { scanContext, scanFoldersOf } from '../testing/scan-context.ts';
import { addFiles, removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { deriveChangedFolders } from './derive-folders.ts';

let library: LibraryDatabase;
let root: string;
beforeEach(async () => {
  library = await createLibraryDatabase();
  root = temporaryFolder();
  addFiles(root, ['甲/山中/1.mp3', '甲/山中/CD2/2.mp3', '甲/海上/3.mp3']);
});
afterEach(() => library.close());
removeTemporaryFolders();

/** Scans; the album of a file is the second folder of its path, its artist the first one. */
async function scan(): Promise<void> {
  const { db } = library;
  await scanFoldersOf(library, root);
  const pending = await db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select(['music_file.id', 'music_file.name', 'music_file.folder_id', 'music_folder.path'])
    .where('state', '=', 'pending')
    .execute();
  for (const { id, name, path, folder_id } of pending) {
    const [artist = '', album = ''] = path.split('/');
    const tags = taggedFiles([{ title: name, artists: [artist], albumArtists: [artist], album }])[0]?.tags;
    const file = { audio_hash: `${path}/${name}`, type: 'mp3', duration_ms: 3000 };
    const set = { state: 'read' as const, ...file, tags: JSON.stringify(tags) };
    await db.updateTable('music_file').set(set).where('id', '=', id).execute();
    await db.updateTable('music_folder').set({ dirty: 1 }).where('id', '=', folder_id).execute();
  }
  await deriveChangedFolders(await scanContext(library, root));
}
const write = (path: string, text: string): void => writeFileSync(join(root, path), text);
async function described(kind: PicturedKind, name: string, libraries = [library.libraryId]): Promise<string> {
  const row = await library.db.selectFrom(kind).select('id').where('name', '=', name).executeTakeFirst();
  return foundDescription(library.db, kind, row?.id ?? 0, { userId: 1, libraries });
}

it('gives the descriptions to the artist and the albums of their folders', async () => {
  write('甲/artist.nfo', '<artist><biography>甲的生平</biography></artist>');
  write('甲/山中/简介.txt', '山中的介绍');
  write('甲/海上/album.nfo', '<album><review>海上的介绍</review></album>');
  await scan();
  expect(await described('artist', '甲')).toBe('甲的生平');
  expect(await described('album', '山中')).toBe('山中的介绍');
  expect(await described('album', '海上')).toBe('海上的介绍');
});

it('takes a description of either kind for that of the artist above the albums', async () => {
  write('甲/简介.txt', '甲的简介');
  await scan();
  expect([await described('artist', '甲'), await described('album', '山中')]).toEqual(['甲的简介', '']);
});

it('is not shown to those who do not hear the library', async () => {
  write('甲/artist.txt', '甲的生平');
  await scan();
  expect(await described('artist', '甲', [])).toBe('');
  expect(await described('artist', '甲', [library.libraryId + 1])).toBe('');
});

it('follows files that change and go', async () => {
  write('甲/山中/album.txt', '一');
  await scan();
  write('甲/山中/album.txt', '一二');
  await scan();
  expect(await described('album', '山中')).toBe('一二');
  rmSync(join(root, '甲/山中/album.txt'));
  await scan();
  expect(await described('album', '山中')).toBe('');
});
