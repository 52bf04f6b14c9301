import { mayAlbumIdBeSeen, mayArtistIdBeSeen } from '@qingyin/server-catalogue';
import type { Db, PicturedKind } from '@qingyin/server-db';
import { notFound } from '@qingyin/server-kernel';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

/** An album or an artist of music libraries, and the libraries that the caller hears. */
export interface Pictured {
  kind: PicturedKind;
  id: number;
  /** others do not exist for the caller */
  libraries: readonly number[];
}

/**
 * Name of an album or artist that is found in files.
 *
 * @throws BusinessError 404 unless the caller hears a song of it
 */
export async function nameOfPictured(db: Db, { kind, id, libraries }: Pictured): Promise<string> {
  const viewer = { userId: null, libraries };
  const row =
    kind === 'album'
      ? await db
          .selectFrom('album')
          .innerJoin('library_album', 'library_album.album_id', 'album.id')
          .select('album.name')
          .where('album.id', '=', id)
          .where(mayAlbumIdBeSeen(viewer, 'album.id'))
          .executeTakeFirst()
      : await db
          .selectFrom('artist')
          .innerJoin('library_artist', 'library_artist.artist_id', 'artist.id')
          .select('artist.name')
          .where('artist.id', '=', id)
          .where(mayArtistIdBeSeen(viewer, 'artist.id'))
          .executeTakeFirst();
  if (!row) throw notFound(kind === 'album' ? '专辑' : '歌手');
  return row.name;
}

/** Key of the picture that an album or artist is shown with. @returns '' for unknown ones */
export async function pictureOf(db: Db, { kind, id }: Pictured): Promise<string> {
  const table = kind === 'album' ? 'album' : 'artist';
  const row = await db.selectFrom(table).select('image_key').where('id', '=', id).executeTakeFirst();
  return row?.image_key ?? '';
}

/** Condition for rows of `correction`: it has no picture, or the caller hears the album or artist that it is of. */
export const isPicturedHeard = (libraries: readonly number[]): RawBuilder<SqlBool> => {
  const viewer = { userId: null, libraries };
  return sql<SqlBool>`not exists (
    select 1 from chosen_picture where chosen_picture.correction_id = correction.id and not (
      (chosen_picture.kind = 'album' and ${mayAlbumIdBeSeen(viewer, 'chosen_picture.owner_id')})
      or (chosen_picture.kind = 'artist' and (${mayArtistIdBeSeen(viewer, 'chosen_picture.owner_id')}))))`;
};
