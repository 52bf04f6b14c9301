import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as walk from '../folders/walk-folder.ts';
import type { ShortWriter } from './short-writer.ts';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { scanFoldersOf } from '../testing/scan-context.ts';
import { addFiles, removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';

const TEN = Array.from({ length: 10 }, (_one, index) => `a/${index}.mp3`);

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(async () => {
  vi.restoreAllMocks();
  await library.close();
});
removeTemporaryFolders();

const files = async (missing: boolean): Promise<string[]> => {
  const rows = await library.db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select(['music_folder.path', 'music_file.name'])
    .where('missing_since', missing ? 'is not' : 'is', null)
    .execute();
  return rows.map(({ path, name }) => (path === '' ? name : `${path}/${name}`)).sort();
};
const folder = (path: string) =>
  library.db.selectFrom('music_folder').selectAll().where('path', '=', path).executeTakeFirst();
const readAll = () => library.db.updateTable('music_file').set({ state: 'read' }).execute();

describe('scanFolders', () => {
  it('notes new files, and nothing when it runs again', async () => {
    const root = temporaryFolder(['a/1.mp3', 'b/cover.jpg', 'c.flac']);
    expect(await scanFoldersOf(library, root)).toEqual({ reason: '', known: 0, gone: 0 });
    expect(await files(false)).toEqual(['a/1.mp3', 'c.flac']);
    await readAll();
    await scanFoldersOf(library, root);
    const rows = await library.db.selectFrom('music_file').select('state').execute();
    expect(rows.map(({ state }) => state)).toEqual(['read', 'read']);
  });

  it('finds files that an older server could not read, although their folder did not change', async () => {
    const root = temporaryFolder(['a/1.mp3', 'a/2.ape', 'a/3.wma']);
    await scanFoldersOf(library, root);
    // As an older server left it: hashes without the uses of the files, no rows of the formats that it did not read.
    const sorted = ['1.mp3', '2.ape', '3.wma'].map((name) => {
      const { size, mtimeMs } = statSync(join(root, 'a', name));
      return [name, size, Math.floor(mtimeMs)];
    });
    const signature = createHash('sha256')
      .update(JSON.stringify([sorted, [], 0, false]))
      .digest('base64url');
    await library.db.deleteFrom('music_file').where('name', '!=', '1.mp3').execute();
    await library.db
      .updateTable('music_folder')
      .set({ signature, unsupported: '{"ape":1,"wma":1}' })
      .where('path', '=', 'a')
      .execute();
    await readAll();
    expect(await scanFoldersOf(library, root)).toMatchObject({ reason: '', known: 1 });
    const rows = await library.db
      .selectFrom('music_file')
      .select(['name', 'state'])
      .orderBy('name')
      .execute();
    expect(rows.map(({ name, state }) => `${name} ${state}`)).toEqual([
      '1.mp3 read',
      '2.ape pending',
      '3.wma pending',
    ]);
    expect(await folder('a')).toMatchObject({ unsupported: '' });
  });

  it('reads all tags again when that is asked for', async () => {
    const root = temporaryFolder(['a/1.mp3']);
    await scanFoldersOf(library, root);
    await readAll();
    await scanFoldersOf(library, root, { full: true });
    expect(await library.db.selectFrom('music_file').select('state').execute()).toEqual([
      { state: 'pending' },
    ]);
  });

  it('marks single files as missing and lets their albums be derived again', async () => {
    const root = temporaryFolder([...TEN, 'b/1.mp3']);
    await scanFoldersOf(library, root);
    rmSync(join(root, 'a/3.mp3'));
    rmSync(join(root, 'b'), { recursive: true });
    expect(await scanFoldersOf(library, root)).toMatchObject({ reason: '', gone: 2 });
    expect(await files(true)).toEqual(['a/3.mp3', 'b/1.mp3']);
    expect(await folder('a')).toMatchObject({ dirty: 1 });
    expect(await folder('b')).toMatchObject({ dirty: 1, signature: '' });
  });

  it('finds a file that is replaced by a folder missing', async () => {
    const root = temporaryFolder(TEN);
    await scanFoldersOf(library, root);
    rmSync(join(root, 'a/3.mp3'));
    addFiles(root, ['a/3.mp3/x.mp3']);
    await scanFoldersOf(library, root);
    expect(await files(true)).toEqual(['a/3.mp3']);
    expect(await files(false)).toContain('a/3.mp3/x.mp3');
  });

  it('keeps the files of a folder that cannot be read', async () => {
    const root = temporaryFolder([...TEN, 'b/1.mp3', 'b/c/2.mp3']);
    await scanFoldersOf(library, root);
    const real = walk.walkFolder;
    vi.spyOn(walk, 'walkFolder').mockImplementation(async function* (path, options) {
      for await (const listing of real(path, options)) {
        if (listing.path.startsWith('b/')) continue;
        yield listing.path === 'b'
          ? { ...listing, sounds: [], folders: [], signature: '', error: 'unreadable' as const }
          : listing;
      }
    });
    expect(await scanFoldersOf(library, root)).toEqual({ reason: '', known: 12, gone: 0 });
    expect(await files(true)).toEqual([]);
  });

  it('marks nothing when the disk is unmounted during the walk', async () => {
    const root = temporaryFolder([...TEN, 'b/1.mp3', 'c/1.mp3']);
    await scanFoldersOf(library, root);
    const real = walk.walkFolder;
    vi.spyOn(walk, 'walkFolder').mockImplementation(async function* (path, options) {
      for await (const listing of real(path, options)) {
        yield listing;
        if (listing.path !== 'b') continue;
        renameSync(root, `${root}-away`);
        mkdirSync(root);
      }
    });
    const result = await scanFoldersOf(library, root);
    rmSync(`${root}-away`, { recursive: true });
    expect(result.reason).toBe('empty-root');
    expect(await files(true)).toEqual([]);
  });

  it('marks nothing when much is gone, until an administrator confirms it', async () => {
    const root = temporaryFolder([...TEN, 'b/1.mp3']);
    await scanFoldersOf(library, root);
    rmSync(join(root, 'a'), { recursive: true });
    expect(await scanFoldersOf(library, root)).toEqual({ reason: 'many-missing', known: 11, gone: 10 });
    expect(await files(true)).toEqual([]);
    expect(await scanFoldersOf(library, root, { confirmed: true })).toMatchObject({ reason: '' });
    expect(await files(true)).toEqual(TEN);
  });

  it('recognises moved files among more new ones than are compared at once', async () => {
    const root = temporaryFolder(TEN);
    await scanFoldersOf(library, root);
    const added = Array.from({ length: 1100 }, (_one, index) => `b/new ${index}.mp3`);
    addFiles(root, added);
    renameSync(join(root, 'a'), join(root, 'z'));
    expect(await scanFoldersOf(library, root)).toEqual({ reason: '', known: 10, gone: 10 });
    expect(await files(true)).toEqual(TEN);
  });

  it('does not take files that were known before for moved ones', async () => {
    const root = temporaryFolder([...TEN, ...TEN.map((file) => `b/${file}`)]);
    await scanFoldersOf(library, root);
    rmSync(join(root, 'a'), { recursive: true });
    expect(await scanFoldersOf(library, root)).toMatchObject({ reason: 'many-missing', gone: 10 });
  });

  it('finds the files of a folder that comes back after an interrupted scan', async () => {
    const root = temporaryFolder([...TEN, 'b/1.mp3']);
    await scanFoldersOf(library, root);
    renameSync(join(root, 'b'), `${root}-b`);
    const interrupted: ShortWriter = {
      ...library.writer,
      async each(items, change) {
        await library.writer.each(items, change);
        if (items.some((item) => typeof item === 'object' && item !== null && 'inode' in item))
          throw new Error('interrupted');
      },
    };
    await expect(scanFoldersOf({ ...library, writer: interrupted }, root)).rejects.toThrow('interrupted');
    await scanFoldersOf(library, root);
    renameSync(`${root}-b`, join(root, 'b'));
    await scanFoldersOf(library, root);
    expect(await files(true)).toEqual([]);
  });

  it('looks only at folders that are said to have changed', async () => {
    const root = temporaryFolder(['a/1.mp3', 'b/1.mp3']);
    await scanFoldersOf(library, root);
    addFiles(root, ['a/2.mp3', 'b/2.mp3']);
    await scanFoldersOf(library, root, { folders: ['a'] });
    expect(await files(false)).toEqual(['a/1.mp3', 'a/2.mp3', 'b/1.mp3']);
  });

  it('does not count folders as gone when it is ended', async () => {
    const root = temporaryFolder(TEN);
    await scanFoldersOf(library, root);
    const ended = AbortSignal.abort(new Error('ended'));
    await expect(scanFoldersOf(library, root, { signal: ended })).rejects.toThrow('ended');
    expect(await files(true)).toEqual([]);
  });
});
