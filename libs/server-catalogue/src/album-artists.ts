import type { Db } from '@qingyin/server-db';
import { sql, type SqlBool } from 'kysely';
import { mayAlbumBeSeen, type Viewer } from './song-access.ts';

/** Condition for queries over `album`: the artist is the first one of the album, or a further one. */
export const isAlbumOf = (artistId: number) =>
  sql<SqlBool>`album.id in (select id from album where artist_id = ${artistId}
    union all select album_id from album_artist where artist_id = ${artistId})`;

/** Artists of albums after the first, in their order; only albums of music libraries have some. */
export const furtherArtists = (db: Db, albumIds: readonly number[]) =>
  db
    .selectFrom('album_artist')
    .select(['album_id', 'artist_id'])
    .where('album_id', 'in', albumIds)
    .orderBy('album_id')
    .orderBy('position')
    .execute();

/** Numbers of albums that the viewer may see by artist. */
export async function albumCounts(
  db: Db,
  artistIds: readonly number[],
  viewer: Viewer,
): Promise<Map<number, number>> {
  const own = await db
    .selectFrom('album')
    .select(['artist_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('artist_id', 'in', artistIds)
    .where(mayAlbumBeSeen(viewer))
    .groupBy('artist_id')
    .execute();
  const shared = await db
    .selectFrom('album_artist')
    .innerJoin('album', 'album.id', 'album_artist.album_id')
    .select(['album_artist.artist_id', (eb) => eb.fn.countAll<number>().as('n')])
    .where('album_artist.artist_id', 'in', artistIds)
    .where(mayAlbumBeSeen(viewer))
    .groupBy('album_artist.artist_id')
    .execute();
  const counts = new Map<number, number>();
  for (const { artist_id, n } of [...own, ...shared])
    counts.set(artist_id, (counts.get(artist_id) ?? 0) + Number(n));
  return counts;
}
