import type { Db, MusicFolderRow } from '@qingyin/server-db';
import { defaultLocale } from '@qingyin/locales';
import { notFound } from '@qingyin/server-kernel';
import type { LibraryFolder } from '@qingyin/contract';
import { sql, type SqlBool } from 'kysely';
import { type SongRecord, songsByIds } from '../song-records.ts';
import type { Viewer } from '../song-access.ts';
import { isHeard } from './heard-songs.ts';
import { currentSnapshot } from './lists/current-snapshot.ts';
import { heardFolderSizes } from './lists/heard-marks.ts';
import { collationOf } from './lists/languages/alphabets.ts';

export interface FolderContent {
  /** from the library's root to the folder itself; empty for the list of libraries */
  path: LibraryFolder[];
  folders: LibraryFolder[];
  songs: SongRecord[];
  total: number;
}

interface FolderPage {
  limit: number;
  offset: number;
  /** songs of subfolders too */
  deep: boolean;
  /** language of the order of names */
  locale?: string | undefined;
}

type Folder = Pick<MusicFolderRow, 'id' | 'library_id' | 'path'> & { name: string };
/** Folders of a tree by path with the number of songs in them. */
type Counts = Map<string, { id: number; songs: number }>;

/** The character after `/`: paths below a folder lie between `path/` and `path0`. */
const AFTER_SLASH = '0';

/** Folders of the libraries that the viewer hears, which are folders of the server. */
const folders = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('music_folder')
    .innerJoin('music_library', 'music_library.id', 'music_folder.library_id')
    .select(['music_folder.id', 'music_folder.library_id', 'music_folder.path', 'music_library.name'])
    .where('music_library.kind', '=', 'folder')
    .where('music_folder.library_id', 'in', viewer.libraries.length > 0 ? viewer.libraries : [-1]);

const isBelow = ({ library_id, path }: Folder) =>
  path === ''
    ? sql<SqlBool>`music_folder.library_id = ${library_id}`
    : sql<SqlBool>`music_folder.library_id = ${library_id} and (music_folder.path = ${path}
        or (music_folder.path >= ${`${path}/`} and music_folder.path < ${path + AFTER_SLASH}))`;

/** Query of the heard songs in folders, with their files. */
const songsIn = (db: Db, viewer: Viewer) =>
  db
    .selectFrom('music_folder')
    .innerJoin('music_file', 'music_file.folder_id', 'music_folder.id')
    .innerJoin('song_file', 'song_file.file_id', 'music_file.id')
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .innerJoin('library_song', 'library_song.song_id', 'song.id')
    .where('music_file.missing_since', 'is', null)
    .where(isHeard(viewer));

/** Number of songs in each folder at and below a folder, without folders that have none and no subfolder with any. */
async function songCounts(db: Db, viewer: Viewer, root: Folder): Promise<Counts> {
  const sizes = heardFolderSizes(await currentSnapshot(db), viewer);
  const rows = await db.selectFrom('music_folder').select(['id', 'path']).where(isBelow(root)).execute();
  return new Map(
    rows.flatMap(({ id, path }) => {
      const songs = sizes.get(id);
      return songs === undefined ? [] : [[path, { id, songs }]];
    }),
  );
}

/** Adds up the counts of the direct subfolders of a folder. */
function subfolderCounts(parent: string, counts: Counts): Map<string, number> {
  const sums = new Map<string, number>();
  const before = parent === '' ? 0 : parent.length + 1;
  for (const [path, { songs }] of counts) {
    if (path === parent) continue;
    const end = path.indexOf('/', before);
    const child = end === -1 ? path : path.slice(0, end);
    sums.set(child, (sums.get(child) ?? 0) + songs);
  }
  return sums;
}

const nameOf = ({ path, name }: Folder): string => (path === '' ? name : (path.split('/').at(-1) ?? path));

/** What a folder contains that the viewer may hear; without `id` the libraries, or the only one of them. */
export async function libraryFolder(
  db: Db,
  viewer: Viewer,
  id: number | undefined,
  page: FolderPage,
): Promise<FolderContent> {
  if (id !== undefined) {
    const folder = await folders(db, viewer).where('music_folder.id', '=', id).executeTakeFirst();
    if (!folder) throw notFound('文件夹');
    return contentOf(db, viewer, folder, page);
  }
  const roots = await folders(db, viewer)
    .where('music_folder.path', '=', '')
    .orderBy('music_folder.id')
    .execute();
  const [only] = roots;
  if (roots.length === 1 && only) return contentOf(db, viewer, only, page);
  const list: LibraryFolder[] = [];
  for (const root of roots) {
    const counts = await songCounts(db, viewer, root);
    list.push({
      id: root.id,
      name: root.name,
      musicSize: sum([...counts.values()].map(({ songs }) => songs)),
    });
  }
  return { path: [], folders: byName(list, page), songs: [], total: 0 };
}

/** Folders in the order of their names in a language. */
function byName(folders: readonly LibraryFolder[], { locale = defaultLocale }: FolderPage): LibraryFolder[] {
  const { compare } = new Intl.Collator(collationOf(locale), { numeric: true });
  return folders.toSorted((one, other) => compare(one.name, other.name));
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

async function contentOf(db: Db, viewer: Viewer, folder: Folder, page: FolderPage): Promise<FolderContent> {
  const counts = await songCounts(db, viewer, folder);
  const all = sum([...counts.values()].map(({ songs }) => songs));
  const sums = subfolderCounts(folder.path, counts);
  const ancestors = folder.path.split('/').map((_part, at, parts) => parts.slice(0, at).join('/'));
  const known = await folders(db, viewer)
    .where('music_folder.library_id', '=', folder.library_id)
    .where('music_folder.path', 'in', [...new Set([...ancestors, ...sums.keys()])])
    .execute();
  const byPath = new Map(known.map((row) => [row.path, row]));
  const found = await pageOfSongs(db, viewer, folder, page);
  return {
    path: [
      ...(folder.path === '' ? [] : ancestors).flatMap((path) => {
        const row = byPath.get(path);
        return row ? { id: row.id, name: nameOf(row), musicSize: 0 } : [];
      }),
      { id: folder.id, name: nameOf(folder), musicSize: all },
    ],
    folders: byName(
      [...sums].flatMap(([path, musicSize]) => {
        const row = byPath.get(path);
        return row ? { id: row.id, name: nameOf(row), musicSize } : [];
      }),
      page,
    ),
    songs: found,
    total: page.deep ? all : (counts.get(folder.path)?.songs ?? 0),
  };
}

async function pageOfSongs(
  db: Db,
  viewer: Viewer,
  folder: Folder,
  { limit, offset, deep }: FolderPage,
): Promise<SongRecord[]> {
  const rows = await songsIn(db, viewer)
    .select('song.id')
    .where(deep ? isBelow(folder) : sql<SqlBool>`music_folder.id = ${folder.id}`)
    // A song may have several files in a folder.
    .groupBy('song.id')
    .orderBy((eb) => eb.fn.min('music_folder.path'))
    .orderBy((eb) => eb.fn.min('library_song.disc_no'))
    .orderBy((eb) => eb.fn.min('song.no'))
    .orderBy((eb) => eb.fn.min('music_file.name'))
    .orderBy((eb) => eb.fn.min('song_file.start_ms'))
    .orderBy('song.id')
    .limit(limit)
    .offset(offset)
    .execute();
  return songsByIds(
    db,
    rows.map((row) => row.id),
    viewer,
  );
}
