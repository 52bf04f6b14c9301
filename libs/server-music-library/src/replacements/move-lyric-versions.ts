import { type Db, reserveIds } from '@qingyin/server-db';

/**
 * Gives the edited lyrics of a song to another one, if that one has none. The next edit there gets a number above them.
 *
 * @returns numbers of the versions that moved
 */
export async function moveLyricVersions(trx: Db, from: number, to: number): Promise<number[]> {
  const versions = await lyricVersionNumbers(trx, from);
  if (versions.length === 0 || (await lyricVersionNumbers(trx, to)).length > 0) return [];
  await trx.updateTable('lyric_version').set({ song_id: to }).where('song_id', '=', from).execute();
  await countOn(trx, to, Math.max(...versions));
  return versions;
}

/** Numbers of the stored versions of a song's lyrics. */
export async function lyricVersionNumbers(db: Db, songId: number): Promise<number[]> {
  const rows = await db.selectFrom('lyric_version').select('version').where('song_id', '=', songId).execute();
  return rows.map(({ version }) => version);
}

/** Lets the next version of a song's lyrics have a number above `version`. */
async function countOn(trx: Db, songId: number, version: number): Promise<void> {
  const name = `lyric/${songId}`;
  const known = await trx.selectFrom('counter').select('value').where('name', '=', name).executeTakeFirst();
  const missing = version - (known?.value ?? 0);
  if (missing > 0) await reserveIds(trx, name, 1, missing);
}
