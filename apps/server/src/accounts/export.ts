import type { AccountExport } from '@qingyin/contract';
import type { Db } from '../db/open.ts';
import { personalRows, rowsAt } from './personal-rows.ts';

/** What opens an account is of no use outside and of harm in a file that is passed about. */
const SECRET = /(^|_)(hash|password)/;
/** Numbers and names of files are no secrets. */
const NO_SECRET = new Set(['file_hash', 'cover_hash', 'hash']);

/** Everything that is kept about a user, table by table. */
export async function exportAccount(db: Db, userId: number): Promise<AccountExport> {
  const tables: AccountExport = {
    user: (await db.selectFrom('user').selectAll().where('id', '=', userId).execute()).map(open),
  };
  for (const place of personalRows) {
    const [table, column] = place;
    const name = tables[table] ? `${table}.${column}` : table;
    tables[name] = (await rowsAt(db, place, userId)).map(open);
  }
  return tables;
}

const open = (row: object): Record<string, string | number | null> =>
  Object.fromEntries(
    Object.entries(row).filter(
      ([name]) => NO_SECRET.has(name) || !(SECRET.test(name) || /_hash$/.test(name)),
    ),
  );
