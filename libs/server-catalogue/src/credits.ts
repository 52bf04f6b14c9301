import { type Credit, creditRoles } from '@qingyin/contract';
import { type Db, whereIn } from '@qingyin/server-db';

/** Artists of a role that are named, at most: albums of operas have hundreds. */
const MOST = 40;

/**
 * Credits of songs together: the artists of each role once, those of most songs first, else in the order of the tags.
 * Details are left out where they differ between songs.
 *
 * @param songIds songs that the viewer may hear
 */
export async function creditsOf(db: Db, songIds: readonly number[]): Promise<Credit[]> {
  if (songIds.length === 0) return [];
  const rows = await db
    .selectFrom('song_credit')
    .innerJoin('artist', 'artist.id', 'song_credit.artist_id')
    .select(['song_credit.role', 'artist.id', 'artist.name'])
    .select((eb) => [
      eb.fn.countAll<number>().as('songs'),
      eb.fn.min('song_credit.detail').as('least'),
      eb.fn.max('song_credit.detail').as('most'),
      eb.fn.min('song_credit.position').as('position'),
    ])
    .where(whereIn(db, 'song_credit.song_id', songIds))
    .groupBy(['song_credit.role', 'artist.id', 'artist.name'])
    .execute();
  return creditRoles.flatMap((role) => {
    const artists = rows
      .filter((row) => row.role === role)
      .sort((a, b) => Number(b.songs) - Number(a.songs) || a.position - b.position || a.id - b.id)
      .slice(0, MOST)
      .map(({ id, name, least, most }) => ({ id, name, detail: least === most ? most : '' }));
    return artists.length > 0 ? [{ role, artists }] : [];
  });
}
