import { type CreateTableBuilder, type Kysely, PostgresAdapter } from 'kysely';

type Kind = 'integer' | 'bigint' | 'text';

/** `name` = not null; `name?` = nullable. Text and 64-bit integers are all the portable schema needs. */
function columns(
  table: CreateTableBuilder<string, string>,
  kind: Kind,
  names: string,
): CreateTableBuilder<string, string> {
  return names.split(' ').reduce<CreateTableBuilder<string, string>>((made, name) => {
    const nullable = name.endsWith('?');
    return made.addColumn(nullable ? name.slice(0, -1) : name, kind, (column) =>
      nullable ? column : column.notNull(),
    );
  }, table);
}

export interface TableShape {
  key: string[];
  /** true: `id` is the key and the database numbers the rows */
  generated?: boolean;
  /** names of 64-bit integer columns, with spaces between them; `?` at the end = nullable */
  numbers: string;
  /** names of text columns, likewise */
  texts?: string;
}

export type IndexShape = [name: string, table: string, columns: string[]];

/** Whether the schema is being made in PostgreSQL. */
export const inPostgres = (db: Kysely<unknown>): boolean =>
  db.getExecutor().adapter instanceof PostgresAdapter;

/** Makes a table in the portable manner of this schema. */
export async function makeTable(db: Kysely<unknown>, name: string, shape: TableShape): Promise<void> {
  let table: CreateTableBuilder<string, string> = db.schema.createTable(name);
  if (shape.generated) {
    // SQLite numbers a row by itself only where the key is exactly `integer primary key`.
    table = inPostgres(db)
      ? table.addColumn('id', 'bigint', (column) => column.primaryKey().generatedByDefaultAsIdentity())
      : table.addColumn('id', 'integer', (column) => column.primaryKey().autoIncrement());
  }
  if (shape.numbers) table = columns(table, 'bigint', shape.numbers);
  if (shape.texts) table = columns(table, 'text', shape.texts);
  if (!shape.generated) {
    await table.addPrimaryKeyConstraint(`${name}_key`, shape.key).execute();
    return;
  }
  await table.execute();
}

/** Makes several tables, then their indexes. */
export async function makeTables(
  db: Kysely<unknown>,
  shapes: Record<string, TableShape>,
  indexes: readonly IndexShape[] = [],
): Promise<void> {
  for (const [name, shape] of Object.entries(shapes)) await makeTable(db, name, shape);
  for (const [name, table, on] of indexes) await db.schema.createIndex(name).on(table).columns(on).execute();
}

/** Adds a column to a table that has rows: a number is 0 and a text is empty where nothing else is said. */
export async function addColumn(
  db: Kysely<unknown>,
  table: string,
  column: string,
  kind: 'bigint' | 'text',
  value: number | string | null = kind === 'text' ? '' : 0,
): Promise<void> {
  await db.schema
    .alterTable(table)
    .addColumn(column, kind, (made) => (value === null ? made : made.notNull().defaultTo(value)))
    .execute();
}
