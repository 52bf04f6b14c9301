import { searchKinds } from '@qingyin/contract';
import type { RawMusicTags } from '@qingyin/server-files';
import { findIndexChanges } from '@qingyin/server-search';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { taggedFiles } from '../derive/testing/tagged-file.ts';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { scanContext, scanFoldersOf } from '../testing/scan-context.ts';
import { removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { deriveChangedFolders } from './derive-folders.ts';

const MBID = 'b10bbbfc-cf9e-42e0-be17-e2c3e1d2600d';
const FILES = ['a/1.mp3', 'a/2.mp3', 'b/1.mp3', 'c/1.mp3'];

let library: LibraryDatabase;
let root: string;
beforeEach(async () => {
  library = await createLibraryDatabase();
  root = temporaryFolder(FILES);
  await scanFoldersOf(library, root);
});
afterEach(() => library.close());
removeTemporaryFolders();

/** Scans after the files of some folders got other tags; each folder is an album. */
async function retag(folders: readonly string[], ...tags: Partial<RawMusicTags>[]): Promise<void> {
  const { db } = library;
  const files = await db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select(['music_file.id', 'music_file.name', 'music_folder.path', 'music_folder.id as folder'])
    .where('music_folder.path', 'in', folders)
    .orderBy('music_file.id')
    .execute();
  for (const [at, { id, name, path, folder }] of files.entries()) {
    const all = { title: `${path} ${name}`, album: path, ...tags[at % tags.length] };
    await db
      .updateTable('music_file')
      .set({ state: 'read', audio_hash: `${path}/${name}`, type: 'mp3', duration_ms: 3000 })
      .set({ tags: JSON.stringify(taggedFiles([all])[0]?.tags) })
      .where('id', '=', id)
      .execute();
    await db.updateTable('music_folder').set({ dirty: 1 }).where('id', '=', folder).execute();
  }
  await deriveChangedFolders(await scanContext(library, root));
}
const by = (name: string): Partial<RawMusicTags> => ({ artists: [name], albumArtists: [name] });
const names = async (): Promise<string[]> =>
  (await library.db.selectFrom('artist').select('name').execute()).map(({ name }) => name);

describe('the name of an artist', () => {
  it('follows the tags', async () => {
    await retag(['a', 'b', 'c'], by('the forest'));
    await retag(['a', 'b', 'c'], by('The Forest'));
    expect(await names()).toEqual(['The Forest']);
    await retag(['a', 'b', 'c'], by('the forest'));
    expect(await names()).toEqual(['the forest']);
  });

  it('is the one of most songs, not of the newest folder', async () => {
    await retag(['a', 'b'], by('林间'));
    await retag(['c'], by('林間'));
    expect(await names()).toEqual(['林间']);
    await retag(['b'], by('林間'));
    expect(await names()).toEqual(['林間']);
  });

  it('is the most frequent one when a folder has several', async () => {
    await retag(['a', 'b', 'c'], by('Forest'), by('FOREST'), by('Forest'), by('Forest'));
    expect(await names()).toEqual(['Forest']);
  });

  it('of one with a MusicBrainz id may change altogether, and is found by the new one', async () => {
    const artistMbids = [MBID];
    const ids = { artistMbids, albumArtistMbids: artistMbids };
    await retag(['a', 'b', 'c'], { ...by('Forest'), ...ids });
    await retag(['a', 'b'], { ...by('林间'), ...ids });
    expect(await names()).toEqual(['林间']);
    const { db } = library;
    expect(await db.selectFrom('library_artist').select(['sort_key', 'initial']).execute()).toEqual([
      { sort_key: 'lin jian', initial: 'L' },
    ]);
    for (const [kind, table] of [
      [searchKinds.artist, 'artist'],
      [searchKinds.album, 'album'],
      [searchKinds.song, 'song'],
    ] as const) {
      const rows = await db.selectFrom<typeof table>(table).select('id').execute();
      const changes = await findIndexChanges(
        db,
        kind,
        rows.map(({ id }) => id),
      );
      expect(changes).toEqual([]);
    }
  });

  it('is not changed by uploads', async () => {
    await retag(['a'], by('林间'));
    await library.db.updateTable('music_library').set({ kind: 'uploads', owner_id: 1 }).execute();
    await retag(['b', 'c'], by('林間'));
    await retag(['a'], by('林間'));
    expect(await names()).toEqual(['林间']);
  });
});
