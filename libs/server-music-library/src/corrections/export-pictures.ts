import { type Db, whereIn } from '@qingyin/server-db';
import { pictureKey } from '@qingyin/server-files';
import { isPicturedHeard } from '../pictures/pictured.ts';
import type { ExportedPicture } from './corrections.ts';

/** The chosen pictures that count, of albums and artists that are heard in the libraries, in the order of their ids. */
export async function exportPictures(db: Db, libraries: readonly number[]): Promise<ExportedPicture[]> {
  if (libraries.length === 0) return [];
  const rows = await db
    .selectFrom('chosen_picture')
    .innerJoin('correction', 'correction.id', 'chosen_picture.correction_id')
    .select(['chosen_picture.kind', 'chosen_picture.owner_id', 'chosen_picture.hash'])
    .where('correction.undone_at', 'is', null)
    .where(isPicturedHeard(libraries))
    .orderBy('correction.id')
    .execute();
  const idsOf = (kind: string): number[] => rows.flatMap((row) => (row.kind === kind ? [row.owner_id] : []));
  const albums = await db
    .selectFrom('album')
    .innerJoin('artist', 'artist.id', 'album.artist_id')
    .select(['album.id', 'album.name', 'artist.name as artist'])
    .where(whereIn(db, 'album.id', idsOf('album')))
    .execute();
  const artists = await db
    .selectFrom('artist')
    .select(['id', 'name'])
    .where(whereIn(db, 'id', idsOf('artist')))
    .execute();
  const albumOf = new Map(albums.map((album) => [album.id, album]));
  const nameOf = new Map(artists.map(({ id, name }) => [id, name]));
  return rows.map(({ kind, owner_id, hash }) => {
    const album = kind === 'album' ? albumOf.get(owner_id) : undefined;
    return {
      kind,
      name: album?.name ?? nameOf.get(owner_id) ?? '',
      artists: album ? [album.artist] : [],
      key: pictureKey(hash),
    };
  });
}
