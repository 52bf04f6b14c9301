import type { Db } from '@qingyin/server-db';
import type { PlaceRow } from './place-queries.ts';

/**
 * Adds plays of users to their plays of another song, or takes them away.
 *
 * @param rows rows of `play_record`
 * @param sign 1 adds, -1 takes away
 */
export async function addPlays(
  trx: Db,
  songId: number,
  rows: readonly PlaceRow[],
  sign: 1 | -1,
): Promise<void> {
  for (const row of rows) {
    const userId = Number(row['user_id']);
    const known = await trx
      .selectFrom('play_record')
      .select(['plays', 'seconds', 'last_at'])
      .where('song_id', '=', songId)
      .where('user_id', '=', userId)
      .executeTakeFirst();
    if (!known) continue;
    await trx
      .updateTable('play_record')
      .set({
        plays: Math.max(1, known.plays + sign * Number(row['plays'])),
        seconds: Math.max(0, known.seconds + sign * Number(row['seconds'])),
        ...(sign > 0 && { last_at: Math.max(known.last_at, Number(row['last_at'])) }),
      })
      .where('song_id', '=', songId)
      .where('user_id', '=', userId)
      .execute();
  }
}
