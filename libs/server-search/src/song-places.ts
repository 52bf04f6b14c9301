import { type Db, whereIn } from '@qingyin/server-db';

/** Names of the files and folders of a song, by the music libraries in which it is heard. */
export interface SongPlaces {
  /** names of files without extension */
  files: Map<number, Set<string>>;
  /** names of the folders above the files, below the library */
  folders: Map<number, Set<string>>;
}

/** Loads the places of songs. A file that was added from another library has no place in the library it was added to. */
export async function loadSongPlaces(db: Db, songIds: readonly number[]): Promise<Map<number, SongPlaces>> {
  const rows = await db
    .selectFrom('song_file')
    .leftJoin('music_file', (join) =>
      join
        .onRef('music_file.id', '=', 'song_file.file_id')
        .onRef('music_file.library_id', '=', 'song_file.library_id'),
    )
    .leftJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select(['song_file.song_id', 'song_file.library_id', 'music_file.name', 'music_folder.path'])
    .where(whereIn(db, 'song_file.song_id', songIds))
    // Places of missing files come last and count only when there are no others.
    .orderBy((eb) => eb.case().when('music_file.missing_since', 'is', null).then(0).else(1).end())
    .orderBy('song_file.file_id')
    .select((eb) =>
      eb.case().when('music_file.missing_since', 'is', null).then(0).else(1).end().as('missing'),
    )
    .execute();
  const found = new Map<number, SongPlaces>();
  for (const { song_id, library_id, name, path, missing } of rows) {
    const places = found.get(song_id) ?? { files: new Map(), folders: new Map() };
    found.set(song_id, places);
    const known = (places.files.get(library_id)?.size ?? 0) > 0;
    const files = places.files.get(library_id) ?? new Set<string>();
    const folders = places.folders.get(library_id) ?? new Set<string>();
    places.files.set(library_id, files);
    places.folders.set(library_id, folders);
    if (name === null || (Number(missing) === 1 && known)) continue;
    files.add(name.replace(/\.[^.]*$/, ''));
    for (const folder of (path ?? '').split('/')) if (folder) folders.add(folder);
  }
  return found;
}
