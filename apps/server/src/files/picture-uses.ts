import { Readable } from 'node:stream';
import type { Db } from '../db/open.ts';
import type { PictureKind } from '../db/tables/cloud.ts';
import { write } from '../db/write.ts';
import type { FileStore, ReceivedFile } from './file-store.ts';
import { enterFile, releaseFiles, storedFile } from './stored-files.ts';

const KEY = /^up-([0-9a-f]{64})(?:\.(?:jpg|webp))?$/;
const MOST_BYTES = 8 * 1024 * 1024;

/** The key of an uploaded picture, as `image_key` columns hold it. */
export const pictureKey = (hash: string): string => `up-${hash}`;
/** The content's hash out of a key or the last part of an address; undefined for pictures that are drawn. */
export const pictureHash = (key: string): string | undefined => KEY.exec(key)?.[1];

export interface PictureOwner {
  kind: PictureKind;
  ownerId: number;
  userId: number;
  /** ms since 1970 */
  now: number;
}

/** Puts bytes into the store as a file that is not entered anywhere yet. */
export const storeBytes = (store: FileStore, bytes: Buffer): Promise<ReceivedFile> =>
  store.receive(Readable.from([bytes]), { maxBytes: MOST_BYTES });

/**
 * Gives an owner a new picture in place of the ones it had.
 *
 * @param bytes from `redrawn`
 * @param apply further changes in the same transaction, with the picture's key
 * @returns the key
 */
export async function replacePicture(
  { db, store }: { db: Db; store: FileStore },
  owner: PictureOwner,
  bytes: Buffer,
  apply: (trx: Db, key: string) => Promise<void>,
): Promise<string> {
  const file = await storeBytes(store, bytes);
  const name = await store.keep(file);
  const { kind, ownerId, userId, now } = owner;
  const spare: string[] = [];
  try {
    const { kept, gone } = await write(db, async (trx) => {
      const old = await trx
        .deleteFrom('picture_use')
        .where('kind', '=', kind)
        .where('owner_id', '=', ownerId)
        .returning('hash')
        .execute();
      const stays = await enterFile(trx, { hash: file.sha256, name, size: file.size, now });
      await trx
        .insertInto('picture_use')
        .values({ kind, owner_id: ownerId, hash: file.sha256, user_id: userId, created_at: now })
        .execute();
      await apply(trx, pictureKey(file.sha256));
      return {
        kept: stays,
        gone: await releaseFiles(
          trx,
          old.map((row) => row.hash),
        ),
      };
    });
    spare.push(...gone, ...(kept === name ? [] : [name]));
    return pictureKey(file.sha256);
  } catch (error) {
    spare.push(name);
    throw error;
  } finally {
    await store.remove(spare);
  }
}

/** Path of an uploaded picture by its key. */
export async function picturePath(
  { db, store }: { db: Db; store: FileStore },
  key: string,
): Promise<string | undefined> {
  const hash = pictureHash(key);
  const file = hash === undefined ? undefined : await storedFile(db, hash);
  return file && store.path(file.name);
}

/** Forgets pictures of playlists and users that are gone. @returns names of files to remove */
export const sweepPictures = (db: Db): Promise<string[]> =>
  write(db, async (trx) => {
    const gone = await trx
      .deleteFrom('picture_use')
      .where((eb) =>
        eb.or([
          eb.and([
            eb('kind', '=', 'playlist'),
            eb('owner_id', 'not in', eb.selectFrom('playlist').select('id')),
          ]),
          eb.and([eb('kind', '=', 'avatar'), eb('owner_id', 'not in', eb.selectFrom('user').select('id'))]),
        ]),
      )
      .returning('hash')
      .execute();
    return releaseFiles(
      trx,
      gone.map((row) => row.hash),
    );
  });
