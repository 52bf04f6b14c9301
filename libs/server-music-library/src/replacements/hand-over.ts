import { type Db, whereIn } from '@qingyin/server-db';
import type { MovedPlace } from './moved-places.ts';
import { deleteRows, type PlaceRow, restoreRows } from './place-queries.ts';

interface Leaving {
  /** the replacement that is undone */
  replacementId: number;
  /** the song that stands in */
  to: number;
  /** rows that came to `to` with this replacement */
  rows: readonly number[];
}

/**
 * Hands rows over to other replacements with the same stand-in: if another replaced song had a row there too, the row of
 * the stand-in is from now on the one that came from that song.
 *
 * @returns rows that were handed over, and stay
 */
export async function handOver(
  trx: Db,
  place: MovedPlace,
  { replacementId, to, rows }: Leaving,
): Promise<Set<number>> {
  if (rows.length === 0) return new Set();
  const wanted = new Set(rows);
  const kept = await trx
    .selectFrom('replaced_row')
    .innerJoin('song_replacement', 'song_replacement.id', 'replaced_row.replacement_id')
    .select(['replaced_row.id', 'replaced_row.row_id', 'replaced_row.content'])
    .where('song_replacement.to_id', '=', to)
    .where('song_replacement.undone_at', 'is', null)
    .where('song_replacement.id', '!=', replacementId)
    .where('replaced_row.place', '=', place.table)
    .orderBy('song_replacement.id')
    .execute();
  const heirs = new Map<number, { id: number; content: string }>();
  for (const { id, row_id, content } of kept)
    if (wanted.has(row_id) && !heirs.has(row_id)) heirs.set(row_id, { id, content });
  if (heirs.size === 0) return new Set();
  await trx
    .updateTable('replaced_row')
    .set({ moved: 1 })
    .where(
      whereIn(
        trx,
        'id',
        [...heirs.values()].map(({ id }) => id),
      ),
    )
    .execute();
  // Plays are added up, so that the row is right already.
  if (place.table !== 'play_record') {
    await deleteRows(trx, place, to, [...heirs.keys()]);
    await restoreRows(
      trx,
      place,
      [...heirs.values()].map(({ content }) => ({ ...(JSON.parse(content) as PlaceRow), [place.song]: to })),
    );
  }
  return new Set(heirs.keys());
}
