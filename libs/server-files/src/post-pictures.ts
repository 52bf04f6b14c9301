import type { Db } from '@qingyin/server-db';
import { storePicture, pictureHash, pictureKey } from './picture-uses.ts';
import type { FileStore } from './file-store.ts';
import { releaseFiles } from './stored-files.ts';

/** Maximum number of draft pictures of a user; beyond it the oldest is deleted. */
const DRAFTS_MAX = 45;

/** A picture of a post, as stored in `event.pics`. */
export interface PostPicture {
  key: string;
  width: number;
  height: number;
}

interface Sent {
  userId: number;
  width: number;
  height: number;
  /** ms since 1970 */
  now: number;
}

/** Stores a picture for its sender's next post, for a day. @param bytes result of `reencodePhoto` @returns its key */
export async function storeDraftPicture(
  deps: { db: Db; store: FileStore },
  bytes: Buffer,
  { userId, width, height, now }: Sent,
): Promise<string> {
  const hash = await storePicture(deps, bytes, now, async (trx, made) => {
    const drafts = trx.selectFrom('picture_use').where('kind', '=', 'draft').where('owner_id', '=', userId);
    await trx
      .insertInto('picture_use')
      .values({
        kind: 'draft',
        owner_id: userId,
        hash: made,
        user_id: userId,
        created_at: now,
        width,
        height,
      })
      .onConflict((conflict) =>
        conflict.columns(['kind', 'owner_id', 'hash']).doUpdateSet({ created_at: now }),
      )
      .execute();
    const kept = drafts.select('hash').orderBy('created_at', 'desc').orderBy('hash').limit(DRAFTS_MAX);
    const gone = await trx
      .deleteFrom('picture_use')
      .where('kind', '=', 'draft')
      .where('owner_id', '=', userId)
      .where('hash', '!=', made)
      .where('hash', 'not in', kept)
      .returning('hash')
      .execute();
    return gone.map((row) => row.hash);
  });
  return pictureKey(hash);
}

/**
 * Pictures with these keys that the user has uploaded (drafts or used in posts), in the order of the keys without
 * duplicates.
 */
export async function uploadedPictures(
  trx: Db,
  userId: number,
  keys: readonly string[],
): Promise<PostPicture[]> {
  if (keys.length === 0) return [];
  const hashes = [...new Set(keys)].flatMap((key) => pictureHash(key) ?? []);
  const rows = await trx
    .selectFrom('picture_use')
    .select(['hash', 'width', 'height'])
    .where('user_id', '=', userId)
    .where('kind', 'in', ['draft', 'event'])
    .where('hash', 'in', hashes)
    .execute();
  const found = new Map(rows.map((row) => [row.hash, row]));
  return hashes.flatMap((hash) => {
    const { width, height } = found.get(hash) ?? {};
    return width && height ? [{ key: pictureKey(hash), width, height }] : [];
  });
}

interface Post {
  id: number;
  userId: number;
  now: number;
}

/** Attaches pictures to a post and deletes their drafts; call it inside `inWriteTransaction`. */
export async function attachPictures(
  trx: Db,
  { id, userId, now }: Post,
  pictures: readonly PostPicture[],
): Promise<void> {
  if (pictures.length === 0) return;
  const rows = pictures.map(({ key, width, height }) => ({
    kind: 'event' as const,
    owner_id: id,
    hash: pictureHash(key) ?? '',
    user_id: userId,
    created_at: now,
    width,
    height,
  }));
  await trx.insertInto('picture_use').values(rows).execute();
  await trx
    .deleteFrom('picture_use')
    .where('kind', '=', 'draft')
    .where('owner_id', '=', userId)
    .where(
      'hash',
      'in',
      rows.map((row) => row.hash),
    )
    .execute();
}

/** Detaches the pictures of deleted posts; call it inside `inWriteTransaction`. @returns names of files to delete */
export async function detachPictures(trx: Db, eventIds: readonly number[]): Promise<string[]> {
  if (eventIds.length === 0) return [];
  const gone = await trx
    .deleteFrom('picture_use')
    .where('kind', '=', 'event')
    .where('owner_id', 'in', eventIds)
    .returning('hash')
    .execute();
  return releaseFiles(
    trx,
    gone.map((row) => row.hash),
  );
}
