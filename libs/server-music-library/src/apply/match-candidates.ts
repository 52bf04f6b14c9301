import { type Db, type MusicFileRow, whereIn } from '@qingyin/server-db';
import { sql } from 'kysely';
import { stat } from 'node:fs/promises';
import { type AlbumDraft, type FilePart, isPart } from '../derive/drafts.ts';
import { nfcStem } from '../folders/sidecar-lyrics.ts';
import { childPath } from '../folders/walk-names.ts';

/** A file of the album to be applied. */
export type AlbumFile = Pick<
  MusicFileRow,
  'id' | 'folder_id' | 'name' | 'audio_hash' | 'type' | 'duration_ms' | 'bitrate' | 'bits'
>;

/** Where and for whom songs are matched. */
export interface MatchScope {
  /** see `song_audio` */
  scope: number;
  libraryId: number;
  absolutePath(libraryId: number, path: string): string | undefined;
}

interface LiveFile {
  fileId: number;
  path: string | undefined;
}

/** A song of the same album, for files that add another format of it. */
export interface AlbumSong {
  id: number;
  disc: string;
  no: number;
  name: string;
  duration_ms: number;
}

/** What the database knows about the files of an album. */
export interface MatchCandidates {
  /** songs that a file, or parts of it, play, by the id of the file */
  current: ReadonlyMap<number, readonly CurrentSong[]>;
  /** songs known by a sound, see `soundKey` */
  byHash: ReadonlyMap<string, readonly number[]>;
  /** present files of these songs that still have one of the song's sounds */
  live: ReadonlyMap<number, readonly LiveFile[]>;
  /** album of these songs */
  albumOf: ReadonlyMap<number, number>;
  /** songs without a present file, by MusicBrainz recording */
  missingByMbid: ReadonlyMap<string, readonly number[]>;
  /** songs without a present file, see `pathKey` */
  missingByPath: ReadonlyMap<string, readonly number[]>;
  /** songs of the album that the draft continues */
  inAlbum: readonly AlbumSong[];
}

/** The part of a file as text; '' = all of it. */
const partText = (part: FilePart): string => (isPart(part) ? `@${part.startMs}` : '');

/** What a song is recognised by: the sound of its file, and where the song begins if it is a part; '' = unknown. */
export const soundKey = (audioHash: string, part: FilePart): string =>
  audioHash === '' ? '' : `${audioHash}${partText(part)}`;

/** Path of the file without extension, and the part. */
export const pathKey = (folderId: number, name: string, part: FilePart): string =>
  `${folderId}/${nfcStem(name)}${partText(part)}`;

/** A song and the part of a file that it plays. */
export interface CurrentSong extends FilePart {
  songId: number;
}

/** Whether a file that was present at the last look still exists; it may just have been moved. */
export const stillExists = async ({ path }: LiveFile): Promise<boolean> =>
  path === undefined || (await stat(path).catch(() => undefined)) !== undefined;

/** Loads all candidates for the songs of an album. @param albumId the album with the draft's identity, if it exists */
export async function loadMatchCandidates(
  db: Db,
  draft: AlbumDraft,
  files: ReadonlyMap<number, AlbumFile>,
  albumId: number | undefined,
  scope: MatchScope,
): Promise<MatchCandidates> {
  const fileIds = [...files.keys()];
  const current = await db
    .selectFrom('song_file')
    .select(['file_id', 'start_ms', 'end_ms', 'song_id'])
    .where(whereIn(db, 'file_id', fileIds))
    .execute();
  const hashes = [
    ...new Set(draft.songs.map((song) => soundKey(files.get(song.fileId)?.audio_hash ?? '', song))),
  ];
  const known = await db
    .selectFrom('song_audio')
    .select(['audio_hash', 'song_id'])
    .where('scope', '=', scope.scope)
    .where(whereIn(db, 'audio_hash', hashes))
    .execute();
  const ids = [...new Set([...current, ...known].map((row) => row.song_id))];
  return {
    current: currentSongs(current),
    byHash: groupBy(known, (row) => row.audio_hash),
    live: await liveFiles(db, ids, scope),
    albumOf: await albumsOf(db, ids),
    missingByMbid: await missingByMbid(db, draft, scope),
    missingByPath: await missingByPath(db, [...files.values()], scope),
    inAlbum: albumId === undefined ? [] : await songsInAlbum(db, albumId, scope),
  };
}

function currentSongs(
  rows: readonly { file_id: number; start_ms: number; end_ms: number | null; song_id: number }[],
): Map<number, CurrentSong[]> {
  const found = new Map<number, CurrentSong[]>();
  for (const { file_id, start_ms, end_ms, song_id } of rows) {
    const song = { startMs: start_ms, endMs: end_ms, songId: song_id };
    found.set(file_id, [...(found.get(file_id) ?? []), song]);
  }
  return found;
}

