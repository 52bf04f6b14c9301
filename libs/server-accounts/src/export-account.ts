import type { Db } from '@qingyin/server-db';
import type { AccountExport } from '@qingyin/contract';
import { ownedRowColumns, selectUserRows } from './user-columns.ts';

/** Columns with credentials, which an export must not contain. */
const SECRET = /(^|_)(hash|password)/;
/** Exceptions: hashes that identify files. */
const NO_SECRET = new Set(['file_hash', 'cover_hash', 'hash']);

/** Exports all stored data of a user, by table; credentials are left out. */
export async function exportAccount(db: Db, userId: number): Promise<AccountExport> {
  const tables: AccountExport = {
    user: (await db.selectFrom('user').selectAll().where('id', '=', userId).execute()).map(open),
  };
  for (const place of ownedRowColumns) {
    const [table, column] = place;
    const name = tables[table] ? `${table}.${column}` : table;
    tables[name] = (await selectUserRows(db, place, userId)).map(open);
  }
  return tables;
}

const open = (row: object): Record<string, string | number | null> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => NO_SECRET.has(name) || !(SECRET.test(name) || /_hash$/.test(name)),
    ),
  );
