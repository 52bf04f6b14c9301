import type { SearchKind } from '@qingyin/contract';
import { type Db, insertRows, type SearchDocTable, whereIn } from '@qingyin/server-db';
import { sql } from 'kysely';
import {
  type IndexChange,
  inKeyOrder,
  removeTerms,
  storedTerms,
  writeIndexChanges,
} from './index-changes.ts';
import { UNFINISHED } from './pack-texts.ts';

/** Terms per transaction: at first, and at most. */
const TERMS_AT_ONCE = { first: 400, largest: 4000 };

/** Runs a change over items in short transactions, batch by batch. */
export type WriteInBatches = <Item>(
  items: readonly Item[],
  change: (trx: Db, batch: readonly Item[]) => Promise<void>,
  size?: { first: number; largest: number },
) => Promise<void>;

type NewDocument = Pick<IndexChange, 'kind' | 'id'> & NonNullable<IndexChange['wanted']>;

/**
 * Writes many changes of the index in short transactions. The terms of all new documents are inserted in the order of
 * the key, several times faster than document by document. Their documents are marked as unfinished meanwhile, so that
 * `findIndexChanges` finds those of an interrupted writer, and changes by others in between are recognised.
 */
export async function writeIndexInBatches(
  inBatches: WriteInBatches,
  changes: readonly IndexChange[],
): Promise<void> {
  await inBatches(
    changes.filter(({ stored }) => stored !== undefined),
    writeIndexChanges,
  );
  const added = changes.flatMap(({ kind, id, stored, wanted }): NewDocument[] =>
    !stored && wanted ? [{ kind, id, ...wanted }] : [],
  );
  await inBatches(added, (trx, batch) =>
    insertRows(
      trx,
      'search_doc',
      batch.map(({ terms: _terms, ...doc }) => ({ ...doc, others: doc.others + UNFINISHED })),
      { known: 'ignore' },
    ),
  );
  await inBatches(
    inKeyOrder(added),
    (trx, batch) => insertRows(trx, 'search_term', batch, { known: 'ignore' }),
    TERMS_AT_ONCE,
  );
  await inBatches(added, finish);
}

async function finish(trx: Db, added: readonly NewDocument[]): Promise<void> {
  for (const kind of new Set(added.map((doc) => doc.kind))) {
    const docs = added.filter((doc) => doc.kind === kind);
    const ids = docs.map(({ id }) => id);
    const rows = await documentsOf(trx, kind, ids);
    const unfinished = docs.filter((doc) => isUnfinished(doc, rows.get(doc.id))).map(({ id }) => id);
    await trx
      .updateTable('search_doc')
      .set({ others: sql`substr(others, 1, length(others) - ${UNFINISHED.length})` })
      .where('kind', '=', kind)
      .where(whereIn(trx, 'id', unfinished))
      .execute();
    for (const doc of docs) if (!unfinished.includes(doc.id)) await giveWay(trx, doc, rows.get(doc.id));
  }
}

async function documentsOf(trx: Db, kind: SearchKind, ids: readonly number[]) {
  const rows = await trx
    .selectFrom('search_doc')
    .selectAll()
    .where('kind', '=', kind)
    .where(whereIn(trx, 'id', ids))
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
}

const isUnfinished = (doc: NewDocument, row: SearchDocTable | undefined): boolean =>
  row?.rank === doc.rank && row.names === doc.names && row.others === doc.others + UNFINISHED;

/** Restores the terms of a document that another process wrote or removed meanwhile. */
async function giveWay(trx: Db, doc: NewDocument, row: SearchDocTable | undefined): Promise<void> {
  await removeTerms(trx, doc, doc);
  if (row)
    await insertRows(trx, 'search_term', inKeyOrder([{ ...doc, ...storedTerms(row) }]), {
      known: 'ignore',
    });
}
