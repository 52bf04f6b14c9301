import type { Db } from '../db/open.ts';

export interface FileToStore {
  hash: string;
  /** where this copy lies */
  name: string;
  size: number;
  /** ms since 1970 */
  now: number;
}

/**
 * Enters a file, inside `write`. Where the same content is there already, that copy stays.
 *
 * @returns the name that counts; the caller removes its own copy, once the change is done, where that is another
 */
export async function enterFile(trx: Db, { hash, name, size, now }: FileToStore): Promise<string> {
  const known = await trx
    .selectFrom('stored_file')
    .select('name')
    .where('hash', '=', hash)
    .executeTakeFirst();
  if (known) return known.name;
  await trx.insertInto('stored_file').values({ hash, name, size, created_at: now }).execute();
  return name;
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
