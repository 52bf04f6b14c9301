import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { Db } from '../db/open.ts';
import type { FileStore } from './file-store.ts';

/** The file is gone, has another size, or another content than when it was stored. */
export type Damage = 'missing' | 'size' | 'content';

export interface StoredCopy {
  /** SHA-256 of the content as it was stored, hex */
  hash: string;
  /** below the store's folder */
  name: string;
  size: number;
}

interface Place {
  db: Db;
  files: { store: FileStore };
}

/** Looks whether a stored file is there in its full size. */
async function missingOrShort(path: string, size: number): Promise<Damage | undefined> {
  const found = await stat(path).catch(() => undefined);
  if (!found?.isFile()) return 'missing';
  return found.size === size ? undefined : 'size';
}

/** Reads a stored file and compares it with its hash. @returns what is wrong with it, undefined when nothing is */
export async function damageOf(
  store: FileStore,
  { hash, name, size }: StoredCopy,
): Promise<Damage | undefined> {
  const path = store.path(name);
  const early = await missingOrShort(path, size);
  if (early) return early;
  const sum = createHash('sha256');
  try {
    for await (const piece of createReadStream(path)) sum.update(piece);
  } catch (error) {
    // A sector that cannot be read is damage of the content.
    return error instanceof Error && 'code' in error && error.code === 'ENOENT' ? 'missing' : 'content';
  }
  return sum.digest('hex') === hash ? undefined : 'content';
}

/** Notes what is wrong with a copy, or that nothing is. A copy that has been replaced meanwhile is left alone. */
export async function noteDamage(
  db: Db,
  { hash, name, damage, now }: { hash: string; name: string; damage: Damage | undefined; now: number },
): Promise<void> {
  await db
    .updateTable('stored_file')
    .set({ damage: damage ?? '', checked_at: now })
    .where('hash', '=', hash)
    .where('name', '=', name)
    .execute();
}

const copyOf = (db: Db, hash: string) =>
  db
    .selectFrom('stored_file')
    .select(['hash', 'name', 'size', 'damage'])
    .where('hash', '=', hash)
    .executeTakeFirst();

/**
 * Path of a stored file that is there in its full size and not known to be damaged. New damage is noted.
 *
 * @param hash SHA-256 of the content, hex
 */
export async function wholeFile(
  { db, files: { store }, now }: Place & { now: () => number },
  hash: string,
): Promise<string | undefined> {
  const copy = await copyOf(db, hash);
  if (!copy || copy.damage === 'content') return undefined;
  const path = store.path(copy.name);
  const short = await missingOrShort(path, copy.size);
  if (short === undefined && copy.damage === '') return path;
  // One that was put back is looked through before it is used again.
  const damage = short ?? (await damageOf(store, copy));
  if (damage !== copy.damage) await noteDamage(db, { hash, name: copy.name, damage, now: now() });
  return damage === undefined ? path : undefined;
}

/** Name of the stored copy of a content when it is damaged, so that a new one can take its place; reads all of it. */
export async function damagedCopy(
  { db, files: { store } }: Place,
  hash: string,
): Promise<string | undefined> {
  const copy = await copyOf(db, hash);
  return copy && (await damageOf(store, copy)) ? copy.name : undefined;
}
