import { openDb } from '@qingyin/server-db';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { addSearchCount, countSearch, flushSearchCounts } from './search-counts.ts';

const NOW = 1_700_000_000_000;
const MOST = 20_000;

it('deletes the least searched queries beyond the maximum', async () => {
  const db = await openDb(':memory:');
  try {
    await sql`with recursive n(i) as (select 1 union all select i + 1 from n where i < ${MOST + 500})
      insert into search_word (word_key, word, heat, first_at, last_at) select 'w' || i, 'w' || i, i, 0, 0 from n`.execute(
      db,
    );
    await addSearchCount(db, '明月', '明月', 9, NOW);
    countSearch(db, '春江', 'user 1', () => NOW);
    await flushSearchCounts(db, NOW);
    const words = await db.selectFrom('search_word').select('word').orderBy('heat', 'desc').execute();
    expect(words.length).toBe(MOST);
    expect(words.slice(0, 3).map(({ word }) => word)).toEqual(['明月', '春江', `w${MOST + 500}`]);
  } finally {
    await db.destroy();
  }
});
