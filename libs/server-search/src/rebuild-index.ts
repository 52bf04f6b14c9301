import { searchKinds } from '@qingyin/contract';
import { acquireSeedLock, type Db } from '@qingyin/server-db';
import { loadIndexDocuments } from './index-documents.ts';
import { seedHotSearches } from './hot-searches.ts';
import { insertDocuments } from './index-writer.ts';
import { packOthers, packTexts, unpackOthers, unpackTexts } from './pack-texts.ts';
import { INDEX_VERSION, indexTermsOf } from './index-terms.ts';

const SETTING = 'search-index';
const CHUNK = 20_000;

/** Rebuilds the search index from the tables and seeds the hot searches. */
export async function rebuildSearchIndex(trx: Db): Promise<void> {
  await trx.deleteFrom('search_term').execute();
  await trx.deleteFrom('search_doc').execute();
  for (const kind of Object.values(searchKinds)) {
    const docs = await loadIndexDocuments(trx, kind);
    for (let from = 0; from < docs.length; from += CHUNK)
      await insertDocuments(trx, docs.slice(from, from + CHUNK));
  }
  await seedHotSearches(trx, Date.now());
  await trx
    .insertInto('setting')
    .values({ name: SETTING, value: String(INDEX_VERSION) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(INDEX_VERSION) }))
    .execute();
}

/** Rebuilds the index if it is missing or of another version; to be called at every start. */
export async function ensureSearchIndex(db: Db): Promise<void> {
  if (await isCurrent(db)) return;
  await db.transaction().execute(async (trx) => {
    await acquireSeedLock(trx);
    if (!(await isCurrent(trx))) await rebuildSearchIndex(trx);
  });
}

async function isCurrent(db: Db): Promise<boolean> {
  const row = await db.selectFrom('setting').select('value').where('name', '=', SETTING).executeTakeFirst();
  return row?.value === String(INDEX_VERSION);
}

/**
 * Compares the index with the tables. @returns descriptions of the differences, empty if there are none; a
 * different popularity is accepted
 */
export async function findIndexProblems(db: Db): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, kind] of Object.entries(searchKinds)) {
    const rows = await db
      .selectFrom('search_doc')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('id')
      .execute();
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const doc of await loadIndexDocuments(db, kind)) {
      const row = found.get(doc.id);
      found.delete(doc.id);
      if (!row) problems.push(`${name} ${doc.id} is missing`);
      else if (row.names !== packTexts(doc.names) || row.others !== packOthers(doc))
        problems.push(`${name} ${doc.id} is out of date`);
    }
    for (const id of found.keys()) problems.push(`${name} ${id} should not be in the index`);
    const wanted = new Set(
      rows.flatMap((row) =>
        indexTermsOf({ kind, names: unpackTexts(row.names), ...unpackOthers(row.others) }).map(
          (term) => `${term} ${row.rank} ${row.id}`,
        ),
      ),
    );
    const terms = await db
      .selectFrom('search_term')
      .select(['term', 'rank', 'id'])
      .where('kind', '=', kind)
      .execute();
    for (const { term, rank, id } of terms)
      if (!wanted.delete(`${term} ${rank} ${id}`)) problems.push(`${name} ${id} is found by ${term}`);
    for (const term of wanted) problems.push(`${name} is not found by ${term}`);
  }
  return problems;
}
