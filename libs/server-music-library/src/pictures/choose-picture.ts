import { type Db, inWriteTransaction, type PicturedKind } from '@qingyin/server-db';
import { type FileStore, pictureKey, reencodePicture, storePicture } from '@qingyin/server-files';
import { notFound } from '@qingyin/server-kernel';
import { refreshAlbumImages } from './album-image.ts';
import { refreshArtistImages } from './artist-image.ts';
import { foundPictures } from './found-pictures.ts';
import { loadMusicPicture, musicPictureHash } from './music-picture.ts';
import { nameOfPictured, type Pictured } from './pictured.ts';

/** What storing a chosen picture needs. */
export interface PictureStore {
  db: Db;
  store: FileStore;
  /** ms since 1970 */
  now: number;
  /** the administrator */
  userId: number;
}

/** A picture that was chosen: the id of its correction, and its key. */
export interface ChosenPicture {
  id: number;
  key: string;
}

/**
 * Gives an album or artist a picture, in place of the one in its files. It is re-encoded and stored, so that it stays when
 * the files change.
 *
 * @param picture key of a picture of `foundPictures`, or an uploaded file
 * @throws BusinessError 404 unless the caller hears a song of it, and for unknown keys; FileError `wrong-type` or
 * `unreadable` for files that are no picture
 */
export async function choosePicture(
  { db, store, now, userId }: PictureStore,
  of: Pictured,
  picture: { key: string } | { path: string },
): Promise<ChosenPicture> {
  const title = await nameOfPictured(db, of);
  const source = 'path' in picture ? picture.path : await bytesOf(db, store, of, picture.key);
  const bytes = await reencodePicture(source);
  let id = 0;
  const hash = await storePicture({ db, store }, bytes, now, async (trx, made) => {
    await undoOthers(trx, of, now);
    const row = { user_id: userId, at: now, undone_at: null, title, fields: '{}' };
    ({ id } = await trx.insertInto('correction').values(row).returning('id').executeTakeFirstOrThrow());
    await trx
      .insertInto('chosen_picture')
      .values({ correction_id: id, kind: of.kind, owner_id: of.id, hash: made })
      .execute();
    await trx
      .insertInto('picture_use')
      // Not of the administrator, whose account may be deleted.
      .values({ kind: 'chosen', owner_id: id, hash: made, user_id: 0, created_at: now })
      .execute();
    await refreshImage(trx, of.kind, of.id);
    return [];
  });
  return { id, key: pictureKey(hash) };
}

/**
 * Lets a chosen picture count no longer, or in place of others again.
 *
 * @param undoneAt ms since 1970; null: it counts
 * @returns the album or artist that it is of; undefined when the correction is about songs
 */
export const setPictureUndone = (
  db: Db,
  correctionId: number,
  undoneAt: number | null,
  now: number,
): Promise<{ kind: PicturedKind; id: number } | undefined> =>
  inWriteTransaction(db, async (trx) => {
    const row = await trx
      .selectFrom('chosen_picture')
      .select(['kind', 'owner_id as id'])
      .where('correction_id', '=', correctionId)
      .executeTakeFirst();
    if (!row) return undefined;
    if (undoneAt === null) await undoOthers(trx, row, now);
    await trx.updateTable('correction').set({ undone_at: undoneAt }).where('id', '=', correctionId).execute();
    await refreshImage(trx, row.kind, row.id);
    return row;
  });

/** The picture of an album or artist that counts; undefined: the one in its files does. */
export async function chosenPicture(db: Db, { kind, id }: Pictured): Promise<ChosenPicture | undefined> {
  const row = await db
    .selectFrom('chosen_picture')
    .innerJoin('correction', 'correction.id', 'chosen_picture.correction_id')
    .select(['correction.id', 'chosen_picture.hash'])
    .where('chosen_picture.kind', '=', kind)
    .where('chosen_picture.owner_id', '=', id)
    .where('correction.undone_at', 'is', null)
    .orderBy('correction.id', 'desc')
    .executeTakeFirst();
  return row && { id: row.id, key: pictureKey(row.hash) };
}

async function bytesOf(db: Db, store: FileStore, of: Pictured, key: string): Promise<Buffer> {
  const hash = musicPictureHash(key);
  const isOffered = hash !== undefined && (await foundPictures(db, of)).some((found) => found.key === key);
  const bytes = isOffered && (await loadMusicPicture(db, hash, (name) => store.path(name)));
  if (!bytes) throw notFound('图片');
  return bytes;
}

const undoOthers = (trx: Db, { kind, id }: { kind: PicturedKind; id: number }, now: number) =>
  trx
    .updateTable('correction')
    .set({ undone_at: now })
    .where('undone_at', 'is', null)
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('chosen_picture')
        .select('correction_id')
        .where('kind', '=', kind)
        .where('owner_id', '=', id),
    )
    .execute();

const refreshImage = (trx: Db, kind: PicturedKind, id: number): Promise<void> =>
  kind === 'album' ? refreshAlbumImages(trx, [id]) : refreshArtistImages(trx, [id]);
