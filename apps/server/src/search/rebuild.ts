import { aloneAmongReplicas, type Db } from '../db/open.ts';
import { documents } from './documents.ts';
import { seedWords } from './hot-words.ts';
import { insertDocs, packed, unpacked } from './index-writer.ts';
import { kinds } from './kinds.ts';
import { INDEX_VERSION, termsOf } from './terms.ts';

const SETTING = 'search-index';
const CHUNK = 20_000;

/** Rebuilds the search index from the tables and seeds the hot searches. */
export async function rebuildIndex(trx: Db): Promise<void> {
  await trx.deleteFrom('search_term').execute();
  await trx.deleteFrom('search_doc').execute();
  for (const kind of Object.values(kinds)) {
    const docs = await documents(trx, kind);
    for (let from = 0; from < docs.length; from += CHUNK)
      await insertDocs(trx, docs.slice(from, from + CHUNK));
  }
  await seedWords(trx, Date.now());
  await trx
    .insertInto('setting')
    .values({ name: SETTING, value: String(INDEX_VERSION) })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: String(INDEX_VERSION) }))
    .execute();
}

/** Rebuilds the index if it is missing or of another version; to be called at every start. */
export async function ensureIndex(db: Db): Promise<void> {
  if (await isCurrent(db)) return;
  await db.transaction().execute(async (trx) => {
    await aloneAmongReplicas(trx);
    if (!(await isCurrent(trx))) await rebuildIndex(trx);
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
export async function indexProblems(db: Db): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, kind] of Object.entries(kinds)) {
    const rows = await db
      .selectFrom('search_doc')
      .selectAll()
      .where('kind', '=', kind)
      .orderBy('id')
      .execute();
    const found = new Map(rows.map((row) => [row.id, row]));
    for (const doc of await documents(db, kind)) {
      const row = found.get(doc.id);
      found.delete(doc.id);
      if (!row) problems.push(`${name} ${doc.id} is missing`);
      else if (row.names !== packed(doc.names) || row.others !== packed(doc.others))
        problems.push(`${name} ${doc.id} is out of date`);
    }
    for (const id of found.keys()) problems.push(`${name} ${id} should not be in the index`);
    const wanted = new Set(
      rows.flatMap((row) =>
        termsOf({ kind, names: unpacked(row.names), others: unpacked(row.others) }).map(
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
