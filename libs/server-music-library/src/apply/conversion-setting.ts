import type { Db } from '@qingyin/server-db';

/**
 * Setting with `1` when the server can convert sound files, else `cut`: it only cuts parts out of some. Earlier versions
 * wrote `0`, so that the first start of this one divides such files.
 */
const CONVERTS = 'music-converts';
/**
 * Setting with the value of `CONVERTS` to which the availability of songs was last adapted; there is none while that is
 * not complete.
 */
const APPLIED = 'music-converts-applied';

/** Whether the server can convert sound files, as the last start found out. */
export const canConvert = async (db: Db): Promise<boolean> => (await read(db, CONVERTS)) === '1';

/**
 * Stores whether the server can convert.
 *
 * @returns true when songs must be adapted: the setting changed, or the last change was not applied to all songs
 */
export async function storeCanConvert(db: Db, able: boolean): Promise<boolean> {
  const value = valueOf(able);
  if ((await read(db, CONVERTS)) !== value) {
    // First, so that a start that ends between the two adapts songs too often rather than never.
    await write(db, APPLIED, '');
    await write(db, CONVERTS, value);
  }
  return (await read(db, APPLIED)) !== value;
}

/** Stores that the availability of all songs follows the present setting. */
export const markConversionApplied = async (trx: Db, able: boolean): Promise<void> =>
  write(trx, APPLIED, valueOf(able));

const valueOf = (able: boolean): string => (able ? '1' : 'cut');

const read = async (db: Db, name: string): Promise<string | undefined> =>
  (await db.selectFrom('setting').select('value').where('name', '=', name).executeTakeFirst())?.value;

async function write(db: Db, name: string, value: string): Promise<void> {
  await db
    .insertInto('setting')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
