import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RawMusicTags } from '@qingyin/server-files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { taggedFiles } from '../derive/testing/tagged-file.ts';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { scanContext, scanFoldersOf } from '../testing/scan-context.ts';
import { addFiles, removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { deriveChangedFolders } from './derive-folders.ts';

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(() => library.close());
removeTemporaryFolders();

/** Stores tags as the second pass would: every pending file is read. */
async function readAll(tags: Partial<RawMusicTags> = {}): Promise<void> {
  const { db } = library;
  for (const { id, name } of await db.selectFrom('music_file').selectAll().execute()) {
    const set = {
      state: 'read' as const,
      audio_hash: name,
      type: 'mp3',
      duration_ms: 3000,
      tags: JSON.stringify(taggedFiles([tags])[0]?.tags),
    };
    await db.updateTable('music_file').set(set).where('id', '=', id).execute();
  }
  await db.updateTable('music_folder').set({ dirty: 1 }).execute();
}

async function scan(root: string): Promise<void> {
  await scanFoldersOf(library, root);
  await deriveChangedFolders(await scanContext(library, root));
}
/** Folders that are still to be derived. */
const changedFolders = async (): Promise<string[]> =>
  (
    await library.db
      .selectFrom('music_folder')
      .select('path')
      .where('dirty', '>', 0)
      .orderBy('path')
      .execute()
  ).map(({ path }) => path);
const songs = () =>
  library.db
    .selectFrom('song')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .innerJoin('album', 'album.id', 'song.album_id')
    .select(['song.name', 'song.available', 'library_song.lyric', 'album.image_key'])
    .orderBy('song.id')
    .execute();
const genres = async (): Promise<string[]> =>
  (await library.db.selectFrom('song_genre').select('genre').execute()).map(({ genre }) => genre);

describe('deriveChangedFolders', () => {
  it('waits for files that are not read, then derives each folder once', async () => {
    const root = temporaryFolder(['a/1.mp3', 'b/1.mp3']);
    await scan(root);
    await library.db.updateTable('music_folder').set({ dirty: 1 }).execute();
    await scan(root);
    expect(await changedFolders()).toEqual(['a', 'b']);
    await readAll();
    await scan(root);
    expect(await changedFolders()).toEqual([]);
    expect(await songs()).toHaveLength(2);
  });

  it('derives a folder again that is marked while it is derived', async () => {
    const root = temporaryFolder(['a/1.mp3', 'b/1.mp3']);
    await scan(root);
    await readAll();
    const context = await scanContext(library, root);
    let marked = false;
    const write: typeof context.writer.write = async (change) => {
      if (!marked)
        await library.db.updateTable('music_folder').set({ dirty: 2 }).where('path', '=', 'a').execute();
      marked = true;
      return context.writer.write(change);
    };
    await deriveChangedFolders({ ...context, writer: { ...context.writer, write } });
    expect([marked, await changedFolders()]).toEqual([true, ['a']]);
    await deriveChangedFolders(await scanContext(library, root));
    expect(await changedFolders()).toEqual([]);
  });

  it('follows lyrics beside an unchanged sound file', async () => {
    const root = temporaryFolder(['a/1.mp3']);
    await scan(root);
    await readAll();
    await scan(root);
    expect(await songs()).toMatchObject([{ lyric: '' }]);
    writeFileSync(join(root, 'a/1.lrc'), '[00:01.00]床前明月光');
    await scan(root);
    expect(await songs()).toMatchObject([{ lyric: '[00:01.00]床前明月光' }]);
    rmSync(join(root, 'a/1.lrc'));
    await scan(root);
    expect(await songs()).toMatchObject([{ lyric: '' }]);
  });

  it('follows a cover that is added, replaced and removed', async () => {
    const root = temporaryFolder(['a/1.mp3']);
    await scan(root);
    await readAll();
    const seen: (string | undefined)[] = [];
    const look = async (): Promise<void> => {
      await scan(root);
      seen.push((await songs())[0]?.image_key);
    };
    await look();
    addFiles(root, ['a/cover.jpg']);
    await look();
    writeFileSync(join(root, 'a/cover.jpg'), 'another, longer picture');
    await look();
    rmSync(join(root, 'a/cover.jpg'));
    await look();
    expect(seen.slice(1, 3)).toEqual([expect.stringMatching(/^music-/), expect.stringMatching(/^music-/)]);
    expect(new Set(seen).size).toBe(3);
    expect(seen[3]).toBe(seen[0]);
  });

  it('takes genres away that the tags do not name any more', async () => {
    const root = temporaryFolder(['a/1.mp3']);
    await scan(root);
    await readAll({ genres: ['Folk', 'Jazz'] });
    await scan(root);
    expect(await genres()).toEqual(['Folk', 'Jazz']);
    await readAll({ genres: ['Jazz'] });
    await scan(root);
    expect(await genres()).toEqual(['Jazz']);
  });
});
