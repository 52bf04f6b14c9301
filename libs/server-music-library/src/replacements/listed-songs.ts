import type { ReplaceableSong } from '@qingyin/contract';
import { type Db, whereIn } from '@qingyin/server-db';
import { childPath } from '../folders/walk-names.ts';

/**
 * Songs with album, and the library and path of a file of theirs, which may be missing.
 *
 * @param libraries only files of these are named
 */
export async function listedSongs(
  db: Db,
  songIds: readonly number[],
  libraries: readonly number[],
): Promise<Map<number, ReplaceableSong>> {
  if (songIds.length === 0 || libraries.length === 0) return new Map();
  const songs = await db
    .selectFrom('song')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .leftJoin('album', 'album.id', 'song.album_id')
    .select(['song.id', 'song.name', 'song.duration_ms', 'song.album_id'])
    .select(['library_song.artist_text', 'library_song.file_id', 'album.name as album'])
    .where(whereIn(db, 'song.id', songIds))
    .execute();
  const files = await db
    .selectFrom('song_file')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .innerJoin('music_library', 'music_library.id', 'song_file.library_id')
    .select(['song_file.song_id', 'music_file.id', 'music_file.name', 'music_folder.path'])
    .select('music_library.name as library')
    .where(whereIn(db, 'song_file.song_id', songIds))
    .where(whereIn(db, 'song_file.library_id', libraries))
    .orderBy('music_file.id')
    .execute();
  const artists = await artistNames(db, songIds);
  return new Map(
    songs.map(({ id, name, duration_ms, album_id, artist_text, file_id, album }) => {
      const own = files.filter((file) => file.song_id === id);
      const file = own.find((each) => each.id === file_id) ?? own[0];
      return [
        id,
        {
          ...{ id, name, artists: artist_text || (artists.get(id) ?? ''), album: album ?? '' },
          ...{ albumId: album_id, duration: duration_ms, library: file?.library ?? '' },
          path: file ? childPath(file.path, file.name) : '',
        },
      ];
    }),
  );
}

/** Artists of songs, as one text. */
export async function artistNames(db: Db, songIds: readonly number[]): Promise<Map<number, string>> {
  const rows = await db
    .selectFrom('song_artist')
    .innerJoin('artist', 'artist.id', 'song_artist.artist_id')
    .select(['song_artist.song_id', 'artist.name'])
    .where(whereIn(db, 'song_artist.song_id', songIds))
    .orderBy('song_artist.position')
    .execute();
  const found = new Map<number, string[]>();
  for (const { song_id, name } of rows) found.set(song_id, [...(found.get(song_id) ?? []), name]);
  return new Map([...found].map(([id, names]) => [id, names.join(' / ')]));
}
