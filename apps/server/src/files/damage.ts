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

/** Errors of the system at the moment, which say nothing about the file. */
const PASSING = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY', 'ETIMEDOUT', 'ABORT_ERR']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** What an error at reading a stored file means. @throws the error when it says nothing about the file */
export function damageOfError(error: unknown): Damage {
  const code = codeOf(error);
  if (PASSING.has(code)) throw error;
  // A sector that cannot be read is damage of the content.
  return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'content';
}

interface Look {
  damage: Damage | undefined;
  /** ms since 1970; 0 when the file is missing */
  changedAt: number;
}

/** Looks whether a stored file is there in its full size. */
async function look(path: string, size: number): Promise<Look> {
  try {
    const found = await stat(path);
    const damage = found.size === size ? undefined : 'size';
    return { damage: found.isFile() ? damage : 'missing', changedAt: found.ctimeMs };
  } catch (error) {
    return { damage: damageOfError(error), changedAt: 0 };
  }
}

/**
 * Reads a stored file and compares it with its hash.
 *
 * @returns what is wrong with it, undefined when nothing is
 * @throws an error that says nothing about the file, an `AbortError` among them
 */
export async function damageOf(
  store: FileStore,
  { hash, name, size }: StoredCopy,
  signal?: AbortSignal,
): Promise<Damage | undefined> {
  const path = store.path(name);
  const { damage } = await look(path, size);
  if (damage) return damage;
  const sum = createHash('sha256');
  try {
    for await (const piece of createReadStream(path, { signal })) sum.update(piece);
  } catch (error) {
    return damageOfError(error);
  }
  return sum.digest('hex') === hash ? undefined : 'content';
}

/**
 * Notes what is wrong with a copy, or that nothing is. A copy that has been replaced meanwhile is left alone.
 *
 * @param noted.now when the file was about to be read, ms since 1970
 */
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

export const copyOf = (db: Db, hash: string) =>
  db
    .selectFrom('stored_file')
    .select(['hash', 'name', 'size', 'damage', 'checked_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();

/** The clock of a file system may be so much behind, ms. */
const CLOCK_MS = 2000;

/**
 * Path of a stored file that is there in its full size and not known to be damaged. New damage is noted. A damaged file that
 * has changed since it was checked is compared with its hash, and counts again when it is right.
 *
 * @param hash SHA-256 of the content, hex
 */
export async function wholeFile(
  { db, files: { store }, now }: Place & { now: () => number },
  hash: string,
): Promise<string | undefined> {
  const copy = await copyOf(db, hash);
  if (!copy) return undefined;
  const path = store.path(copy.name);
  const time = now();
  const { damage: short, changedAt } = await look(path, copy.size);
  if (short === undefined && copy.damage === '') return path;
  if (short === undefined && copy.damage === 'content' && changedAt + CLOCK_MS < copy.checked_at)
    return undefined;
  const damage = short ?? (await damageOf(store, copy));
  if (damage !== copy.damage || damage === 'content')
    await noteDamage(db, { hash, name: copy.name, damage, now: time });
  return damage === undefined ? path : undefined;
}

/** Name of the stored copy of a content when it is damaged, so that a new one can take its place; reads all of it. */
export async function damagedCopy(
  { db, files: { store } }: Place,
  hash: string,
): Promise<string | undefined> {
  const copy = await copyOf(db, hash);
  if (!copy) return undefined;
  // What cannot be read now gives way to what has come.
  const damage = await damageOf(store, copy).catch((): Damage => 'content');
  return damage && copy.name;
}
