import { indexLyrics } from '@qingyin/server-search';
import { type Db, type LyricVersionRow, nextId } from '@qingyin/server-db';
import { pruneLyricVersions } from './prune-lyric-versions.ts';
import type { LyricFacts } from './lyric-facts.ts';

/** Content of a new version: a text, or a reference to the original lyrics of the song. */
export interface LyricContent {
  /** a text from `normalizeLyric`; empty: no lyrics */
  lyric: string;
  original: boolean;
  facts: LyricFacts;
  /** the earlier version that is restored */
  from?: number;
}

export interface LyricEditor {
  songId: number;
  userId: number;
  /** ms since 1970 */
  now: number;
}

/**
 * Adds a version of a song's lyrics, which becomes the current one; to be called inside `inWriteTransaction`.
 * Updates the search index and deletes the oldest versions beyond the limits.
 */
export async function addLyricVersion(
  trx: Db,
  { songId, userId, now }: LyricEditor,
  { lyric, original, facts, from }: LyricContent,
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
  await pruneLyricVersions(trx, songId);
  await indexLyrics(trx, songId);
  return row;
}
