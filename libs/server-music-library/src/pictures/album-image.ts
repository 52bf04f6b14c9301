import { pictureKey } from '@qingyin/server-files';
import { type Db, type PicturedKind, whereIn } from '@qingyin/server-db';

/** Key of the drawn cover of an album without a picture. */
export const drawnCover = (albumId: number): string => `album-calm-library-${albumId}`;

/**
 * Sets the image of albums found in files: the chosen picture, else the one in their files, else that of an outside source
 * which is on, else a drawn cover.
 */
export async function refreshAlbumImages(trx: Db, albumIds: readonly number[]): Promise<void> {
  const albums = await trx
    .selectFrom('library_album')
    .innerJoin('album', 'album.id', 'library_album.album_id')
    .select(['album.id', 'album.image_key', 'library_album.found_key'])
    .where(whereIn(trx, 'album.id', albumIds))
    .execute();
  const chosen = await chosenKeys(trx, 'album', albumIds);
  const outside = await outsideKeys(trx, albumIds);
  for (const { id, image_key, found_key } of albums) {
    const key = chosen.get(id) ?? (found_key || (outside.get(id) ?? drawnCover(id)));
    if (key !== image_key)
      await trx.updateTable('album').set({ image_key: key }).where('id', '=', id).execute();
  }
}

/** Keys of the pictures that administrators have chosen and that count, by the id of the album or artist. */
export async function chosenKeys(
  db: Db,
  kind: PicturedKind,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('chosen_picture')
    .innerJoin('correction', 'correction.id', 'chosen_picture.correction_id')
    .select(['chosen_picture.owner_id', 'chosen_picture.hash'])
    .where('chosen_picture.kind', '=', kind)
    .where(whereIn(db, 'chosen_picture.owner_id', ids))
    .where('correction.undone_at', 'is', null)
    .orderBy('correction.id')
    .execute();
  return new Map(rows.map(({ owner_id, hash }) => [owner_id, pictureKey(hash)]));
}

/** Keys of the covers from sources that are on, by album. */
async function outsideKeys(db: Db, albumIds: readonly number[]): Promise<Map<number, string>> {
  if (albumIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('outside_find')
    .innerJoin('outside_source', 'outside_source.name', 'outside_find.source')
    .select(['outside_find.owner_id', 'outside_find.hash'])
    .where('outside_find.kind', '=', 'album')
    .where(whereIn(db, 'outside_find.owner_id', albumIds))
    .where('outside_find.hash', '<>', '')
    .where('outside_source.enabled', '=', 1)
    .execute();
  return new Map(rows.map(({ owner_id, hash }) => [owner_id, pictureKey(hash)]));
}
