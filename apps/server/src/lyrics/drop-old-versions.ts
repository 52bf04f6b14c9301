import { sql } from 'kysely';
import type { Db } from '../db/open.ts';
import { LYRIC_MAX } from './kept-lyric.ts';

/** So many states of a song's words are kept, whoever made them; nobody looks further back. */
export const VERSIONS_KEPT = 200;
/** So long they may be together: hundreds of usual ones, ten of the longest there may be. */
export const CHARACTERS_KEPT = 10 * LYRIC_MAX;

/**
 * Lets the oldest states of a song's words go that are more than are kept; to be called inside `write`. The newest one,
 * which is in force, stays whatever its length, and the words the song came with are not among them.
 */
export async function dropOldVersions(trx: Db, songId: number): Promise<void> {
  const kept = await trx
    .selectFrom('lyric_version')
    .select(['version', sql<number>`length(lyric)`.as('characters')])
    .where('song_id', '=', songId)
    .orderBy('version', 'desc')
    .execute();
  let characters = 0;
  const first = kept.find((row, place) => {
    characters += Number(row.characters);
    return place > 0 && (place >= VERSIONS_KEPT || characters > CHARACTERS_KEPT);
  });
  if (!first) return;
  await trx
    .deleteFrom('lyric_version')
    .where('song_id', '=', songId)
    .where('version', '<=', first.version)
    .execute();
}
