import { LYRIC_MAX } from '@qingyin/server-files';
import type { Db } from '@qingyin/server-db';
import { sql } from 'kysely';

/** Maximum number of lyric versions per song, by all users together. */
export const MAX_LYRIC_VERSIONS = 200;
/** Maximum total length of a song's versions in characters: hundreds of usual texts, ten of the maximum length. */
export const MAX_LYRIC_VERSIONS_LENGTH = 10 * LYRIC_MAX;

/**
 * Deletes the oldest lyric versions of a song beyond the limits of count and total length; to be called inside
 * `inWriteTransaction`. The newest version is current and stays whatever its length; the original lyrics are not
 * stored as a version.
 */
export async function pruneLyricVersions(trx: Db, songId: number): Promise<void> {
  const kept = await trx
    .selectFrom('lyric_version')
    .select(['version', sql<number>`length(lyric)`.as('characters')])
    .where('song_id', '=', songId)
    .orderBy('version', 'desc')
    .execute();
  let characters = 0;
  const first = kept.find((row, place) => {
    characters += Number(row.characters);
    return place > 0 && (place >= MAX_LYRIC_VERSIONS || characters > MAX_LYRIC_VERSIONS_LENGTH);
  });
  if (!first) return;
  await trx
    .deleteFrom('lyric_version')
    .where('song_id', '=', songId)
    .where('version', '<=', first.version)
    .execute();
}
