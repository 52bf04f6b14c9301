import { type Db, whereIn } from '@qingyin/server-db';

/** Roles whose names songs and albums are found by. Players and producers would bring up too much. */
const ROLES = ['composer', 'lyricist', 'conductor', 'arranger', 'remixer'];
/** Maximum number of names of a song. */
const MOST = 20;

/** Names of composers, lyricists and the like of songs; songs without any are left out. */
export async function creditedNames(db: Db, songIds: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('song_credit')
    .innerJoin('artist', 'artist.id', 'song_credit.artist_id')
    .select(['song_credit.song_id', 'artist.name'])
    .where(whereIn(db, 'song_credit.song_id', songIds))
    .where('song_credit.role', 'in', ROLES)
    .orderBy('song_credit.song_id')
    .orderBy('song_credit.position')
    .execute();
  const found = new Map<number, string[]>();
  for (const { song_id, name } of rows) {
    const names = found.get(song_id) ?? [];
    if (names.length < MOST && !names.includes(name)) found.set(song_id, [...names, name]);
  }
  return found;
}
