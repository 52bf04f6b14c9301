import { searchKinds } from '@qingyin/contract';
import { viewerOf } from '@qingyin/server-catalogue';
import { findIndexChanges } from '@qingyin/server-search';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { albumDraft, createLibraryDatabase, type LibraryDatabase } from '../testing/library-database.ts';
import { refreshAvailability } from './song-availability.ts';

const NOW = 1_800_000_000_000;

let library: LibraryDatabase;
beforeEach(async () => {
  library = await createLibraryDatabase();
});
afterEach(() => library.close());

const songs = () => library.db.selectFrom('song').selectAll().orderBy('id').execute();
const loseFile = async (id: number): Promise<void> => {
  const { db } = library;
  await db.updateTable('music_file').set({ missing_since: NOW }).where('id', '=', id).execute();
  await refreshAvailability(db, [(await library.songOf(id)) ?? 0], NOW);
};

describe('applyAlbum', () => {
  it('makes songs with artists, genres and an album, all restricted to the library', async () => {
    const folderId = await library.addFolder('林间/山中');
    const fileId = await library.addFile({ folderId, name: '01.mp3', sound: 'a' });
    await library.apply(albumDraft([{ fileId, title: '静夜思' }]));
    const [song] = await songs();
    expect(song).toMatchObject({ name: '静夜思', access: 1, available: 1, lossless: 0, no: 1, disc: '1' });
    const album = await library.db.selectFrom('album').selectAll().executeTakeFirst();
    expect(album).toMatchObject({ id: song?.album_id, name: '山中', type: '专辑' });
    expect(await library.db.selectFrom('song_genre').select('genre').execute()).toEqual([{ genre: 'Folk' }]);
    expect((await viewerOf(library.db, 1)).libraries).toEqual([library.libraryId]);
    expect(await findIndexChanges(library.db, searchKinds.song, [song?.id ?? 0])).toEqual([]);
  });

  it('names an album without a title by its folder, and the artist of songs without one', async () => {
    const folderId = await library.addFolder('散曲');
    const fileId = await library.addFile({ folderId, name: '01.mp3', sound: 'a' });
    await library.apply(albumDraft([{ fileId, artists: [] }], { name: '', artists: [] }));
    const album = await library.db.selectFrom('album').select('name').executeTakeFirst();
    expect(album).toEqual({ name: '文件夹' });
    const artists = await library.db
      .selectFrom('song_artist')
      .innerJoin('artist', 'artist.id', 'song_artist.artist_id')
      .select('artist.name')
      .execute();
    expect(artists).toEqual([{ name: '未知歌手' }]);
  });

  it('notes all artists of an album in their order, and follows their changes', async () => {
    const folderId = await library.addFolder('山中');
    const fileId = await library.addFile({ folderId, name: '01.mp3', sound: 'a' });
    const artists = async (...names: string[]): Promise<string[]> => {
      const drafts = names.map((name) => ({ identity: `name:${name}`, name, mbid: '', sortName: '' }));
      await library.apply(albumDraft([{ fileId }], { artists: drafts }));
      const first = library.db
        .selectFrom('album')
        .innerJoin('artist', 'artist.id', 'album.artist_id')
        .select('artist.name')
        .executeTakeFirstOrThrow();
      const further = library.db
        .selectFrom('album_artist')
        .innerJoin('artist', 'artist.id', 'album_artist.artist_id')
        .select('artist.name')
        .orderBy('position')
        .execute();
      return [await first, ...(await further)].map(({ name }) => name);
    };
    const isFound = async (term: string): Promise<boolean> =>
      (await library.db
        .selectFrom('search_term')
        .select('term')
        .where('kind', '=', searchKinds.album)
        .where('term', '=', term)
        .executeTakeFirst()) !== undefined;
    expect(await artists('水边', '林间', '云上')).toEqual(['水边', '林间', '云上']);
    expect(await isFound('云上')).toBe(true);
    expect(await artists('林间', '水边')).toEqual(['林间', '水边']);
    expect(await artists('林间')).toEqual(['林间']);
  });

  it('changes nothing when it is applied again, as after an interrupted scan', async () => {
    const folderId = await library.addFolder('山中');
    const files = [
      await library.addFile({ folderId, name: '01.mp3', sound: 'a' }),
      await library.addFile({ folderId, name: '02.mp3', sound: 'b' }),
    ];
    const draft = albumDraft(files.map((fileId) => ({ fileId })));
    await library.apply(draft);
    const before = await songs();
    await library.apply(draft);
    expect(await songs()).toEqual(before);
  });

  it('keeps the song of a file with other tags', async () => {
    const folderId = await library.addFolder('山中');
    const fileId = await library.addFile({ folderId, name: '01.mp3', sound: 'a' });
    await library.apply(albumDraft([{ fileId, title: '旧名' }]));
    const before = await library.songOf(fileId);
    await library.apply(albumDraft([{ fileId, title: '新名' }]));
    expect(await library.songOf(fileId)).toBe(before);
    expect((await songs()).map(({ name }) => name)).toEqual(['新名']);
  });

  it('makes a song missing whose only file became another song', async () => {
    const folderId = await library.addFolder('山中');
    const fileId = await library.addFile({ folderId, name: '01.mp3', sound: 'a' });
    const other = await library.addFile({ folderId, name: '02.mp3', sound: 'b' });
    await library.apply(albumDraft([{ fileId }, { fileId: other }]));
    const lost = await library.songOf(fileId);
    await library.db.deleteFrom('music_file').where('id', '=', other).execute();
    await library.db.updateTable('music_file').set({ audio_hash: 'b' }).where('id', '=', fileId).execute();
    await library.apply(albumDraft([{ fileId, title: '歌曲 2', trackNo: 2 }]));
    expect(await library.songOf(fileId)).not.toBe(lost);
    const row = await library.db
      .selectFrom('song')
      .select('available')
      .where('id', '=', lost ?? 0)
      .executeTakeFirst();
    expect(row).toEqual({ available: 0 });
  });

  it('keeps the song of a file that was moved and retagged at once', async () => {
    const old = await library.addFile({
      folderId: await library.addFolder('旧文件夹'),
      name: '01.mp3',
      sound: 'a',
    });
    await library.apply(albumDraft([{ fileId: old, title: '旧名' }]));
    const before = await library.songOf(old);
    await loseFile(old);
    expect((await songs())[0]?.available).toBe(0);
    const moved = await library.addFile({
      folderId: await library.addFolder('新文件夹'),
      name: 'x.mp3',
      sound: 'a',
    });
    await library.apply(
      albumDraft([{ fileId: moved, title: '新名', trackNo: 7 }], { identity: 'album:other', name: '另一张' }),
    );
    expect(await library.songOf(moved)).toBe(before);
    expect((await songs()).map(({ name, available }) => ({ name, available }))).toEqual([
      { name: '新名', available: 1 },
    ]);
  });

  it('keeps the album of songs that all got another album name', async () => {
    const folderId = await library.addFolder('山中');
    const fileId = await library.addFile({ folderId, name: '01.mp3', sound: 'a' });
    await library.apply(albumDraft([{ fileId }]));
    await library.apply(albumDraft([{ fileId }], { identity: 'album:林间:山中记', name: '山中记' }));
    const albums = await library.db.selectFrom('album').select('name').execute();
    expect(albums).toEqual([{ name: '山中记' }]);
  });

  it('swaps the songs of two files that swapped their names', async () => {
    const folderId = await library.addFolder('山中');
    const one = await library.addFile({ folderId, name: '01.mp3', sound: 'a' });
    const two = await library.addFile({ folderId, name: '02.mp3', sound: 'b' });
    await library.apply(
      albumDraft([
        { fileId: one, title: '甲' },
        { fileId: two, title: '乙' },
      ]),
    );
    const before = [await library.songOf(one), await library.songOf(two)];
    for (const [id, audio_hash] of [
      [one, 'b'],
      [two, 'a'],
    ] as const)
      await library.db.updateTable('music_file').set({ audio_hash }).where('id', '=', id).execute();
    await library.apply(
      albumDraft([
        { fileId: one, title: '乙' },
        { fileId: two, title: '甲' },
      ]),
    );
    expect([await library.songOf(one), await library.songOf(two)]).toEqual(before.reverse());
  });

  it('makes two songs of the same sound in two albums, so that neither has a gap', async () => {
    const one = await library.addFile({ folderId: await library.addFolder('甲'), name: '1.mp3', sound: 'a' });
    const two = await library.addFile({
      folderId: await library.addFolder('精选'),
      name: '9.mp3',
      sound: 'a',
    });
    await library.apply(albumDraft([{ fileId: one }]));
    await library.apply(albumDraft([{ fileId: two }], { identity: 'album:精选', name: '精选' }));
    expect(await library.songOf(two)).not.toBe(await library.songOf(one));
    expect(await songs()).toHaveLength(2);
  });

  it('makes one song of a FLAC and an MP3 of the same place in the album, played from the FLAC', async () => {
    const flac = await library.addFile({
      ...{ folderId: await library.addFolder('FLAC'), name: '01.flac', sound: 'flac:a' },
      ...{ bits: 16, bitrate: 800_000 },
    });
    const mp3 = await library.addFile({
      folderId: await library.addFolder('MP3'),
      name: '01.mp3',
      sound: 'mp3:a',
    });
    await library.apply(albumDraft([{ fileId: mp3, title: '静夜思' }]));
    await library.apply(albumDraft([{ fileId: flac, title: '静夜思' }]));
    await library.apply(albumDraft([{ fileId: mp3, title: '静夜思', genres: [] }]));
    expect(await library.songOf(mp3)).toBe(await library.songOf(flac));
    const facts = await library.db.selectFrom('library_song').select(['file_id', 'bits']).execute();
    expect(facts).toEqual([{ file_id: flac, bits: 16 }]);
  });

  it('keeps silent tracks apart, although they have the same sound', async () => {
    const folderId = await library.addFolder('山中');
    const files = [
      await library.addFile({ folderId, name: '10.mp3', sound: 'silence' }),
      await library.addFile({ folderId, name: '11.mp3', sound: 'silence' }),
    ];
    const draft = albumDraft(files.map((fileId) => ({ fileId, title: '' })));
    await library.apply(draft);
    await library.apply(draft);
    expect(await songs()).toHaveLength(2);
    expect(await library.songOf(files[0] ?? 0)).not.toBe(await library.songOf(files[1] ?? 0));
  });

  it('gives a missing song to a new encoding with the same MusicBrainz recording, but not to two files', async () => {
    const folderId = await library.addFolder('山中');
    const old = await library.addFile({ folderId, name: '01.mp3', sound: 'mp3:a' });
    await library.apply(albumDraft([{ fileId: old, mbid: 'recording-1' }]));
    const before = await library.songOf(old);
    await loseFile(old);
    const other = await library.addFolder('别处');
    const one = await library.addFile({ folderId: other, name: '1.flac', sound: 'flac:a', bits: 16 });
    const two = await library.addFile({ folderId: other, name: '2.flac', sound: 'flac:b', bits: 16 });
    await library.apply(
      albumDraft(
        [
          { fileId: one, mbid: 'recording-1' },
          { fileId: two, mbid: 'recording-1' },
        ],
        {
          identity: 'album:别处',
        },
      ),
    );
    expect(await library.songOf(one)).toBe(before);
    expect(await library.songOf(two)).not.toBe(before);
  });

  it('gives a missing song to a file of the same path with another extension', async () => {
    const folderId = await library.addFolder('山中');
    const old = await library.addFile({ folderId, name: '静夜思.mp3', sound: 'mp3:a' });
    await library.apply(albumDraft([{ fileId: old, trackNo: 0 }]));
    await loseFile(old);
    const fresh = await library.addFile({ folderId, name: '静夜思.flac', sound: 'flac:a', bits: 16 });
    await library.apply(albumDraft([{ fileId: fresh, trackNo: 0, title: '换了名字' }]));
    expect(await library.songOf(fresh)).toBe(await library.songOf(old));
  });
});
