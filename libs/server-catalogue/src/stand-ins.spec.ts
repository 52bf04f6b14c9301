import { openDb } from '@qingyin/server-db';
import { expect, it } from 'vitest';
import { withStandIns } from './stand-ins.ts';

it('names the last stand-in of each song once, and leaves out forgotten songs', async () => {
  const db = await openDb(':memory:');
  const made = { user_id: 1, at: 1, undone_at: null, kind: 'missing' as const };
  await db
    .insertInto('song_replacement')
    .values([
      { ...made, from_id: 1, to_id: 2 },
      { ...made, from_id: 2, to_id: 3 },
      { ...made, from_id: 4, to_id: null, kind: 'forgotten' },
      { ...made, from_id: 5, to_id: 6, undone_at: 2 },
    ])
    .execute();
  expect(await withStandIns(db, [7, 1, 4, 2, 5])).toEqual([7, 3, 5]);
  expect(await withStandIns(db, [])).toEqual([]);
  await db.destroy();
});
