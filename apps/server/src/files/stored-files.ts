import type { Db } from '../db/open.ts';

export interface FileToStore {
  hash: string;
  /** where this copy lies */
  name: string;
  size: number;
  /** ms since 1970 */
  now: number;
  /** name of a copy that is known to be damaged (`damagedCopy`): this one takes its place */
  damaged?: string | undefined;
}

/**
 * Enters a file, inside `write`. Where the same content is there already, that copy stays unless it is damaged.
 *
 * @returns names that nothing refers to, this copy's or the damaged one's; the caller removes them once the change is done
 */
export async function enterFile(trx: Db, { hash, name, size, now, damaged }: FileToStore): Promise<string[]> {
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
 * Forgets files nobody uses any more, inside `write`.
 *
 * @returns their names, to be removed from the disk once the change is done
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

/** Where the content lies, by its hash. */
export async function storedFile(db: Db, hash: string): Promise<{ name: string; size: number } | undefined> {
  return db.selectFrom('stored_file').select(['name', 'size']).where('hash', '=', hash).executeTakeFirst();
}

/** Bound values per statement. */
const CHUNK = 500;

/** Which of these names the database knows. */
export async function knownNames(db: Db, names: readonly string[]): Promise<Set<string>> {
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
