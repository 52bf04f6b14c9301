import type { Db } from '../db/open.ts';
import type { LyricVersionRow } from '../db/tables/lyrics.ts';
import { nextId } from '../db/write.ts';
import { indexLyrics } from '../search/index-writer.ts';
import { dropOldVersions } from './drop-old-versions.ts';
import type { LyricFacts } from './lyric-facts.ts';

/** What a version may hold: a text, or the words the song came with. */
export interface Wording {
  /** a `keptLyric`; empty: no words */
  lyric: string;
  original: boolean;
  facts: LyricFacts;
  /** the version it is brought back from */
  from?: number;
}

export interface VersionMaker {
  songId: number;
  userId: number;
  /** ms since 1970 */
  now: number;
}

/**
 * Makes words the current ones of a song; to be called inside `write`. Search finds the song by them from then on, and
 * versions too old to be kept are gone.
 */
export async function addVersion(
  trx: Db,
  { songId, userId, now }: VersionMaker,
  { lyric, original, facts, from }: Wording,
): Promise<LyricVersionRow> {
  // Not the newest number and one more: that may have been the number of somebody whose account is gone.
  const version = await nextId(trx, `lyric/${songId}`, 1);
  const row = await trx
    .insertInto('lyric_version')
    .values({
      song_id: songId,
      version,
      user_id: userId,
      made_at: now,
      from_version: from ?? null,
      original: original ? 1 : 0,
      lyric: original ? '' : lyric,
      ...facts,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await dropOldVersions(trx, songId);
  await indexLyrics(trx, songId);
  return row;
}
