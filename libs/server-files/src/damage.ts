import type { Db } from '@qingyin/server-db';
import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FileStore } from './file-store.ts';

/** Damage of a stored file: it is gone, or its size or content differ from what was stored. */
export type Damage = 'missing' | 'size' | 'content';

/** A stored file as recorded in the database. */
export interface StoredCopy {
  /** SHA-256 of the stored content, hex */
  hash: string;
  /** path relative to the store's folder */
  name: string;
  size: number;
}

interface Place {
  db: Db;
  files: { store: FileStore };
}

/** Transient system errors, which say nothing about the file. */
const PASSING = new Set(['EMFILE', 'ENFILE', 'ENOMEM', 'EAGAIN', 'EBUSY', 'ETIMEDOUT', 'ABORT_ERR']);

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error ? String(error.code) : '';

/** Damage that a read error means. @throws the error itself when it is transient */
export function damageFromError(error: unknown): Damage {
  const code = codeOf(error);
  if (PASSING.has(code)) throw error;
  // An unreadable sector is damage of the content.
  return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'content';
}

interface Look {
  damage: Damage | undefined;
  /** ms since 1970; 0 when the file is missing */
  changedAt: number;
}

/** Checks that a file exists in its full size. */
async function look(path: string, size: number): Promise<Look> {
  try {
    const found = await stat(path);
    const damage = found.size === size ? undefined : 'size';
    return { damage: found.isFile() ? damage : 'missing', changedAt: found.ctimeMs };
  } catch (error) {
    return { damage: damageFromError(error), changedAt: 0 };
  }
}

/**
 * Compares a stored file with its hash.
 *
 * @returns the damage, undefined for an intact file
 * @throws transient errors, and an `AbortError`
 */
export async function findDamage(
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
    return damageFromError(error);
  }
  return sum.digest('hex') === hash ? undefined : 'content';
}

/**
 * Records the damage of a copy, or that it is intact. Has no effect when the copy was replaced in the meantime.
 *
 * @param report the copy and its damage; `now`: when reading of the file started, ms since 1970
 */
export async function recordDamage(
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

/** Finds the stored copy of a content. @param hash SHA-256, hex */
export const findStoredCopy = (db: Db, hash: string) =>
  db
    .selectFrom('stored_file')
    .select(['hash', 'name', 'size', 'damage', 'checked_at'])
    .where('hash', '=', hash)
    .executeTakeFirst();

/** Tolerance for the clock of the file system, ms. */
const CLOCK_MS = 2000;

/**
 * Path of a stored file that exists in its full size and is not known to be damaged. Newly found damage is
 * recorded. A damaged file that has changed since its last check is compared with its hash again, and the damage
 * is cleared when it is intact.
 *
 * @param hash SHA-256 of the content, hex
 */
export async function intactFilePath(
  { db, files: { store }, now }: Place & { now: () => number },
  hash: string,
): Promise<string | undefined> {
  const copy = await findStoredCopy(db, hash);
  if (!copy) return undefined;
  const path = store.path(copy.name);
  const time = now();
  const { damage: short, changedAt } = await look(path, copy.size);
  if (short === undefined && copy.damage === '') return path;
  if (short === undefined && copy.damage === 'content' && changedAt + CLOCK_MS < copy.checked_at)
    return undefined;
  const damage = short ?? (await findDamage(store, copy));
  if (damage !== copy.damage || damage === 'content')
    await recordDamage(db, { hash, name: copy.name, damage, now: time });
  return damage === undefined ? path : undefined;
}

/**
 * Name of the stored copy of a content if it is damaged, so that a new upload can replace it; reads the whole
 * file.
 */
export async function damagedCopy(
  { db, files: { store } }: Place,
  hash: string,
): Promise<string | undefined> {
  const copy = await findStoredCopy(db, hash);
  if (!copy) return undefined;
  // A copy that cannot be read at the moment is replaced as well.
  const damage = await findDamage(store, copy).catch((): Damage => 'content');
  return damage && copy.name;
}
