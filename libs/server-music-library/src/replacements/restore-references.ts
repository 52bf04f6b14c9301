import { type Db, whereIn } from '@qingyin/server-db';
import { addPlays } from './add-plays.ts';
import { handOver } from './hand-over.ts';
import { restoreLyrics } from './move-lyrics.ts';
import { type MovedPlace, movedPlaces } from './moved-places.ts';
import { deleteRows, type PlaceRow, restoreRows, rowsOfSong, setSong } from './place-queries.ts';

interface KeptRow {
  id: number;
  moved: boolean;
  content: string;
}

interface WantedRow extends KeptRow {
  /** position of the other song in the playlist */
  position?: number;
}

/**
 * Gives a song back what `moveReferences` took from it. What a user removed from the other song since stays removed, and
 * so do entries of playlists and accounts that are deleted. Rows of the other song that another replaced song needs as
 * well stay for that one.
 */
export async function restoreReferences(
  trx: Db,
  replacementId: number,
  from: number,
  to: number | null,
): Promise<void> {
  for (const place of movedPlaces) {
    const kept = await keptRows(trx, replacementId, place);
    if (kept.length === 0) continue;
    if (!place.pair) {
      if (to !== null) await setSong(trx, place, { from: to, to: from, rows: kept.map(({ id }) => id) });
      continue;
    }
    const back = await stillWanted(trx, place, kept, to);
    const rows = back.map(rowOf);
    await restoreRows(trx, place, rows);
    if (to === null) continue;
    if (place.table === 'play_record') await addPlays(trx, to, rows, -1);
    const moved = back.filter((row) => row.moved);
    const shared = await handOver(trx, place, { replacementId, to, rows: moved.map(({ id }) => id) });
    const own = moved.filter(({ id }) => !shared.has(id));
    // Plays of the other song since then are its own.
    const alone = place.table === 'play_record' ? await unplayedSince(trx, to, own) : own;
    await deleteRows(
      trx,
      place,
      to,
      alone.map(({ id }) => id),
    );
  }
  if (to !== null) await restoreLyrics(trx, replacementId, from, to);
  await trx.deleteFrom('replaced_row').where('replacement_id', '=', replacementId).execute();
}

/** The row as it was, at the place in its playlist where the other song has been since. */
function rowOf({ content, moved, position }: WantedRow): PlaceRow {
  const row = JSON.parse(content) as PlaceRow;
  return moved && position !== undefined ? { ...row, position } : row;
}

async function keptRows(trx: Db, replacementId: number, { table }: MovedPlace): Promise<KeptRow[]> {
  const rows = await trx
    .selectFrom('replaced_row')
    .select(['row_id', 'moved', 'content'])
    .where('replacement_id', '=', replacementId)
    .where('place', '=', table)
    .execute();
  return rows.map(({ row_id, moved, content }) => ({ id: row_id, moved: moved === 1, content }));
}

/** Rows whose counterpart at the other song is still there, or whose playlist is. */
async function stillWanted(
  trx: Db,
  place: MovedPlace,
  kept: readonly KeptRow[],
  to: number | null,
): Promise<WantedRow[]> {
  if (to !== null) {
    const there = new Map((await rowsOfSong(trx, place, to)).map((row) => [Number(row[place.row]), row]));
    return kept.flatMap((row) => {
      const other = there.get(row.id);
      if (!other) return [];
      return place.table === 'playlist_track' ? { ...row, position: Number(other.position) } : row;
    });
  }
  if (place.table !== 'playlist_track') return [...kept];
  const lists = await trx
    .selectFrom('playlist')
    .select('id')
    .where(
      whereIn(
        trx,
        'id',
        kept.map(({ id }) => id),
      ),
    )
    .execute();
  const there = new Set(lists.map(({ id }) => id));
  return kept.filter(({ id }) => there.has(id));
}

/** Rows of users who have not played the other song since the replacement: `addPlays` has left them no seconds. */
async function unplayedSince(trx: Db, to: number, rows: readonly KeptRow[]): Promise<KeptRow[]> {
  const played = await trx
    .selectFrom('play_record')
    .select('user_id')
    .where('song_id', '=', to)
    .where('seconds', '>', 0)
    .execute();
  const users = new Set(played.map(({ user_id }) => user_id));
  return rows.filter(({ id }) => !users.has(id));
}
