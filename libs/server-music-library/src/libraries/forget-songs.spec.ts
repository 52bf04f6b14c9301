import { searchKinds } from '@qingyin/contract';
import { DAY_MS } from '@qingyin/server-kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { refreshLibrarySongs } from '../scan/library-state.ts';
import { albumDraft, createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { forgetMissingSongs } from './forget-songs.ts';

const NOW = 1_800_000_000_000;

let library: LibraryDatabase;
let fileIds: number[];
beforeEach(async () => {
  library = await createLibraryDatabase();
  const folderId = await library.addFolder('a');
  fileIds = [
    await library.addFile({ folderId, name: '1.mp3', sound: 'a' }),
    await library.addFile({ folderId, name: '2.mp3', sound: 'b' }),
  ];
  await library.apply(albumDraft(fileIds.map((fileId) => ({ fileId }))));
});
afterEach(() => library.close());

const names = async (): Promise<string[]> =>
  (await library.db.selectFrom('song').select('name').orderBy('id').execute()).map(({ name }) => name);
const forget = (days: number) => forgetMissingSongs(library.db, library.writer, NOW + days * DAY_MS);
const count = async (table: 'music_file' | 'song_file' | 'song_audio' | 'music_library' | 'music_folder') =>
  (await library.db.selectFrom(table).selectAll().execute()).length;
const loseFirst = async (): Promise<void> => {
  await library.db
    .updateTable('music_file')
    .set({ missing_since: NOW })
    .where('id', '=', fileIds[0] ?? 0)
    .execute();
  await refreshLibrarySongs(library.db, library.writer, library.libraryId, NOW);
};

describe('forgetMissingSongs', () => {
  it('forgets a song 30 days after its file went missing, with its entries of the search index', async () => {
    await loseFirst();
    await forget(30);
    expect(await names()).toEqual(['歌曲 1', '歌曲 2']);
    await forget(31);
    expect(await names()).toEqual(['歌曲 2']);
    expect(await Promise.all([count('music_file'), count('song_file'), count('song_audio')])).toEqual([
      1, 1, 1,
    ]);
    const found = await library.db
      .selectFrom('search_doc')
      .select('names')
      .where('kind', '=', searchKinds.song)
      .execute();
    expect(found).toHaveLength(1);
  });

  it('forgets all artists of an album with its last song', async () => {
    const artists = ['水边', '云上'].map((name) => ({
      identity: `name:${name}`,
      name,
      mbid: '',
      sortName: '',
    }));
    await library.apply(
      albumDraft(
        fileIds.map((fileId) => ({ fileId })),
        { artists },
      ),
    );
    await library.db.updateTable('music_file').set({ missing_since: NOW }).execute();
    await refreshLibrarySongs(library.db, library.writer, library.libraryId, NOW);
    await forget(31);
    for (const table of ['artist', 'album', 'album_artist'] as const)
      expect(await library.db.selectFrom<typeof table>(table).selectAll().execute()).toEqual([]);
  });

  it('keeps songs of a library that is offline', async () => {
    await library.db.updateTable('music_library').set({ state: 'offline' }).execute();
    await refreshLibrarySongs(library.db, library.writer, library.libraryId, NOW);
    await forget(400);
    expect(await names()).toHaveLength(2);
  });

  it('forgets a library that was removed, with all that belongs to it', async () => {
    await library.db.updateTable('music_library').set({ removed_at: NOW }).execute();
    await refreshLibrarySongs(library.db, library.writer, library.libraryId, NOW);
    await forget(31);
    expect(await names()).toEqual([]);
    for (const table of ['music_file', 'song_file', 'song_audio', 'music_library', 'music_folder'] as const)
      expect(await count(table)).toBe(0);
  });
});
