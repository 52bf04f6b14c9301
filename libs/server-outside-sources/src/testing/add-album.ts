import type { Db, MusicLibraryKind } from '@qingyin/server-db';

interface AlbumOptions {
  /** of the album, its artist and its song */
  id: number;
  /** where the file of its song lies */
  kind?: MusicLibraryKind;
  /** when its library was removed, ms since 1970 */
  removedAt?: number | null;
  /** MusicBrainz id of the tags */
  mbid?: string;
}

/** Adds an album with one song, whose file lies in a folder or is an upload. */
export async function addAlbum(
  db: Db,
  { id, kind = 'folder', removedAt = null, mbid = '' }: AlbumOptions,
): Promise<void> {
  const drawn = { name_en: '', image_key: 'drawn' };
  await db
    .insertInto('artist')
    .values({
      ...{ ...drawn, id, name: '林间', aliases: '[]', bio: '' },
      ...{ type: 0, area: 0, initial: 'L', score: 0, last_rank: 0 },
    })
    .execute();
  const key = { mbid, sort_key: '', initial: '#' };
  await db
    .insertInto('library_artist')
    .values({ ...key, artist_id: id, identity: `artist:${id}` })
    .execute();
  await db
    .insertInto('album')
    .values({
      ...{ ...drawn, id, name: '山中', artist_id: id },
      ...{ publish_time: 0, type: '专辑', company: '', description: '' },
    })
    .execute();
  await db
    .insertInto('library_album')
    .values({
      ...{ ...key, album_id: id, identity: `album:${id}`, kind: 'album' },
      ...{ year: 0, original_year: 0, added_at: 0 },
    })
    .execute();
  await db
    .insertInto('song')
    .values({
      ...{ id, audio_id: id, name: '一', name_en: '', album_id: id, disc: '1', no: 1, duration_ms: 1 },
      ...{ fee: 0, mv_id: 0, popularity: 0, publish_time: 0, mark: 0, available: 1, lossless: 0 },
      ...{ poem_slug: '', recipe: '', hidden: 0 },
    })
    .execute();
  await db.insertInto('song_artist').values({ song_id: id, artist_id: id, position: 0 }).execute();
  const library = {
    ...{ owner_id: null, name: '音乐', path: '/music', everyone: 1, guests: 0, watch: 1, from_options: 0 },
    ...{ state: 'online' as const, reason: '' as const, detail: '', created_at: 0, scanned_at: 0 },
  };
  const libraryOf = async (own: MusicLibraryKind): Promise<number> =>
    (
      await db
        .insertInto('music_library')
        .values({ ...library, kind: own, removed_at: removedAt })
        .returning('id')
        .executeTakeFirstOrThrow()
    ).id;
  const heardIn = await libraryOf('folder');
  const { id: file_id } = await db
    .insertInto('music_file')
    .values({
      ...{ library_id: kind === 'folder' ? heardIn : await libraryOf(kind), folder_id: 1, name: '1.mp3' },
      ...{ size: 1, modified_at: 0, inode: '', state: 'read', tries: 0, error: '', missing_since: null },
      ...{
        added_at: 0,
        audio_hash: '',
        type: 'mp3',
        duration_ms: 1,
        bitrate: 1,
        sample_rate: 1,
        channels: 1,
      },
      ...{ bits: 0, tags: '', picture: '' },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('song_file')
    .values({ file_id, start_ms: 0, library_id: heardIn, song_id: id, end_ms: null })
    .execute();
}
