import { type Db, whereIn } from '@qingyin/server-db';
import { FIRST_LIBRARY_ID, mayAlbumBeSeen, mayArtistBeSeen, type Viewer } from './song-access.ts';

const conditions = { album: mayAlbumBeSeen, artist: mayArtistBeSeen };

/** Filters rows of albums or artists: those that the viewer may see, in the given order. */
export async function visibleOnly<Row extends { id: number }>(
  db: Db,
  table: 'album' | 'artist',
  rows: readonly Row[],
  viewer: Viewer,
): Promise<Row[]> {
  const asked = rows.flatMap(({ id }) => (id < FIRST_LIBRARY_ID ? [] : [id]));
  if (asked.length === 0) return [...rows];
  const found = await db
    .selectFrom<typeof table>(table)
    .select('id')
    .where(whereIn(db, 'id', asked))
    .where(conditions[table](viewer))
    .execute();
  const visible = new Set(found.map(({ id }) => id));
  return rows.filter(({ id }) => id < FIRST_LIBRARY_ID || visible.has(id));
}
