import type { Db, MusicLibraryRow } from '@qingyin/server-db';
import {
  addFormats,
  type FormatCounts,
  listFormats,
  type UnsupportedFormat,
} from '../folders/format-counts.ts';
import type { MusicFileError, MusicLibraryStatus, ScanProgress } from '../music-libraries.ts';
import type { OfflineDetail } from '../scan/library-state.ts';

/** What is known of a library only while the server runs. */
export interface LiveState {
  watching: MusicLibraryStatus['watching'];
  scan: ScanProgress | undefined;
}

/** State of a library with its counts. */
export async function libraryStatus(
  db: Db,
  row: MusicLibraryRow,
  live: LiveState,
): Promise<MusicLibraryStatus> {
  const members = await db
    .selectFrom('music_library_member')
    .select('user_id')
    .where('library_id', '=', row.id)
    .orderBy('user_id')
    .execute();
  const detail = row.detail === '' ? undefined : (JSON.parse(row.detail) as OfflineDetail);
  return {
    id: row.id,
    kind: row.kind,
    name: row.name,
    path: row.path,
    everyone: row.everyone === 1,
    guests: row.guests === 1,
    members: members.map(({ user_id }) => user_id),
    watch: row.watch === 1,
    fromOptions: row.from_options === 1,
    state: row.state,
    reason: row.reason,
    scannedAt: row.scanned_at,
    removedAt: row.removed_at,
    ...(await counts(db, row.id)),
    unsupported: await unsupportedFormats(db, row.id),
    missing: detail?.gone ?? 0,
    ...live,
  };
}

async function counts(db: Db, libraryId: number) {
  const files = await db
    .selectFrom('music_file')
    .select((eb) => [
      eb.fn.countAll<number>().as('files'),
      eb.fn.sum<number>(eb.case().when('state', '=', 'failed').then(1).else(0).end()).as('failed'),
    ])
    .where('library_id', '=', libraryId)
    .where('missing_since', 'is', null)
    .executeTakeFirst();
  const songs = await db
    .selectFrom('song_file')
    .innerJoin('song', 'song.id', 'song_file.song_id')
    .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
    .select((eb) => [
      eb.fn.count<number>('song.id').distinct().as('songs'),
      eb.fn.count<number>('song.album_id').distinct().as('albums'),
    ])
    .where('song_file.library_id', '=', libraryId)
    .where('music_file.missing_since', 'is', null)
    .executeTakeFirst();
  const sheets = await db
    .selectFrom('unreadable_sheet')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('library_id', '=', libraryId)
    .executeTakeFirst();
  return {
    files: Number(files?.files ?? 0),
    failed: Number(files?.failed ?? 0) + Number(sheets?.n ?? 0),
    songs: Number(songs?.songs ?? 0),
    albums: Number(songs?.albums ?? 0),
  };
}

async function unsupportedFormats(db: Db, libraryId: number): Promise<UnsupportedFormat[]> {
  const rows = await db
    .selectFrom('music_folder')
    .select('unsupported')
    .where('library_id', '=', libraryId)
    .where('unsupported', '!=', '')
    .execute();
  const sum: FormatCounts = {};
  for (const { unsupported } of rows) addFormats(sum, JSON.parse(unsupported) as FormatCounts);
  return listFormats(sum);
}

/** Files and CUE sheets of a library that could not be read, a page of them. */
export async function libraryProblems(
  db: Db,
  libraryId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ path: string; error: MusicFileError }[]> {
  const sheets = db
    .selectFrom('unreadable_sheet')
    .innerJoin('music_folder', 'music_folder.id', 'unreadable_sheet.folder_id')
    .select(['music_folder.path', 'unreadable_sheet.name', 'unreadable_sheet.error'])
    .where('unreadable_sheet.library_id', '=', libraryId);
  const rows = await db
    .selectFrom('music_file')
    .innerJoin('music_folder', 'music_folder.id', 'music_file.folder_id')
    .select(['music_folder.path', 'music_file.name', 'music_file.error'])
    .where('music_file.library_id', '=', libraryId)
    .where('music_file.state', '=', 'failed')
    .where('music_file.missing_since', 'is', null)
    .unionAll(sheets)
    .orderBy('path')
    .orderBy('name')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ path, name, error }) => ({
    path: path === '' ? name : `${path}/${name}`,
    error: error as MusicFileError,
  }));
}
