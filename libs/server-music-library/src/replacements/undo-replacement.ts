import { type Db, whereIn } from '@qingyin/server-db';
import { moveReferences } from './move-references.ts';
import { restoreReferences } from './restore-references.ts';
import { touchPlaylists } from './touch-playlists.ts';

/** A replacement that counts. */
export interface ActiveReplacement {
  id: number;
  from: number;
  to: number | null;
}

/** Query of replacements that count. */
export const activeReplacements = (db: Db) =>
  db
    .selectFrom('song_replacement')
    .select(['song_replacement.id', 'song_replacement.from_id as from', 'song_replacement.to_id as to'])
    .where('song_replacement.undone_at', 'is', null);

/**
 * Shows the replaced song again, with what was moved. If the song that stands in is replaced itself, what came from there
 * goes back first, and the rest moves on again.
 *
 * @param now ms since 1970
 * @returns songs whose lyrics may be others now
 */
export async function undoReplacement(
  trx: Db,
  { id, from, to }: ActiveReplacement,
  now: number,
): Promise<number[]> {
  await touchPlaylists(trx, id, now);
  const later = await laterReplacements(trx, to);
  for (const each of later.toReversed()) await restoreReferences(trx, each.id, each.from, each.to);
  await restoreReferences(trx, id, from, to);
  for (const each of later) await moveReferences(trx, each.id, each.from, each.to);
  await trx.updateTable('song').set({ hidden: 0 }).where('id', '=', from).execute();
  await trx.updateTable('song_replacement').set({ undone_at: now }).where('id', '=', id).execute();
  return [from, to, ...later.map((each) => each.to)].filter((song) => song !== null);
}

/** Replacements of a song that stands in, of the one that stands in for it, and so on. */
async function laterReplacements(trx: Db, songId: number | null): Promise<ActiveReplacement[]> {
  const later: ActiveReplacement[] = [];
  for (let at = songId; at !== null;) {
    const next = await activeReplacements(trx).where('from_id', '=', at).executeTakeFirst();
    if (!next) break;
    later.push(next);
    at = next.to;
  }
  return later;
}

/**
 * Undoes what files have overtaken: replaced songs whose file is back, and duplicates of songs whose own file is gone. The
 * folders of these songs and of those that stood in are derived again, which updates the search index.
 *
 * @param present songs with a file
 * @param gone songs without one
 */
export async function undoOvertaken(
  trx: Db,
  { present, gone }: { present: readonly number[]; gone: readonly number[] },
  now: number,
): Promise<void> {
  const back =
    present.length === 0
      ? []
      : await activeReplacements(trx)
          .where('kind', '!=', 'duplicate')
          .where(whereIn(trx, 'from_id', present))
          .execute();
  const alone =
    gone.length === 0
      ? []
      : await activeReplacements(trx)
          .innerJoin('library_song', 'library_song.song_id', 'song_replacement.from_id')
          .where('kind', '=', 'duplicate')
          .where('library_song.missing_since', 'is', null)
          .where(whereIn(trx, 'to_id', gone))
          .execute();
  for (const each of [...back, ...alone]) {
    const songs = await undoReplacement(trx, each, now);
    await trx
      .updateTable('music_folder')
      .set((eb) => ({ dirty: eb('dirty', '+', 1) }))
      .where('id', 'in', (eb) =>
        eb
          .selectFrom('song_file')
          .innerJoin('music_file', 'music_file.id', 'song_file.file_id')
          .select('music_file.folder_id')
          .where(whereIn(trx, 'song_file.song_id', songs)),
      )
      .execute();
  }
}

/** Deletes the replacements of songs that are deleted; those that they stand in for are shown again. */
export async function dropReplacements(trx: Db, songIds: readonly number[]): Promise<void> {
  const standing = await activeReplacements(trx)
    .where(whereIn(trx, 'to_id', songIds))
    .execute();
  // What a deleted song gave to one that stays, stays there.
  const deleted = new Set(songIds);
  for (const each of standing) if (!deleted.has(each.from)) await undoReplacement(trx, each, 0);
  for (const column of ['from_id', 'to_id'] as const) {
    await trx
      .deleteFrom('replaced_row')
      .where('replacement_id', 'in', (eb) =>
        eb
          .selectFrom('song_replacement')
          .select('id')
          .where(whereIn(trx, column, songIds)),
      )
      .execute();
    await trx
      .deleteFrom('song_replacement')
      .where(whereIn(trx, column, songIds))
      .execute();
  }
}