function groupBy<Row extends { song_id: number }>(
  rows: readonly Row[],
  key: (row: Row) => string,
): Map<string, number[]> {
  const found = new Map<string, number[]>();
  for (const row of rows) {
    const list = found.get(key(row));
    if (!list) found.set(key(row), [row.song_id]);
    else if (!list.includes(row.song_id)) list.push(row.song_id);
  }
  return found;
}

/** `soundKey` of a row of `song_file` with its `music_file`. */
const storedSoundKey = sql<string>`case
  when song_file.start_ms = 0 and song_file.end_ms is null then music_file.audio_hash
  else music_file.audio_hash || '@' || cast(song_file.start_ms as text)
end`;

async function liveFiles(db: Db, songIds: readonly number[], scope: MatchScope) {
  if (songIds.length === 0) return new Map<number, LiveFile[]>();
  const rows = await db
    .selectFrom('song_file')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .innerJoin('music_library', 'music_library.id', 'music_file.library_id')
    // A file whose sound has changed says nothing about the song any more.
    .innerJoin('song_audio', (join) =>
      join
        .onRef('song_audio.song_id', '=', 'song_file.song_id')
        .on('song_audio.audio_hash', '=', storedSoundKey),
    )
    .select(['song_file.song_id', 'music_file.id', 'music_file.library_id', 'music_file.name'])
    .select('music_folder.path')
    .where(whereIn(db, 'song_file.song_id', songIds))
    .where('music_file.missing_since', 'is', null)
    .where('music_library.removed_at', 'is', null)
    .execute();
  const found = new Map<number, LiveFile[]>();
  for (const { song_id, id, library_id, path, name } of rows) {
    const file = {
      fileId: id,
      path: scope.absolutePath(library_id, childPath(path, name)),
    };
    const list = found.get(song_id);
    if (list) list.push(file);
    else found.set(song_id, [file]);
  }
  return found;
}

async function albumsOf(db: Db, songIds: readonly number[]): Promise<Map<number, number>> {
  if (songIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('song')
    .select(['id', 'album_id'])
    .where(whereIn(db, 'id', songIds))
    .execute();
  return new Map(rows.map((row) => [row.id, row.album_id]));
}

/** Songs of an album; a private upload is never a further file of a song that others hear. */
const songsInAlbum = (db: Db, albumId: number, { scope, libraryId }: MatchScope): Promise<AlbumSong[]> =>
  db
    .selectFrom('song')
    .select(['id', 'disc', 'no', 'name', 'duration_ms'])
    .where('album_id', '=', albumId)
    .where('access', '=', 1)
    .$if(scope !== 0, (query) =>
      query.where('id', 'in', (eb) =>
        eb.selectFrom('song_file').select('song_id').where('library_id', '=', libraryId),
      ),
    )
    .execute();

/** Songs whose files are all missing, in the scope's libraries. */
const missingSongs = (db: Db, { scope, libraryId }: MatchScope) =>
  db
    .selectFrom('library_song')
    .innerJoin('song_file', 'song_file.song_id', 'library_song.song_id')
    .innerJoin('music_library', 'music_library.id', 'song_file.library_id')
    .where('library_song.missing_since', 'is not', null)
    .$if(scope === 0, (query) => query.where('music_library.kind', '=', 'folder'))
    .$if(scope !== 0, (query) => query.where('music_library.id', '=', libraryId));

async function missingByMbid(db: Db, { songs }: AlbumDraft, scope: MatchScope) {
  const ids = [...new Set(songs.map((song) => song.mbid).filter(Boolean))];
  if (ids.length === 0) return new Map<string, number[]>();
  const rows = await missingSongs(db, scope)
    .select(['library_song.song_id', 'library_song.mbid'])
    .where(whereIn(db, 'library_song.mbid', ids))
    .execute();
  return groupBy(rows, (row) => row.mbid);
}

async function missingByPath(db: Db, files: readonly AlbumFile[], scope: MatchScope) {
  const folders = [...new Set(files.map((file) => file.folder_id))];
  const rows = await missingSongs(db, scope)
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .select(['library_song.song_id', 'music_file.folder_id', 'music_file.name'])
    .select(['song_file.start_ms as startMs', 'song_file.end_ms as endMs'])
    .where(whereIn(db, 'music_file.folder_id', folders))
    .execute();
  return groupBy(rows, (row) => pathKey(row.folder_id, row.name, row));
}
