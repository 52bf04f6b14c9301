import { type Db, insertMany } from '@qingyin/server-db';
import { addPlays } from './add-plays.ts';
import { moveLyrics } from './move-lyrics.ts';
import { type MovedPlace, movedPlaces } from './moved-places.ts';
import { deleteRows, type PlaceRow, rowsOfSong, setSong } from './place-queries.ts';

/**
 * Lets what refers to a song refer to another one: playlists, likes, ratings, plays, comments, edited lyrics. Where both are referred to,
 * the row of the other one stays, and plays are added up. Each row is kept for `restoreReferences`.
 *
 * @param to null: the rows are deleted, except plays of other places and comments, which stay with the song
 */
export async function moveReferences(
  trx: Db,
  replacementId: number,
  from: number,
  to: number | null,
): Promise<void> {
  for (const place of movedPlaces) {
    if (to === null && !place.forgotten) continue;
    const rows = await rowsOfSong(trx, place, from);
    if (rows.length === 0) continue;
    const taken = new Set(
      to !== null && place.pair ? (await rowsOfSong(trx, place, to)).map((row) => idOf(place, row)) : [],
    );
    const moved = to === null ? [] : rows.filter((row) => !taken.has(idOf(place, row)));
    const left = rows.filter((row) => !moved.includes(row));
    await insertMany(
      trx,
      'replaced_row',
      rows.map((row) => ({
        replacement_id: replacementId,
        user_id: place.user === undefined ? null : Number(row[place.user]),
        row_id: idOf(place, row),
        moved: Number(moved.includes(row)),
        place: place.table,
        content: place.pair ? JSON.stringify(row) : '',
      })),
    );
    if (to !== null) {
      const ids = moved.map((row) => idOf(place, row));
      await setSong(trx, place, { from, to, rows: ids });
      if (place.table === 'play_record') await addPlays(trx, to, left, 1);
    }
    await deleteRows(
      trx,
      place,
      from,
      left.map((row) => idOf(place, row)),
    );
  }
  if (to !== null) await moveLyrics(trx, replacementId, from, to);
}

const idOf = ({ row }: MovedPlace, values: PlaceRow): number => Number(values[row]);
