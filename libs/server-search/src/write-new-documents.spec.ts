import { searchKinds } from '@qingyin/contract';
import { seedDatabase } from '@qingyin/demo-seed';
import { type Db, openDb } from '@qingyin/server-db';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { findIndexChanges } from './index-changes.ts';
import { indexSong, removeFromIndex } from './index-writer.ts';
import { findIndexProblems, rebuildSearchIndex } from './rebuild-index.ts';
import { type WriteInBatches, writeIndexInBatches } from './write-new-documents.ts';

let db: Db;
let songs: number[];
beforeEach(async () => {
  db = await openDb(':memory:');
  await seedDatabase(db, { big: 0, short: 0, passwordHash: '', afterInsert: rebuildSearchIndex });
  const rows = await db.selectFrom('song').select('id').orderBy('id').limit(12).execute();
  songs = rows.map(({ id }) => id);
  await removeFromIndex(db, searchKinds.song, ...songs);
});
afterEach(() => db.destroy());

/** Writes batches of five. @param before called before each transaction with their number so far */
const inBatches =
  (before: (written: number) => void | Promise<void> = () => {}): WriteInBatches =>
  async (items, change) => {
    for (let from = 0; from < items.length; from += 5) {
      await before(from / 5);
      await db.transaction().execute((trx) => change(trx, items.slice(from, from + 5)));
    }
  };

const changes = () => findIndexChanges(db, searchKinds.song, songs);

it('leaves the same index as one transaction', async () => {
  expect(await findIndexProblems(db)).not.toEqual([]);
  await writeIndexInBatches(inBatches(), await changes());
  expect(await changes()).toEqual([]);
  expect(await findIndexProblems(db)).toEqual([]);
});

it('is completed when it was interrupted between two transactions', async () => {
  let transactions = 0;
  const stopped = writeIndexInBatches(
    inBatches(() => {
      transactions += 1;
      if (transactions > 10) throw new Error('killed');
    }),
    await changes(),
  );
  await expect(stopped).rejects.toThrow('killed');
  await db
    .updateTable('song')
    .set({ name: '另一个名字' })
    .where('id', '=', songs[0] ?? 0)
    .execute();
  await writeIndexInBatches(inBatches(), await changes());
  expect(await findIndexProblems(db)).toEqual([]);
});

it('gives way to a change of the same song that comes in between', async () => {
  const [renamed = 0, deleted = 0] = songs;
  let transactions = 0;
  await writeIndexInBatches(
    inBatches(async () => {
      transactions += 1;
      if (transactions !== 10) return;
      await db.updateTable('song').set({ name: '后来的名字' }).where('id', '=', renamed).execute();
      await db.updateTable('song').set({ hidden: 1 }).where('id', '=', deleted).execute();
      await indexSong(db, renamed, deleted);
    }),
    await changes(),
  );
  expect(await changes()).toEqual([]);
  expect(await findIndexProblems(db)).toEqual([]);
});
