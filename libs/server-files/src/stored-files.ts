import type { Db } from '@qingyin/server-db';

/** A file to be registered in the database. */
export interface FileToStore {
  hash: string;
  /** name of this copy in the store */
  name: string;
  size: number;
  /** ms since 1970 */
  now: number;
  /** name of an existing copy that is damaged (`damagedCopy`), which this one replaces */
  damaged?: string | undefined;
}

/**
 * Registers a file, inside `inWriteTransaction`. When the same content is stored already, that copy is kept unless
 * it is damaged.
 *
 * @returns names of unused copies (this one or the damaged one), for the caller to delete after the commit
 */
export async function registerFile(
  trx: Db,
  { hash, name, size, now, damaged }: FileToStore,
): Promise<string[]> {
  const known = await trx
    .selectFrom('stored_file')
    .select('name')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (!known) {
    await trx.insertInto('stored_file').values({ hash, name, size, created_at: now }).execute();
    return [];
  }
  if (known.name === name) return [];
  if (known.name !== damaged) return [name];
  await trx
    .updateTable('stored_file')
    .set({ name, size, damage: '', checked_at: now })
    .where('hash', '=', hash)
    .execute();
  return [damaged];
}

/**
 * Deletes the rows of unused files, inside `inWriteTransaction`.
 *
 * @returns their names, to be deleted from the disk after the commit
 */
export async function releaseFiles(trx: Db, hashes: readonly (string | null)[]): Promise<string[]> {
  const names: string[] = [];
  for (const hash of new Set(hashes)) {
    if (hash === null || (await isUsed(trx, hash))) continue;
    const gone = await trx
      .deleteFrom('stored_file')
      .where('hash', '=', hash)
      .returning('name')
      .executeTakeFirst();
    if (!gone) continue;
    names.push(gone.name);
    await trx.deleteFrom('sound_file').where('hash', '=', hash).execute();
  }
  return names;
}

async function isUsed(trx: Db, hash: string): Promise<boolean> {
  const song = trx
    .selectFrom('cloud_song')
    .select('id')
    .where((eb) => eb.or([eb('file_hash', '=', hash), eb('cover_hash', '=', hash)]));
  const picture = trx.selectFrom('picture_use').select('hash').where('hash', '=', hash);
  const ticket = trx.selectFrom('upload_ticket').select('id').where('file_hash', '=', hash);
  return (
    (await song.executeTakeFirst()) !== undefined ||
    (await picture.executeTakeFirst()) !== undefined ||
    (await ticket.executeTakeFirst()) !== undefined
  );
}

/** Finds a stored file by its content hash. */
export async function storedFile(db: Db, hash: string): Promise<{ name: string; size: number } | undefined> {
  return db.selectFrom('stored_file').select(['name', 'size']).where('hash', '=', hash).executeTakeFirst();
}

/** Parameters per statement. */
const CHUNK = 500;

/** Those of the names that are in the database. */
export async function findRegisteredNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>();
  for (let from = 0; from < names.length; from += CHUNK) {
    const rows = await db
      .selectFrom('stored_file')
      .select('name')
      .where('name', 'in', names.slice(from, from + CHUNK))
      .execute();
    for (const row of rows) known.add(row.name);
  }
  return known;
}
