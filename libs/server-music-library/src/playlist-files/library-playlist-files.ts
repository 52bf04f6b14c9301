import type { LibraryPlaylistFile } from '@qingyin/contract';
import type { Viewer } from '@qingyin/server-catalogue';
import type { Db } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { matchEntries } from './match-entries.ts';
import { LARGEST_LIST, readList } from './read-list.ts';

/** Entries of one page that are looked up; lists after that many are named without the number of songs found. */
const MOST_ENTRIES = 20_000;

/** A playlist of songs made from a playlist file. */
export interface PlaylistFileSongs {
  name: string;
  /** ids of the songs in the order of the entries, each once */
  songs: number[];
  /** number of entries without a song */
  missing: number;
}

/** Query of the playlist files in libraries that the viewer hears, without those that are too large to be read. */
const playlistFiles = (db: Db, { libraries }: Viewer) =>
  db
    .selectFrom('music_playlist_file')
    .innerJoin('music_library', 'music_library.id', 'music_playlist_file.library_id')
    .where('music_playlist_file.library_id', 'in', libraries.length > 0 ? libraries : [-1])
    .where('music_playlist_file.size', '<=', LARGEST_LIST)
    .where('music_library.kind', '=', 'folder')
    .where('music_library.removed_at', 'is', null)
    .where('music_library.state', '!=', 'offline');

const columns = [
  'music_playlist_file.id',
  'music_playlist_file.path',
  'music_playlist_file.library_id as libraryId',
  'music_library.path as root',
] as const;

/** Name of a playlist file without extension. */
const stemOf = (path: string): string => {
  const file = path.slice(path.lastIndexOf('/') + 1);
  return file.replace(/\.[^.]+$/, '').trim() || file;
};
const folderOf = (path: string): string => path.slice(0, Math.max(0, path.lastIndexOf('/')));

/** A page of the playlist files in the music libraries that a viewer hears, by path. */
export async function libraryPlaylistFiles(
  db: Db,
  viewer: Viewer,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ files: LibraryPlaylistFile[]; total: number }> {
  const { total } = await playlistFiles(db, viewer)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await playlistFiles(db, viewer)
    .select(columns)
    .orderBy('music_playlist_file.path')
    .orderBy('music_playlist_file.id')
    .limit(limit)
    .offset(offset)
    .execute();
  const files: LibraryPlaylistFile[] = [];
  let left = MOST_ENTRIES;
  for (const { id, path, libraryId, root } of rows) {
    await yieldToEventLoop();
    const folder = folderOf(path);
    const read = await readList(root, path);
    const entries = read?.files ?? [];
    const asked = entries.length <= left ? entries : [];
    left -= asked.length;
    const matched = await matchEntries(db, { libraryId, root, folder, files: asked }, viewer);
    const found = matched.filter((songs) => songs.length > 0).length;
    files.push({ id, name: read?.name || stemOf(path), folder, entries: entries.length, found });
  }
  return { files, total: Number(total) };
}

/**
 * Reads a playlist file of a music library and finds its songs.
 *
 * @throws BusinessError 404 when there is no such file in a library that the viewer hears, or it cannot be read
 */
export async function playlistFileSongs(db: Db, viewer: Viewer, id: number): Promise<PlaylistFileSongs> {
  const row = await playlistFiles(db, viewer)
    .select(columns)
    .where('music_playlist_file.id', '=', id)
    .executeTakeFirst();
  const read = row && (await readList(row.root, row.path));
  if (!read) throw notFound('文件');
  const list = { libraryId: row.libraryId, root: row.root, folder: folderOf(row.path), files: read.files };
  const matched = await matchEntries(db, list, viewer);
  return {
    name: read.name || stemOf(row.path),
    songs: [...new Set(matched.flat())],
    missing: matched.filter((songs) => songs.length === 0).length,
  };
}
