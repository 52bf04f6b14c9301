import type { Db } from '@qingyin/server-db';
import { sql } from 'kysely';
import { readByKey } from './read-in-portions.ts';

/**
 * Reads in which songs artists have parts beside singing or playing them: indices of songs by role and artist.
 *
 * @param ids of all songs, ascending
 */
export async function readCredits(db: Db, ids: Float64Array): Promise<Map<string, Map<number, Int32Array>>> {
  const byKey = await readByKey(ids, (from, limit) =>
    db
      .selectFrom('song_credit')
      .select(['song_id as id', sql<string>`role || ' ' || artist_id`.as('key')])
      .where('song_id', '>=', from)
      .orderBy('song_id')
      .limit(limit)
      .execute(),
  );
  const byRole = new Map<string, Map<number, Int32Array>>();
  for (const [key, songs] of byKey) {
    const [role = '', artist] = key.split(' ');
    const byArtist = byRole.get(role) ?? new Map<number, Int32Array>();
    byRole.set(role, byArtist.set(Number(artist), songs));
  }
  return byRole;
}
