import type { Db } from '../db/open.ts';
import type { LyricVersionRow } from '../db/tables/lyrics.ts';
import { write } from '../db/write.ts';
import { addVersion, type VersionMaker, type Wording } from './add-version.ts';
import { currentVersion } from './lyric-versions.ts';

/** How a change ended; `row` is the current version, undefined: the original. */
export interface WordsChange {
  row: LyricVersionRow | undefined;
  /** another version came in between, and nothing was changed */
  conflict: boolean;
}

/**
 * Gives a song other words, in one transaction with the look at what they stand in place of. Words that are current
 * already stay the version they are, so that a call that is made twice does nothing the second time.
 *
 * @param base the version the caller has seen; null: whatever there is
 */
export const changeWords = (
  db: Db,
  maker: VersionMaker,
  base: number | null,
  wording: Wording,
): Promise<WordsChange> =>
  write(db, async (trx) => {
    const row = await currentVersion(trx, maker.songId);
    if (holds(row, wording)) return { row, conflict: false };
    if (base !== null && base !== (row?.version ?? 0)) return { row, conflict: true };
    return { row: await addVersion(trx, maker, wording), conflict: false };
  });

function holds(row: LyricVersionRow | undefined, { lyric, original }: Wording): boolean {
  if (!row || row.original === 1) return original;
  return !original && row.lyric === lyric;
}
