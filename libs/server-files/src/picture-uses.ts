import { type Db, type PictureKind, inWriteTransaction } from '@qingyin/server-db';
import { DAY_MS } from '@qingyin/server-kernel';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { findStoredCopy, type Damage, damagedCopy, damageFromError, recordDamage } from './damage.ts';
import type { FileStore, ReceivedFile } from './file-store.ts';
import { registerFile, releaseFiles } from './stored-files.ts';

const KEY = /^up-([0-9a-f]{64})(?:\.(?:jpg|webp))?$/;
const MOST_BYTES = 8 * 1024 * 1024;
/** How long an uploaded picture waits for its post, ms. */
export const DRAFT_LIFE_MS = DAY_MS;

/** Key of an uploaded picture, as in `image_key` columns. */
export const pictureKey = (hash: string): string => `up-${hash}`;
/** Content hash in a picture key or the last segment of its URL; undefined for generated pictures. */
export const pictureHash = (key: string): string | undefined => KEY.exec(key)?.[1];

/** What a picture belongs to. */
export interface PictureOwner {
  kind: PictureKind;
  ownerId: number;
  userId: number;
  /** ms since 1970 */
  now: number;
}

/** Writes bytes to the store as a received file. */
export const storeBytes = (store: FileStore, bytes: Buffer): Promise<ReceivedFile> =>
  store.receive(Readable.from([bytes]), { maxBytes: MOST_BYTES });

/**
 * Stores a picture and the rows that use it atomically.
 *
 * @param bytes result of `reencodePicture`
 * @param update inserts the rows that use it, in the same transaction; returns hashes of pictures that may be unused
 * now
 * @returns the content hash
 */
export async function storePicture(
  { db, store }: { db: Db; store: FileStore },
  bytes: Buffer,
  now: number,
  update: (trx: Db, hash: string) => Promise<(string | null)[]>,
): Promise<string> {
  const file = await storeBytes(store, bytes);
  const name = await store.commit(file);
  const spare: string[] = [];
  try {
    const damaged = await damagedCopy({ db, files: { store } }, file.sha256);
    const gone = await inWriteTransaction(db, async (trx) => {
      const left = await registerFile(trx, { hash: file.sha256, name, size: file.size, now, damaged });
      return [...left, ...(await releaseFiles(trx, await update(trx, file.sha256)))];
    });
    spare.push(...gone);
    return file.sha256;
  } catch (error) {
    spare.push(name);
    throw error;
  } finally {
    await store.remove(spare);
  }
}

/**
 * Replaces the pictures of an owner.
 *
 * @param bytes result of `reencodePicture`
 * @param apply further changes in the same transaction, with the picture's key
 * @returns the key
 */
export async function replacePicture(
  deps: { db: Db; store: FileStore },
  { kind, ownerId, userId, now }: PictureOwner,
  bytes: Buffer,
  apply: (trx: Db, key: string) => Promise<void>,
): Promise<string> {
  const hash = await storePicture(deps, bytes, now, async (trx, made) => {
    const old = await trx
      .deleteFrom('picture_use')
      .where('kind', '=', kind)
      .where('owner_id', '=', ownerId)
      .returning('hash')
      .execute();
    await trx
      .insertInto('picture_use')
      .values({ kind, owner_id: ownerId, hash: made, user_id: userId, created_at: now })
      .execute();
    await apply(trx, pictureKey(made));
    return old.map((row) => row.hash);
  });
  return pictureKey(hash);
}

/**
 * Reads an uploaded picture and compares it with its hash. Changes of its damage state are recorded.
 *
 * @param now ms since 1970, for recording damage
 * @returns undefined when there is no such picture, or it is damaged
 */
export async function readPicture(
  { db, store }: { db: Db; store: FileStore },
  key: string,
  now: number,
): Promise<Buffer | undefined> {
  const hash = pictureHash(key);
  const file = hash === undefined ? undefined : await findStoredCopy(db, hash);
  if (!file) return undefined;
  const found = await readFile(store.path(file.name)).catch(damageFromError);
  const damage = typeof found === 'string' ? found : damageOfBytes(found, file);
  if ((damage ?? '') !== file.damage)
    await recordDamage(db, { hash: file.hash, name: file.name, damage, now });
  return damage === undefined && typeof found !== 'string' ? found : undefined;
}

function damageOfBytes(bytes: Buffer, { hash, size }: { hash: string; size: number }): Damage | undefined {
  if (bytes.length !== size) return 'size';
  return createHash('sha256').update(bytes).digest('hex') === hash ? undefined : 'content';
}

/**
 * Deletes the uses of pictures of deleted playlists, users, posts, corrections and albums, and of expired drafts. @returns names of
 * files to delete
 */
export const sweepPictures = (db: Db, now: number): Promise<string[]> =>
  inWriteTransaction(db, async (trx) => {
    const gone = await trx
      .deleteFrom('picture_use')
      .where((eb) => {
        const without = (kind: PictureKind, table: 'playlist' | 'user' | 'event' | 'correction' | 'album') =>
          eb.and([eb('kind', '=', kind), eb('owner_id', 'not in', eb.selectFrom(table).select('id'))]);
        return eb.or([
          without('playlist', 'playlist'),
          without('avatar', 'user'),
          without('event', 'event'),
          without('chosen', 'correction'),
          without('outside', 'album'),
          eb.and([eb('kind', '=', 'draft'), eb('created_at', '<', now - DRAFT_LIFE_MS)]),
        ]);
      })
      .returning('hash')
      .execute();
    return releaseFiles(
      trx,
      gone.map((row) => row.hash),
    );
  });
