import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_MS } from '@qingyin/server-kernel';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { taggedFiles } from '../derive/testing/tagged-file.ts';
import { forgetMissingSongs } from '../libraries/forget-songs.ts';
import { createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { SCANNED_AT, scanContext, scanFoldersOf } from '../testing/scan-context.ts';
import { addFiles, removeTemporaryFolders, temporaryFolder } from '../testing/temporary-folder.ts';
import { deriveChangedFolders } from './derive-folders.ts';

const PICTURE = expect.stringMatching(/^music-[0-9a-f]{64}$/) as string;
const DRAWN = expect.stringMatching(/^artist-/) as string;

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(() => library.close());
removeTemporaryFolders();

/** Scans; files are named `Album Artist - Song`, and their folder is their album. */
async function scan(root: string): Promise<void> {
  const { db } = library;
  await scanFoldersOf(library, root);
  const pending = await db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select(['music_file.id', 'music_file.name', 'music_file.folder_id', 'music_folder.path'])
    .where('state', '=', 'pending')
    .execute();
  for (const { id, name, path, folder_id } of pending) {
    const [artist = '', title = ''] = name.split(' - ');
    const tags = { title, artists: [artist], albumArtists: [artist], album: path || '专辑' };
    const file = { audio_hash: `${path}/${name}`, type: 'mp3', duration_ms: 3000 };
    await db
      .updateTable('music_file')
      .set({ state: 'read', ...file, tags: JSON.stringify(taggedFiles([tags])[0]?.tags) })
      .where('id', '=', id)
      .execute();
    await db.updateTable('music_folder').set({ dirty: 1 }).where('id', '=', folder_id).execute();
  }
  await deriveChangedFolders(await scanContext(library, root));
}
const images = async (): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await library.db.selectFrom('artist').select(['name', 'image_key']).execute()).map(
      ({ name, image_key }) => [name, image_key],
    ),
  );
const pathOf = async (key = ''): Promise<string | undefined> =>
  (
    await library.db
      .selectFrom('music_picture')
      .select('path')
      .where('hash', '=', key.replace('music-', ''))
      .executeTakeFirst()
  )?.path;

describe('applyArtistPictures', () => {
  it('shows the picture in the folder above the albums', async () => {
    const root = temporaryFolder(['林间/山中/林间 - 1.mp3', '林间/Artist.JPG', '水边/溪/水边 - 1.mp3']);
    await scan(root);
    const { 林间: key, ...others } = await images();
    expect([key, others]).toEqual([PICTURE, { 水边: DRAWN }]);
    expect(await pathOf(key)).toBe('林间/Artist.JPG');
  });

  it('shows the picture beside the songs of an album', async () => {
    const root = temporaryFolder(['林间 - 山中/林间 - 1.mp3', '林间 - 山中/artist.png']);
    await scan(root);
    expect(await images()).toEqual({ 林间: PICTURE });
  });

  it('follows a picture that is added, replaced and removed while the songs stay', async () => {
    const root = temporaryFolder(['林间/山中/林间 - 1.mp3']);
    const seen: (string | undefined)[] = [];
    const look = async (): Promise<void> => {
      await scan(root);
      seen.push((await images())['林间']);
    };
    await look();
    addFiles(root, ['林间/artist.webp']);
    await look();
    writeFileSync(join(root, '林间/artist.webp'), 'another, longer picture');
    await look();
    rmSync(join(root, '林间/artist.webp'));
    await look();
    expect(seen).toEqual([DRAWN, PICTURE, PICTURE, seen[0]]);
    expect(seen[1]).not.toBe(seen[2]);
  });

  it('takes the picture away with its folder', async () => {
    const root = temporaryFolder(['林间/山中/林间 - 1.mp3', '林间/artist.jpg', 'b/林间 - 2.mp3']);
    await scan(root);
    renameSync(join(root, '林间'), `${root}-moved`);
    await scan(root);
    rmSync(`${root}-moved`, { recursive: true });
    expect(await images()).toEqual({ 林间: DRAWN });
  });

  it('is of the artist of most songs below the folder; without such an artist it is unused', async () => {
    const root = temporaryFolder([
      ...['a/x/林间 - 1.mp3', 'a/x/林间 - 2.mp3', 'a/y/水边 - 1.mp3', 'a/artist.jpg'],
      ...['b/z/云上 - 1.mp3', 'b/z/风中 - 2.mp3', 'b/artist.jpg'],
    ]);
    await scan(root);
    expect(await images()).toEqual({ 林间: PICTURE, 水边: DRAWN, 云上: DRAWN, 风中: DRAWN });
    addFiles(root, ['a/y/水边 - 2.mp3', 'a/y/水边 - 3.mp3']);
    await scan(root);
    expect(await images()).toMatchObject({ 林间: DRAWN, 水边: PICTURE });
  });

  it('is not of the artist "various artists"', async () => {
    const root = temporaryFolder(['合辑/群星 - 1.mp3', '合辑/artist.jpg']);
    await scan(root);
    expect(await images()).toEqual({ 群星: DRAWN });
  });

  it('prefers the picture that is nearest to the root', async () => {
    const root = temporaryFolder([
      '林间/山中/林间 - 1.mp3',
      '林间/山中/artist.jpg',
      '林间/artist.jpg',
      '林间/artist.png',
    ]);
    await scan(root);
    expect(await pathOf((await images())['林间'])).toBe('林间/artist.jpg');
  });

  it('ends with the library that contains it, although the artist stays', async () => {
    const root = temporaryFolder(['林间/山中/林间 - 1.mp3', '林间/artist.jpg']);
    await scan(root);
    await library.db.updateTable('music_library').set({ removed_at: SCANNED_AT }).execute();
    await forgetMissingSongs(library.db, library.writer, SCANNED_AT + 31 * DAY_MS);
    expect(await images()).toEqual({ 林间: DRAWN });
    expect(await library.db.selectFrom('artist_picture').selectAll().execute()).toEqual([]);
  });
});
