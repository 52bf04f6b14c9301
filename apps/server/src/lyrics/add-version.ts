import type { Db } from '../db/open.ts';
import type { LyricVersionRow } from '../db/tables/lyrics.ts';
import { nextId } from '../db/write.ts';
import { indexLyrics } from '../search/index-writer.ts';
import { dropOldVersions } from './drop-old-versions.ts';
import type { LyricFacts } from './lyric-facts.ts';

/** Content of a new version: a text, or a reference to the original lyrics of the song. */
export interface Wording {
  /** a text from `normalizeLyric`; empty: no lyrics */
  lyric: string;
  original: boolean;
  facts: LyricFacts;
  /** the earlier version that is restored */
  from?: number;
}

export interface VersionMaker {
  songId: number;
  userId: number;
  /** ms since 1970 */
  now: number;
}

/**
 * Adds a version of a song's lyrics, which becomes the current one; to be called inside `inWriteTransaction`.
 * Updates the search index and deletes the oldest versions beyond the limits.
 */
export async function addVersion(
  trx: Db,
  { songId, userId, now }: VersionMaker,
  { lyric, original, facts, from }: Wording,
): Promise<LyricVersionRow> {
  // A sequence instead of the highest number plus one: that number may have belonged to a version that was deleted
  // together with its author's account.
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
