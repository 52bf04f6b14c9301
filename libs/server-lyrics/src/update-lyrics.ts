import { currentLyricVersion } from '@qingyin/server-catalogue';
import { type Db, type LyricVersionRow, inWriteTransaction } from '@qingyin/server-db';
import { addLyricVersion, type LyricEditor, type LyricContent } from './add-lyric-version.ts';

/** Result of an update; `row` is the current version, undefined: the original lyrics. */
export interface LyricsUpdate {
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
export const updateLyrics = (
  db: Db,
  editor: LyricEditor,
  base: number | null,
  content: LyricContent,
): Promise<LyricsUpdate> =>
  inWriteTransaction(db, async (trx) => {
    const row = await currentLyricVersion(trx, editor.songId);
    if (holds(row, content)) return { row, conflict: false };
    if (base !== null && base !== (row?.version ?? 0)) return { row, conflict: true };
    return { row: await addLyricVersion(trx, editor, content), conflict: false };
  });

function holds(row: LyricVersionRow | undefined, { lyric, original }: LyricContent): boolean {
  if (!row || row.original === 1) return original;
  return !original && row.lyric === lyric;
}
