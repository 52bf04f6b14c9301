import type { Db } from '../db/open.ts';
import type { LyricVersionRow } from '../db/tables/lyrics.ts';
import { write } from '../db/write.ts';
import { addVersion, type VersionMaker, type Wording } from './add-version.ts';
import { currentVersion } from './lyric-versions.ts';

/** Result of an update; `row` is the current version, undefined: the original lyrics. */
export interface WordsChange {
  row: LyricVersionRow | undefined;
  /** the base is not the current version; nothing was changed */
  conflict: boolean;
}

/**
 * Updates the lyrics of a song with optimistic locking: compares the base with the current version and adds the
 * new one in the same transaction. Content that is current already adds no version, so that a repeated call is
 * idempotent.
 *
 * @param base the version the edit started from; null: overwrite unconditionally
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
