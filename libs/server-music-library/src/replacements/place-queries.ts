import { type Db, insertRows } from '@qingyin/server-db';
import { type RawBuilder, sql } from 'kysely';
import type { MovedPlace } from './moved-places.ts';

/** A row of a table, by column. */
export type PlaceRow = Record<string, string | number | null>;

/** Ids in one statement. */
const AT_ONCE = 500;

const conditionOf = ({ resource }: MovedPlace): RawBuilder<unknown> =>
  resource === undefined ? sql`1 = 1` : sql`resource_type = ${resource}`;

const inRows = ({ row }: MovedPlace, ids: readonly number[]): RawBuilder<unknown> =>
  sql`${sql.ref(row)} in (${sql.join(ids.map((id) => sql.lit(id)))})`;

const parts = (ids: readonly number[]): number[][] =>
  Array.from({ length: Math.ceil(ids.length / AT_ONCE) }, (_, at) =>
    ids.slice(at * AT_ONCE, (at + 1) * AT_ONCE),
  );

/** Rows of a table that refer to a song. */
export async function rowsOfSong(db: Db, place: MovedPlace, songId: number): Promise<PlaceRow[]> {
  const found = await sql<PlaceRow>`select * from ${sql.table(place.table)}
    where ${sql.ref(place.song)} = ${songId} and ${conditionOf(place)}`.execute(db);
  return found.rows;
}

/** Lets rows refer to another song. */
export async function setSong(
  trx: Db,
  place: MovedPlace,
  { from, to, rows }: { from: number; to: number; rows: readonly number[] },
): Promise<void> {
  for (const some of parts(rows))
    await sql`update ${sql.table(place.table)} set ${sql.ref(place.song)} = ${to}
      where ${sql.ref(place.song)} = ${from} and ${conditionOf(place)} and ${inRows(place, some)}`.execute(
      trx,
    );
}

/** Deletes rows that refer to a song. */
export async function deleteRows(
  trx: Db,
  place: MovedPlace,
  songId: number,
  rows: readonly number[],
): Promise<void> {
  for (const some of parts(rows))
    await sql`delete from ${sql.table(place.table)}
      where ${sql.ref(place.song)} = ${songId} and ${conditionOf(place)} and ${inRows(place, some)}`.execute(
      trx,
    );
}

/** Writes rows back that were deleted; rows that exist stay as they are. */
export const restoreRows = (trx: Db, place: MovedPlace, rows: readonly PlaceRow[]): Promise<void> =>
  insertRows(trx, place.table, rows, { known: 'ignore' });
