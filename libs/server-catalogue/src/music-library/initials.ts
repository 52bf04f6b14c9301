import type { Db } from '@qingyin/server-db';
import type { LibraryInitial } from '@qingyin/contract';
import type { SelectQueryBuilder } from 'kysely';

/** Position of "others" is after all letters. */
const OTHERS = '#';

/** Counts the rows of a query by their initial: letters first, then `#`. */
export async function countInitials(
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the tables of the query do not matter
  entries: SelectQueryBuilder<any, any, { initial: string }>,
  db: Db,
): Promise<LibraryInitial[]> {
  const rows = await db
    .selectFrom(entries.as('entries'))
    .select((eb) => ['entries.initial', eb.fn.countAll<number>().as('count')])
    .groupBy('entries.initial')
    .execute();
  const counts = rows.map(({ initial, count }) => ({ initial, count: Number(count) }));
  return counts.sort(
    (a, b) => Number(a.initial === OTHERS) - Number(b.initial === OTHERS) || (a.initial < b.initial ? -1 : 1),
  );
}
