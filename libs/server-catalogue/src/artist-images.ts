import type { Db } from '@qingyin/server-db';
import { FIRST_LIBRARY_ID, mayAlbumBeSeen, type Viewer } from './song-access.ts';

/** Prefix of the keys of drawn portraits. */
const DRAWN = 'artist-';
/** Keys of covers that lie in music libraries, and of stored pictures. */
const [COVERS, STORED] = ['music-%', 'up-%'] as const;

/**
 * Gives artists of music libraries that have no picture the cover of their newest album in place of the drawn portrait.
 * Only albums that the viewer may see count, so that covers of private libraries stay private.
 *
 * @param rows artists; the others are returned as they are
 */
export async function withArtistImages<Row extends { id: number; image_key: string }>(
  db: Db,
  rows: readonly Row[],
  viewer: Viewer,
): Promise<Row[]> {
  const ids = rows
    .filter(({ id, image_key }) => id >= FIRST_LIBRARY_ID && image_key.startsWith(DRAWN))
    .map(({ id }) => id);
  if (ids.length === 0) return [...rows];
  const albums = await db
    .selectFrom('album')
    .innerJoin('library_album', 'library_album.album_id', 'album.id')
    .select(['album.artist_id', 'album.image_key'])
    .where('album.artist_id', 'in', ids)
    // A stored one was chosen or is from an outside source, unless the album is of uploads, which have no others.
    .where((eb) =>
      eb.or([
        eb('album.image_key', 'like', COVERS),
        eb.and([eb('album.image_key', 'like', STORED), eb('library_album.found_key', 'not like', STORED)]),
      ]),
    )
    .where(mayAlbumBeSeen(viewer))
    .orderBy('library_album.year')
    .orderBy('album.publish_time')
    .orderBy('album.id')
    .execute();
  // The newest one is the last.
  const covers = new Map(albums.map(({ artist_id, image_key }) => [artist_id, image_key]));
  return rows.map((row) => {
    const cover = covers.get(row.id);
    return cover === undefined || !ids.includes(row.id) ? row : { ...row, image_key: cover };
  });
}
