import { type Db, insertMany, inWriteTransaction } from '@qingyin/server-db';
import { comparedSongs } from './compared-songs.ts';
import { type FoundGroup, findGroups, pairKey } from './find-groups.ts';
import { makePrints, type MakePrintsOptions } from './make-prints.ts';

/** Setting with the end of the last complete search, ms since 1970. */
const FINISHED = 'duplicates-searched';

/** End of the last complete search, ms since 1970; 0 = never. */
export async function lastSearch(db: Db): Promise<number> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', FINISHED).executeTakeFirst();
  return Number(row?.value ?? 0);
}

/** Compares all songs of folders and stores which are the same. Fingerprints of an ended search are used by the next one. */
export async function searchDuplicates(options: MakePrintsOptions): Promise<void> {
  const { db, now, signal } = options;
  const songs = await comparedSongs(db);
  const prints = await makePrints(songs, options);
  const rows = await db.selectFrom('separate_song').select(['song_id', 'other_id']).execute();
  const kept = new Set(rows.map(({ song_id, other_id }) => pairKey(song_id, other_id)));
  await storeGroups(db, await findGroups(songs, prints, kept, signal), now());
}

const storeGroups = (db: Db, groups: readonly FoundGroup[], now: number): Promise<void> =>
  inWriteTransaction(db, async (trx) => {
    await trx.deleteFrom('duplicate_song').execute();
    await insertMany(
      trx,
      'duplicate_song',
      groups.flatMap(({ ids, reason }) =>
        ids.map((song_id) => ({ song_id, group_id: ids[0] ?? song_id, kept: 0, reason })),
      ),
    );
    const value = String(now);
    await trx
      .insertInto('setting')
      .values({ name: FINISHED, value })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
      .execute();
  });
