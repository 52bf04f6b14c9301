import { badParameters, notFound } from '@qingyin/server-kernel';
import { type Db, inWriteTransaction, type MusicLibraryRow } from '@qingyin/server-db';
import { basename } from 'node:path';
import type { MusicLibrarySettings } from '../music-libraries.ts';

/** A music library that is a folder. @throws BusinessError 404 */
export async function folderLibrary(db: Db, id: number): Promise<MusicLibraryRow> {
  const row = await db
    .selectFrom('music_library')
    .selectAll()
    .where('id', '=', id)
    .where('kind', '=', 'folder')
    .executeTakeFirst();
  if (!row) throw notFound('音乐库');
  return row;
}

export const folderLibraries = (db: Db): Promise<MusicLibraryRow[]> =>
  db.selectFrom('music_library').selectAll().where('kind', '=', 'folder').orderBy('id').execute();

const columnsOf = ({ name, everyone, guests, watch }: MusicLibrarySettings) => ({
  name,
  everyone: Number(everyone),
  guests: Number(guests),
  watch: Number(watch),
});

interface NewLibrary {
  path: string;
  settings: MusicLibrarySettings;
  fromOptions: boolean;
  now: number;
}

/** Inserts a folder as a library, not scanned yet. @returns its id */
export const insertLibrary = (db: Db, library: NewLibrary): Promise<number> =>
  inWriteTransaction(db, (trx) => insertRow(trx, library));

async function insertRow(trx: Db, { path, settings, fromOptions, now }: NewLibrary): Promise<number> {
  const { id } = await trx
    .insertInto('music_library')
    .values({
      kind: 'folder',
      owner_id: null,
      path,
      ...columnsOf(settings),
      from_options: Number(fromOptions),
      state: 'new',
      reason: '',
      detail: '',
      created_at: now,
      scanned_at: 0,
      removed_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await setMembers(trx, id, settings.members);
  return id;
}

/** @throws BusinessError 404 for an unknown library, 400 for an unknown member */
export const updateLibrary = (db: Db, id: number, settings: MusicLibrarySettings): Promise<void> =>
  inWriteTransaction(db, async (trx) => {
    await folderLibrary(trx, id);
    await trx.updateTable('music_library').set(columnsOf(settings)).where('id', '=', id).execute();
    await setMembers(trx, id, settings.members);
  });

async function setMembers(trx: Db, libraryId: number, members: readonly number[]): Promise<void> {
  const wanted = [...new Set(members)];
  await trx.deleteFrom('music_library_member').where('library_id', '=', libraryId).execute();
  if (wanted.length === 0) return;
  const users = await trx
    .selectFrom('user')
    .select('id')
    .where('id', 'in', wanted)
    .where('anonymous', '=', 0)
    .execute();
  if (users.length < wanted.length) throw badParameters();
  await trx
    .insertInto('music_library_member')
    .values(wanted.map((user_id) => ({ library_id: libraryId, user_id })))
    .execute();
}

/**
 * Makes libraries of the folders named on the command line; a removed one is a library again. Those that are not named
 * any more stay, and can be removed on the settings page. Replicas may do so at once.
 */
export const syncLibrariesFromOptions = (db: Db, paths: readonly string[], now: number): Promise<void> =>
  inWriteTransaction(db, (trx) => syncRows(trx, paths, now));

async function syncRows(db: Db, paths: readonly string[], now: number): Promise<void> {
  const known = new Map((await folderLibraries(db)).map((row) => [row.path, row]));
  for (const path of new Set(paths))
    if (!known.has(path)) {
      const settings = {
        name: basename(path) || path,
        everyone: true,
        guests: false,
        members: [],
        watch: true,
      };
      await insertRow(db, { path, settings, fromOptions: true, now });
    }
  for (const row of known.values()) {
    const named = paths.includes(row.path);
    if (named === (row.from_options === 1) && !(named && row.removed_at !== null)) continue;
    await db
      .updateTable('music_library')
      .set({ from_options: Number(named), ...(named && { removed_at: null }) })
      .where('id', '=', row.id)
      .execute();
  }
}
